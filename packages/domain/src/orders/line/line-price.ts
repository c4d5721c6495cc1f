import { comboOf } from "../../menus/find-in-menu.ts";
import type { Menu, MenuItem, Modifier, ModifierGroup, PriceDisplay } from "../../menus/menu.ts";
import { minor, type Minor } from "../../money/minor.ts";
import { chargeGroup, chosenIn, groupAmount } from "../choices/group-charges.ts";
import { chosenModifiers, readLine, type Portion } from "./line-portions.ts";
import { isQuantity } from "./line-quantity.ts";
import { resolveGroup } from "./modifier-groups.ts";
import type { OrderLine, Selected } from "./order-line.ts";

/** A part of a line's unit price, with the ids of what it is for. The amounts of all parts add up to the unit price. */
export interface PricePart {
  /** `slot_extra` is the extra_price of a filled slot, `slot_item` the item's own price if use_base_price is set. */
  kind: "item" | "combo" | "slot_extra" | "slot_item" | "modifier";
  combo_id: number | null;
  slot_id: number | null;
  item_id: number | null;
  modifier_group_id: number | null;
  modifier_id: number | null;
  /** The quantity in one unit of the line; only a modifier can have more than 1. */
  quantity: number;
  /** For the whole quantity, without what is free (menus §36); negative for a reduction. */
  amount: Minor;
}

const NOTHING = { combo_id: null, slot_id: null, item_id: null, modifier_group_id: null, modifier_id: null };

/**
 * The parts of the price of one unit of a line (menus §17: base_price plus, for each filled slot, extra_price, plus the
 * item's own price if use_base_price is set, plus its modifiers). Prices come from the menu. Unknown or hidden
 * modifiers cost nothing; `checkLine` reports them. Reductions cannot make the price negative (menus §45). Empty if the
 * item or combo is not on the menu.
 */
export const linePriceParts = (menu: Menu, line: OrderLine): PricePart[] => {
  const reading = readLine(menu, line);
  if (!reading) return [];
  const parts = reading.portions.flatMap(portionParts);
  if (line.type === "item") return notBelowNothing(parts);
  const combo = comboOf(menu, line.combo_id);
  const base = { ...NOTHING, kind: "combo", combo_id: line.combo_id, quantity: 1 } as const;
  return notBelowNothing([{ ...base, amount: combo?.base_price ?? minor(0) }, ...parts]);
};

/** Limits reductions so that the sum is not negative. If there are several, the last one is reduced first. */
const notBelowNothing = (parts: readonly PricePart[]): PricePart[] => {
  let below = Math.max(0, -parts.reduce((sum, { amount }) => sum + amount, 0));
  return parts
    .toReversed()
    .map((part) => {
      const back = Math.min(below, Math.max(0, 0 - part.amount));
      below -= back;
      return back === 0 ? part : { ...part, amount: minor(part.amount + back) };
    })
    .toReversed();
};

const portionParts = (portion: Portion): PricePart[] => {
  const { item, slot, slot_item } = portion;
  const own = { ...NOTHING, slot_id: slot?.id ?? null, item_id: item.id, quantity: 1 };
  const price = item.price ?? minor(0);
  const parts: PricePart[] = [];
  if (slot_item) parts.push({ ...own, kind: "slot_extra", amount: slot_item.extra_price });
  if (!slot_item) parts.push({ ...own, kind: "item", amount: price });
  else if (slot_item.use_base_price) parts.push({ ...own, kind: "slot_item", amount: price });
  for (const { group, modifier, quantity, times, amount } of chosenModifiers(portion)) {
    const ids = { modifier_group_id: group.id, modifier_id: modifier.id };
    parts.push({ ...own, ...ids, kind: "modifier", quantity: quantity * times, amount });
  }
  return parts;
};

/** The price of one unit and of the whole line. If the quantity is not 1 to 25, the line's price is 0. */
export interface LinePrice {
  unit_price: Minor;
  price: Minor;
}

/** Prices a line; null if the item or combo is not on the menu. */
export const priceLine = (menu: Menu, line: OrderLine): LinePrice | null => {
  const parts = linePriceParts(menu, line);
  if (parts.length === 0) return null;
  const unit = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { unit_price: minor(unit), price: minor(isQuantity(line.quantity) ? unit * line.quantity : 0) };
};

/**
 * The price shown beside a modifier (menus §14): with `total` the item's price including the modifier, with `extra`
 * only what it adds. If the item has no price, it is always what the modifier adds. For a chosen modifier the amount is
 * what it is charged; for another it is what one of it would add to the selection (menus §36).
 */
export const modifierPriceShown = (
  item: Pick<MenuItem, "price">,
  group: ModifierGroup,
  modifier: Modifier,
  selection: readonly Selected[] = [],
): { display: PriceDisplay; amount: Minor } => {
  const amount = shownAmount(group, modifier, chosenIn(group, selection));
  if (group.price_display === "extra" || item.price === null) return { display: "extra", amount };
  return { display: "total", amount: minor(Math.max(0, item.price + amount)) };
};

const shownAmount = (group: ModifierGroup, modifier: Modifier, chosen: ReturnType<typeof chosenIn>): Minor => {
  const mine = chargeGroup(group, chosen).find((one) => one.modifier.id === modifier.id);
  if (mine) return mine.free < mine.quantity ? modifier.price : minor(0);
  const replaced = resolveGroup(group, 0).control === "radio" ? [] : chosen;
  return minor(groupAmount(group, [...replaced, { modifier, quantity: 1 }]) - groupAmount(group, replaced));
};
