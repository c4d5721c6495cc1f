import { itemOf } from "../../menus/find-in-menu.ts";
import type { Menu } from "../../menus/menu.ts";
import { divideBy } from "../../money/divide-by.ts";
import { type Minor, minor } from "../../money/minor.ts";
import { linePriceParts, type PricePart } from "../line/line-price.ts";
import { isQuantity } from "../line/line-quantity.ts";
import type { OrderLine } from "../line/order-line.ts";
import type { TaxBase } from "./taxes-on.ts";

/**
 * The taxable amounts of one unit of a line, by item: each item with its choices. A combo's own price is distributed
 * over its items in proportion to their prices alone, so that wine in a combo is taxed as wine. The amounts add up to
 * the unit's price, and none is negative: if a choice takes off more than its item costs (menus §45), the rest is taken
 * off the others in proportion. Empty if the item or combo is not on the menu.
 */
export const unitTaxBases = (menu: Menu, line: OrderLine): TaxBase[] => {
  const parts = linePriceParts(menu, line);
  const amounts = new Map<number | null, number>();
  const add = (item_id: number | null, amount: number) => amounts.set(item_id, (amounts.get(item_id) ?? 0) + amount);
  for (const part of parts) {
    if (part.kind === "combo") for (const [item_id, amount] of spread(menu, part, parts)) add(item_id, amount);
    else add(part.item_id, part.amount);
  }
  return notBelowNothing([...amounts].map(([item_id, amount]) => ({ item_id, amount: minor(amount) })));
};

const notBelowNothing = (bases: readonly TaxBase[]): TaxBase[] => {
  const below = bases.reduce((sum, { amount }) => sum + Math.max(0, 0 - amount), 0);
  if (below === 0) return [...bases];
  const own = bases.map(({ amount }) => Math.max(0, amount));
  const off = divideBy(minor(below), own);
  return bases.map(({ item_id }, at) => ({ item_id, amount: minor((own[at] ?? 0) - (off[at] ?? 0)) }));
};

/** Distributes by portion rather than by item, so that two of the same item both count. */
const spread = (menu: Menu, combo: PricePart, parts: readonly PricePart[]): [number | null, Minor][] => {
  const items = parts.flatMap(({ kind, item_id }) => (kind === "slot_extra" && item_id !== null ? [item_id] : []));
  const shares = divideBy(
    combo.amount,
    items.map((item_id) => itemOf(menu, item_id)?.price ?? 0),
  );
  return items.length === 0 ? [[null, combo.amount]] : items.map((item_id, at) => [item_id, shares[at] ?? minor(0)]);
};

/** The amounts for a whole line. An invalid quantity counts as 0, as in the line's price. */
export const timesQuantity = (unit: readonly TaxBase[], quantity: number): TaxBase[] =>
  unit.map(({ item_id, amount }) => ({ item_id, amount: minor(isQuantity(quantity) ? amount * quantity : 0) }));

export const lineTaxBases = (menu: Menu, line: OrderLine): TaxBase[] =>
  timesQuantity(unitTaxBases(menu, line), line.quantity);

/** The taxable amounts of one unit of a placed line: as stored with it, otherwise its whole price on its item. */
export const placedTaxBases = (line: {
  tax_bases: readonly TaxBase[] | null;
  item_id: number | null;
  unit_price: Minor;
}): readonly TaxBase[] => line.tax_bases ?? [{ item_id: line.item_id, amount: line.unit_price }];
