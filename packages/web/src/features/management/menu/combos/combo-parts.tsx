import type { EditedCombo, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { movedBy } from "../choices/choice-rows.tsx";
import { AddRow } from "../adding/add-row.tsx";
import type { SetField, SetFields } from "../line-edits.ts";
import { newPart } from "../new-lines.ts";
import { useSaidPlace } from "../moving/said-place.tsx";
import { ComboPart } from "./combo-part.tsx";

/** The most parts that a combo may have (tablee-format). */
const MOST_PARTS = 12;

interface ComboPartsProps {
  draft: MenuDraft;
  menu: EditedMenu;
  combo: EditedCombo;
  set: SetField;
  setAll: SetFields;
}

/** The parts of a combo in their order, and which of them gives it its name. */
export function ComboParts({ draft, menu, combo, set, setAll }: ComboPartsProps) {
  const language = useLanguage();
  const { sayPlace, region } = useSaidPlace();
  const { slots, primary_slot } = combo;
  const save = (next: EditedCombo["slots"]) => set("slots", slots, next);
  const remove = (ref: string) => {
    const left = slots.filter((one) => one.ref !== ref);
    setAll([["slots", slots, left], ...(primary_slot === ref ? [["primary_slot", primary_slot, null] as const] : [])]);
  };
  const move = (at: number, by: -1 | 1) => {
    save(movedBy(slots, at, by));
    const name = slots[at]?.name;
    sayPlace((name && textIn(name, language)) || m.management_nameless(), at + by, slots.length);
  };
  return (
    <section aria-label={m.management_parts()} className="grid gap-3">
      <h3 className="font-display text-t2">{m.management_parts()}</h3>
      {region}
      <ol className="grid gap-3">
        {slots.map((part, at) => (
          <ComboPart
            key={part.ref}
            draft={draft}
            menu={menu}
            part={part}
            at={at}
            change={(next, seen = part) => set("slots", slots.with(at, seen), slots.with(at, next))}
            move={(by) => (slots[at + by] ? () => move(at, by) : null)}
            remove={slots.length > 1 ? () => remove(part.ref) : null}
          />
        ))}
      </ol>
      <AddRow
        label={m.management_add_part()}
        add={() => save([...slots, newPart(slots)])}
        disabled={slots.length >= MOST_PARTS}
      />
      <Field label={m.management_primary_part()} hint={m.management_primary_part_hint()}>
        <Select
          value={primary_slot ?? "none"}
          onValueChange={(value) => set("primary_slot", primary_slot, value === "none" ? null : value)}
          options={[
            { value: "none", label: m.management_none() },
            ...slots.map(({ ref, name }) => ({
              value: ref,
              label: textIn(name, language) || m.management_nameless(),
            })),
          ]}
        />
      </Field>
    </section>
  );
}
