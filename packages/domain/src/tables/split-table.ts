import { divideBy } from "../money/divide-by.ts";
import { type Minor, minor } from "../money/minor.ts";
import { type OrderTotals, orderTotals, withTotal } from "../orders/order-totals.ts";
import { type Discount, discountsOf, type OfferedLine, type OfferRule, offersOn } from "../orders/offers/offers-on.ts";
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

/** A diner's part, with what offers took off that one's dishes. */
export interface TableShare extends OrderTotals {
  discounts: Discount[];
}

/** What a table's basket comes to, and each diner's part of it. */
export interface TableSplit {
  totals: OrderTotals;
  discounts: Discount[];
  /** By diner: whoever has chosen nothing pays nothing of the tax and the tip either. */
  shares: ReadonlyMap<string, TableShare>;
}

/** A line, and whose it is. */
export interface DinerLine extends OfferedLine {
  diner_id: string;
}

interface TablePrices {
  tax: Tax;
  /** The offers that the order would have. */
  rules: readonly OfferRule[];
  /** What the tip of a subtotal is; left out: none. */
  tip?: (subtotal: Minor) => Minor;
}

/**
 * Splits a table's basket by whose the lines are, as its order is priced: offers count over all of them (menus §40), and
 * each line bears its part of what is off. `lines` are of `diners` alone; a table has no delivery fee.
 */
export const splitTable = (
  diners: readonly { id: string }[],
  lines: readonly DinerLine[],
  { tax, rules, tip = () => minor(0) }: TablePrices,
): TableSplit => {
  const offered = offersOn(rules, lines);
  const taxed = { tax, mode: "dine_in", bases: offered.bases } as const;
  const totals = orderTotals(taxed, { tip: tip(amountOf(offered.bases)), delivery_fee: minor(0) });
  const owned = diners.map(({ id }) => offered.lines.filter((_, at) => lines[at]?.diner_id === id));
  const parts = splitTotals(
    totals,
    owned.map((own) => {
      const bases = own.flatMap((line) => line.bases);
      return { subtotal: amountOf(bases), tax_weight: taxWeight(tax, "dine_in", bases) };
    }),
  );
  const refs = offered.discounts.map(({ rule }) => rule);
  const discountsAt = (at: number) =>
    discountsOf(
      refs,
      (owned[at] ?? []).flatMap(({ discounts }) => discounts),
    );
  return {
    totals,
    discounts: offered.discounts,
    shares: new Map(parts.map((part, at) => [diners[at]?.id ?? "", { ...part, discounts: discountsAt(at) }])),
  };
};

const amountOf = (bases: readonly TaxBase[]): Minor => minor(bases.reduce((sum, { amount }) => sum + amount, 0));
