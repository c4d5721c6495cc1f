import { divideBy } from "../money/divide-by.ts";
import { type Minor, minor } from "../money/minor.ts";
import { type OrderTotals, orderTotals, withTotal } from "../orders/order-totals.ts";
import type { Tax } from "../menus/tax.ts";
import { type TaxBase, taxWeight } from "../orders/tax/taxes-on.ts";

/** What one diner has: what the dishes cost, and what their tax is weighed by (`taxWeight`). */
export interface DinerPart {
  subtotal: Minor;
  tax_weight: number;
}

/**
 * What each diner of a table pays: one's own subtotal with its tax, and of tip and delivery fee the part that goes with it.
 * The parts of all add up to the order's totals, to the cent.
 */
export const splitTotals = (totals: OrderTotals, diners: readonly DinerPart[]): OrderTotals[] => {
  const subtotals = diners.map(({ subtotal }) => subtotal);
  const tax = divideBy(
    totals.tax,
    diners.map(({ tax_weight }) => tax_weight),
  );
  const tip = divideBy(totals.tip, subtotals);
  const delivery_fee = divideBy(totals.delivery_fee, subtotals);
  return diners.map(({ subtotal }, index) =>
    withTotal({
      subtotal,
      tax: tax[index] ?? minor(0),
      tax_included: totals.tax_included,
      tip: tip[index] ?? minor(0),
      delivery_fee: delivery_fee[index] ?? minor(0),
    }),
  );
};

/** What a table's basket comes to, and each diner's part of it. */
export interface TableSplit {
  totals: OrderTotals;
  /** By diner: whoever has chosen nothing pays nothing of the tax and the tip either. */
  shares: ReadonlyMap<string, OrderTotals>;
}

/** Splits a table's basket by whose the lines are. `lines` are of `diners` alone; a table has no delivery fee. */
export const splitTable = (
  diners: readonly { id: string }[],
  lines: readonly { diner_id: string; tax_bases: readonly TaxBase[] }[],
  tax: Tax,
  tip: Minor = minor(0),
): TableSplit => {
  const bases = new Map<string, TaxBase[]>(diners.map(({ id }) => [id, []]));
  for (const { diner_id, tax_bases } of lines) bases.set(diner_id, [...(bases.get(diner_id) ?? []), ...tax_bases]);
  const taxed = { tax, mode: "dine_in" } as const;
  const totals = orderTotals({ ...taxed, bases: [...bases.values()].flat() }, { tip, delivery_fee: minor(0) });
  const parts = splitTotals(
    totals,
    [...bases.values()].map((own) => ({
      subtotal: minor(own.reduce((sum, { amount }) => sum + amount, 0)),
      tax_weight: taxWeight(tax, "dine_in", own),
    })),
  );
  return { totals, shares: new Map([...bases.keys()].flatMap((id, at) => (parts[at] ? [[id, parts[at]]] : []))) };
};
