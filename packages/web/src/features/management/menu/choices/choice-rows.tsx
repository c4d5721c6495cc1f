import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AddRow } from "../adding/add-row.tsx";
import type { SetField } from "../line-edits.ts";
import type { EditorProps } from "../line-places.tsx";
import { newChoice } from "../new-lines.ts";
import { useSaidPlace } from "../moving/said-place.tsx";
import { ChoiceRow } from "./choice-row.tsx";

/** The most choices that a group may have (tablee-format). */
const MOST_CHOICES = 200;

interface ChoiceRowsProps {
  editor: EditorProps;
  group: EditedGroup;
  set: SetField;
}

/** Returns the list with one entry moved by one place. */
export function movedBy<One>(all: readonly One[], at: number, by: -1 | 1): One[] {
  const next = [...all];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

/** The choices of a group in their order, each with its name in both languages and its extra price. */
export function ChoiceRows({ editor, group, set }: ChoiceRowsProps) {
  const language = useLanguage();
  const { sayPlace, region } = useSaidPlace();
  const { modifiers } = group;
  const save = (next: EditedGroup["modifiers"]) => set("modifiers", modifiers, next);
  const move = (at: number, by: -1 | 1) => {
    save(movedBy(modifiers, at, by));
    const name = modifiers[at]?.name;
    sayPlace((name && textIn(name, language)) || m.management_nameless(), at + by, modifiers.length);
  };
  return (
    <section aria-label={m.management_choices()} className="grid gap-3">
      <h3 className="font-display text-t2">{m.management_choices()}</h3>
      {region}
      <ol className="grid gap-3">
        {modifiers.map((choice, at) => (
          <ChoiceRow
            key={choice.ref}
            editor={editor}
            group={group}
            choice={choice}
            change={(next, seen = choice) => set("modifiers", modifiers.with(at, seen), modifiers.with(at, next))}
            move={(by) => (modifiers[at + by] ? () => move(at, by) : null)}
            remove={modifiers.length > 1 ? () => save(modifiers.filter(({ ref }) => ref !== choice.ref)) : null}
          />
        ))}
      </ol>
      <AddRow
        label={m.management_add_choice()}
        add={() => save([...modifiers, newChoice(modifiers)])}
        disabled={modifiers.length >= MOST_CHOICES}
      />
    </section>
  );
}
