import type { EditedCombo } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { IconButton } from "@tablee/design-system/icon-button";
import { Switch } from "@tablee/design-system/inputs/switch";
import type { Language, Text } from "@tablee/domain/language/text";
import { hasText, textIn } from "@tablee/domain/language/text-in";
import { X } from "lucide-react";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { Counter } from "../choices/counter.tsx";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";
import { both } from "../line-edits.ts";
import { AmountField, TextField } from "../line-fields.tsx";
import { handsFocusOn } from "../../../../shell/hands-focus-on.ts";

export type PartDish = EditedCombo["slots"][number]["items"][number];

const NO_WORDS: Text = { en: null, fr: null, default: null };

/** Returns the first variant of a dish that a part does not have. */
export const variantFor = (items: readonly PartDish[], item: string): number => {
  const taken = new Set(items.filter((one) => one.item === item).map(({ variant }) => variant));
  let variant = 0;
  while (taken.has(variant)) variant += 1;
  return variant;
};

interface PartDishRowProps {
  draft: MenuDraft;
  name: string;
  dish: PartDish;
  /** The most portions that its part takes. */
  max: number;
  /** `seen`: the dish as it was when typing began; missing: as it is now. */
  change: (next: PartDish | null, seen?: PartDish) => void;
}

/**
 * A dish of a part and what it adds to the combo: an amount, or its own price (menus §17). If the part has the dish
 * twice, the second has its own words; if the part takes several portions, each dish may have a limit.
 */
export function PartDishRow({ draft, name: dishName, dish, max, change }: PartDishRowProps) {
  const language = useLanguage();
  const words = dish.name ? textIn(dish.name, language) : "";
  const name = words ? `${dishName} · ${words}` : dish.variant > 0 ? `${dishName} · ${dish.variant + 1}` : dishName;
  return (
    <li
      ref={handsFocusOn}
      className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 rounded-control bg-sunken p-2 ps-3"
    >
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <IconButton label={m.management_remove_one({ name })} data-remove="" onClick={() => change(null)}>
        <X />
      </IconButton>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-36">
          <AmountField
            label={m.management_adds_of({ name })}
            labelHidden
            kept={dish.extra_price}
            currency={draft.currency}
            save={(...prices) => change(...both(prices, (price) => ({ ...dish, extra_price: price ?? 0 })))}
          />
        </div>
        <Switch
          className="grow"
          label={m.management_own_price()}
          checked={dish.use_base_price}
          onCheckedChange={(use_base_price) => change({ ...dish, use_base_price })}
        />
      </div>
      {dish.variant > 0 || dish.name ? <OwnWords dish={dish} change={change} /> : null}
      {max > 1 ? (
        <div className="col-span-2 py-1">
          <Counter
            label={m.management_of_this()}
            value={Math.min(dish.limit ?? max, max)}
            min={1}
            max={max}
            onValueChange={(limit) => change({ ...dish, limit: limit === max ? null : limit })}
          />
        </div>
      ) : null}
    </li>
  );
}

/** The words that distinguish the entries of one dish. */
function OwnWords({ dish, change }: Pick<PartDishRowProps, "dish" | "change">) {
  const language = useLanguage();
  const own = dish.name ?? NO_WORDS;
  const named = (one: Language, words: string | null): PartDish => {
    const name = { ...own, [one]: words };
    return { ...dish, name: hasText(name) ? name : null };
  };
  return (
    <div className="col-span-2 grid grid-cols-1 gap-2 py-1 @min-[26rem]:grid-cols-2">
      {ownFirst(language).map((one) => (
        <div key={one} lang={one}>
          <TextField
            label={`${m.management_told_apart()} · ${LANGUAGE_NAMES[one]}`}
            text={own}
            language={one}
            isNeeded
            save={(...words) => change(...both(words, (said) => named(one, said)))}
          />
        </div>
      ))}
    </div>
  );
}
