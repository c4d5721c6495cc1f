import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Message } from "@tablee/design-system/message";
import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { Stepper } from "@tablee/design-system/inputs/stepper";
import type { MenuItem, Modifier } from "@tablee/domain/menus/menu";
import { modifierOf } from "@tablee/domain/menus/find-in-menu";
import { isInStock } from "@tablee/domain/menus/item-availability";
import { canSelectMore, maxFor, selectedTotal } from "@tablee/domain/orders/line/modifier-groups";
import { textIn } from "@tablee/domain/language/text-in";
import { type Currency, toDecimal } from "@tablee/domain/money/minor";
import { modifierPriceShown } from "@tablee/domain/orders/line/line-price";
import { useId } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { GroupView } from "./item-composition.ts";
import { GroupHead, hasDescription, ModifierDescription, ModifierText } from "./modifier-words.tsx";

export interface ModifierGroupProps {
  view: GroupView;
  /** Needed for the price display `total`. */
  item: Pick<MenuItem, "price">;
  currency: Currency;
  /** Add was pressed: missing choices are marked. */
  tried: boolean;
  onSelect: (modifier_id: number, quantity: number) => void;
  /** The element to which Add scrolls. */
  anchor?: (element: HTMLElement | null) => void;
}

/** A group of modifiers: radio, checkbox or spinner, as menus §9 decides. */
export function ModifierGroup(props: ModifierGroupProps) {
  const language = useLanguage();
  const id = useId();
  const { view, tried, anchor } = props;
  const missing = tried && view.unmet;
  const soldOut = view.selection.flatMap(({ modifier_id }) => {
    const modifier = modifierOf(view.group, modifier_id);
    return modifier && !isInStock(modifier) ? [modifier] : [];
  });
  return (
    // Not a landmark: a combo may ask the same for two dishes, and the choices below carry the name.
    <div
      ref={anchor}
      className={`scroll-mt-20 border-line tablet:scroll-mt-2 ${
        view.within.length > 0
          ? `my-4 border-s-2 ps-4 ${view.within.length > 1 ? "ms-4" : ""}`
          : "border-b py-5 first:border-t last:border-b-0 tablet:first:border-t-0 tablet:first:pt-1"
      }`}
    >
      <GroupHead id={id} view={view} tried={tried} />
      {missing ? (
        <Message tone="danger" id={`${id}-missing`} className="mt-1.5">
          {view.total === 0 && view.missing === 1 ? m.menu_choose_first() : m.menu_choose_more({ count: view.missing })}
        </Message>
      ) : null}
      {soldOut.map(({ id: modifier_id, name }) => (
        <Message key={modifier_id} tone="danger" className="mt-1.5">
          {m.menu_sold_out_choice({ name: textIn(name, language) })}
        </Message>
      ))}
      <div className="mt-1">
        <Choices {...props} id={id} missing={missing} />
      </div>
      {view.hides.map(({ hidden, by }) => (
        <Message key={hidden.id} tone="info" announce className="mt-1">
          {m.menu_hidden_by({ name: textIn(hidden.name, language), other: textIn(by.name, language) })}
        </Message>
      ))}
    </div>
  );
}

type ChoicesProps = ModifierGroupProps & { id: string; missing: boolean };

function Choices({ view, id, missing, ...props }: ChoicesProps) {
  const described = [`${id}-hint`, missing ? `${id}-missing` : ""].join(" ").trim();
  const rows = view.visible.map((modifier) =>
    modifier.type === "selectable" ? (
      <Choice key={modifier.id} {...{ ...props, view, modifier }} />
    ) : (
      <ModifierText key={modifier.id} modifier={modifier} />
    ),
  );
  if (view.resolved.control === "radio") {
    const chosen = view.selection[0]?.modifier_id;
    return (
      <RadioGroup
        labelledBy={`${id}-name`}
        describedBy={described}
        value={chosen === undefined ? null : String(chosen)}
        onValueChange={(value) => props.onSelect(Number(value), 1)}
      >
        {rows}
      </RadioGroup>
    );
  }
  return (
    <div role="group" aria-labelledby={`${id}-name`} aria-describedby={described}>
      {rows}
    </div>
  );
}

type ChoiceProps = Omit<ModifierGroupProps, "tried" | "anchor"> & { modifier: Modifier };

function Choice({ view, item, currency, modifier, onSelect }: ChoiceProps) {
  const language = useLanguage();
  const { resolved, selection } = view;
  const name = textIn(modifier.name, language);
  const chosen = selectedTotal(selection.filter(({ modifier_id }) => modifier_id === modifier.id));
  const gone = !isInStock(modifier);
  const shownPrice = usePriceWords({ item, view, modifier, currency });
  const price = gone ? m.menu_out_of_stock() : shownPrice;
  const description = <ModifierDescription modifier={modifier} />;
  const said = hasDescription(modifier, language) ? description : undefined;
  if (resolved.control === "radio") {
    return <Radio value={String(modifier.id)} label={name} description={said} end={price} disabled={gone} />;
  }
  if (resolved.control === "checkbox") {
    return (
      <Checkbox
        label={name}
        description={said}
        end={price}
        checked={chosen > 0}
        disabled={chosen === 0 && !canSelectMore(resolved, selection, modifier.id)}
        onCheckedChange={(checked) => onSelect(modifier.id, checked ? 1 : 0)}
      />
    );
  }
  const most = maxFor(resolved, selection, modifier.id);
  const dimmed = chosen === 0 && most === 0;
  return (
    <div className={`flex min-h-13 items-center gap-3 py-1.5 ${dimmed ? "text-ink-3" : ""}`}>
      <span className={`min-w-0 grow ${chosen > 0 ? "font-semibold" : ""}`}>
        {name}
        <span className="num block text-cap font-normal text-ink-3">{price}</span>
        {said ? <span className="block text-cap font-normal text-ink-3">{description}</span> : null}
      </span>
      <Stepper
        size="sm"
        collapsed
        label={m.menu_quantity_of({ name })}
        decreaseLabel={m.menu_one_less()}
        increaseLabel={chosen === 0 ? m.menu_add_item({ name }) : m.menu_one_more()}
        value={chosen}
        max={most}
        onValueChange={(quantity) => onSelect(modifier.id, quantity)}
      />
    </div>
  );
}

const ALONE = { price: null };

/**
 * menus §14: `total` shows the item's price with that modifier; `extra` shows "+ amount", or "− amount" if it reduces
 * the price; a modifier without a price gets a word.
 */
function usePriceWords({
  item,
  view,
  modifier,
  currency,
}: Pick<ChoiceProps, "item" | "view" | "modifier" | "currency">) {
  const language = useLanguage();
  // A nested choice shows what it adds: the dish's price is shown at its own choices.
  const of = view.within.length > 0 ? ALONE : item;
  const { display, amount } = modifierPriceShown(of, view.group, modifier, view.selection);
  const money = formatMoney(Math.abs(toDecimal(amount)), currency, language);
  if (display === "total") return money;
  if (amount === 0) return view.resolved.control === "spinner" ? m.menu_free() : m.menu_included();
  return amount < 0 ? m.menu_less({ price: money }) : m.menu_extra({ price: money });
}
