import type { EditedCombo, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Switch } from "@tablee/design-system/inputs/switch";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AddLineSelect } from "../adding/add-line-select.tsx";
import { lineWord } from "../field-words.ts";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";
import { TextField } from "../line-fields.tsx";
import { PartCounts } from "./part-counts.tsx";
import { type PartDish, PartDishRow, variantFor } from "./part-dish-row.tsx";
import { both } from "../line-edits.ts";
import { newPartDish } from "../new-lines.ts";
import { PartActions } from "../moving/part-actions.tsx";

type Part = EditedCombo["slots"][number];

interface ComboPartProps {
  draft: MenuDraft;
  menu: EditedMenu;
  part: Part;
  /** The index of the part, from 0. */
  at: number;
  /** `seen`: the part as it was when typing began; missing: as it is now. */
  change: (next: Part, seen?: Part) => void;
  /** Returns the function that moves it; null if it cannot move further. */
  move: (by: -1 | 1) => (() => void) | null;
  remove: (() => void) | null;
}

/** One part of a combo: its name in both languages, and the dishes to choose from with their extra prices. */
export function ComboPart({ draft, menu, part, at, change, move, remove }: ComboPartProps) {
  const language = useLanguage();
  const { items } = part;
  const name = textIn(part.name, language) || m.management_part_number({ number: at + 1 });
  const withDish = (dish: PartDish, next: PartDish | null) => ({
    ...part,
    items: items.flatMap((one) => (one === dish ? (next ?? []) : one)),
  });
  return (
    <li aria-label={name} className="grid gap-3 rounded-card border border-line p-3">
      <div className="grid grid-cols-1 gap-2 @min-[26rem]:grid-cols-2">
        {ownFirst(language).map((one) => (
          <div key={one} lang={one}>
            <TextField
              label={`${m.management_field_name()} · ${LANGUAGE_NAMES[one]}`}
              text={part.name}
              language={one}
              isNeeded
              save={(...words) => change(...both(words, (own) => ({ ...part, name: { ...part.name, [one]: own } })))}
            />
          </div>
        ))}
      </div>
      <ul className="grid gap-2">
        {items.map((dish) => (
          <PartDishRow
            key={`${dish.item} ${dish.variant}`}
            draft={draft}
            name={lineWord(menu, "items", dish.item, language)}
            dish={dish}
            max={part.max}
            change={(next, seen = dish) => change(withDish(dish, next), withDish(dish, seen))}
          />
        ))}
      </ul>
      <AddLineSelect
        label={m.management_add_part_dish()}
        lines={menu.items.filter(({ listed }) => listed)}
        add={(item) => change({ ...part, items: [...items, newPartDish(item, variantFor(items, item))] })}
      />
      <PartCounts part={part} change={change} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Switch
          label={m.management_part_optional()}
          checked={part.optional}
          onCheckedChange={(optional) => change({ ...part, optional })}
        />
        <PartActions name={name} move={move} remove={remove} />
      </div>
    </li>
  );
}
