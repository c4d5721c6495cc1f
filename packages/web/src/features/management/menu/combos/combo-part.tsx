import type { EditedCombo, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { IconButton } from "@tablee/design-system/icon-button";
import { Switch } from "@tablee/design-system/inputs/switch";
import { textIn } from "@tablee/domain/language/text-in";
import { X } from "lucide-react";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AddLineSelect } from "../add-line-select.tsx";
import { lineWord } from "../field-words.ts";
import { LANGUAGE_NAMES } from "../language-names.ts";
import { AmountField, TextField } from "../line-fields.tsx";
import { PartActions } from "../part-actions.tsx";

type Part = EditedCombo["slots"][number];
type PartDish = Part["items"][number];

interface ComboPartProps {
  draft: MenuDraft;
  menu: EditedMenu;
  part: Part;
  /** Which of the parts it is, from 0. */
  at: number;
  change: (next: Part) => void;
  /** null: it cannot go further. */
  move: (by: -1 | 1) => (() => void) | null;
  remove: (() => void) | null;
}

/** One part of a combo: its name in both languages, and the dishes that it is chosen from with what each adds. */
export function ComboPart({ draft, menu, part, at, change, move, remove }: ComboPartProps) {
  const language = useLanguage();
  const { items } = part;
  const name = textIn(part.name, language) || m.management_part_number({ number: at + 1 });
  const setDish = (ref: string, next: PartDish | null) =>
    change({ ...part, items: items.flatMap((one) => (one.item === ref ? (next ?? []) : one)) });
  return (
    <li aria-label={name} className="grid gap-3 rounded-card border border-line p-3">
      <div className="grid grid-cols-1 gap-2 large:grid-cols-2">
        {(["en", "fr"] as const).map((one) => (
          <div key={one} lang={one}>
            <TextField
              label={`${m.management_field_name()} · ${LANGUAGE_NAMES[one]}`}
              text={part.name}
              language={one}
              isNeeded
              save={(words) => change({ ...part, name: { ...part.name, [one]: words } })}
            />
          </div>
        ))}
      </div>
      <ul className="grid gap-2">
        {items.map((dish) => (
          <DishOfPart
            key={dish.item}
            draft={draft}
            name={lineWord(menu, "items", dish.item, language)}
            dish={dish}
            change={(next) => setDish(dish.item, next)}
          />
        ))}
      </ul>
      <AddLineSelect
        label={m.management_add_part_dish()}
        lines={menu.items.filter(({ ref, listed }) => listed && !items.some(({ item }) => item === ref))}
        add={(item) => change({ ...part, items: [...items, { item, extra_price: 0, use_base_price: false }] })}
      />
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

interface DishOfPartProps {
  draft: MenuDraft;
  name: string;
  dish: PartDish;
  change: (next: PartDish | null) => void;
}

/** A dish of a part with what it adds to the combo: a sum, or its own price (menus §17). */
function DishOfPart({ draft, name, dish, change }: DishOfPartProps) {
  useWords();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 rounded-control bg-sunken p-2 ps-3">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <IconButton label={m.management_remove_one({ name })} onClick={() => change(null)}>
        <X />
      </IconButton>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-36">
          <AmountField
            label={m.management_adds_of({ name })}
            labelHidden
            kept={dish.extra_price}
            currency={draft.currency}
            save={(price) => change({ ...dish, extra_price: price ?? 0 })}
          />
        </div>
        <Switch
          className="grow"
          label={m.management_own_price()}
          checked={dish.use_base_price}
          onCheckedChange={(use_base_price) => change({ ...dish, use_base_price })}
        />
      </div>
    </li>
  );
}
