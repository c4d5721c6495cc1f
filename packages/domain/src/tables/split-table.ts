import { divideBy } from "../money/divide-by.ts";
import { type Minor, minor } from "../money/minor.ts";
import { type OrderTotals, orderTotals, withTotal } from "../orders/order-totals.ts";
import { type Discount, discountsOf, type OfferedLine, type OfferRule, offersOn } from "../orders/offers/offers-on.ts";
import type { Tax } from "../menus/tax.ts";
import { type TaxBase, taxWeight } from "../orders/tax/taxes-on.ts";

/** One diner's part: the cost of their dishes, and the weight of their tax (`taxWeight`). */
export interface DinerPart {
  subtotal: Minor;
  tax_weight: number;
}

/**
 * What each diner of a table pays: their own subtotal with its tax, and a proportional part of the tip and the delivery
 * fee. All parts add up to the order's totals, to the cent.
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

/** A diner's part, with the discounts on their dishes. */
export interface TableShare extends OrderTotals {
  discounts: Discount[];
}

/** The totals of a table's basket, and each diner's part of them. */
export interface TableSplit {
  totals: OrderTotals;
  discounts: Discount[];
  /** By diner. A diner who has chosen nothing pays no tax and no tip either. */
  shares: ReadonlyMap<string, TableShare>;
}

/** A line with its diner. */
export interface DinerLine extends OfferedLine {
  diner_id: string;
}

interface TablePrices {
  tax: Tax;
  /** The offers that would apply to the order. */
  rules: readonly OfferRule[];
  /** Returns the tip for a subtotal; there is no tip if it is missing. */
  tip?: (subtotal: Minor) => Minor;
  /** What the order costs, once it is placed: the parts add up to this, whatever was changed since. */
  ordered?: OrderTotals;
}

/**
 * Splits a table's basket by diner, with the same prices as its order would have: offers apply to all lines together
 * (menus §40), and each line gets its share of the discounts. All `lines` must belong to `diners`. A table has no
 * delivery fee.
 */
export const splitTable = (
  diners: readonly { id: string }[],
  lines: readonly DinerLine[],
  { tax, rules, tip = () => minor(0), ordered }: TablePrices,
): TableSplit => {
  const offered = offersOn(rules, lines);
  const taxed = { tax, mode: "dine_in", bases: offered.bases } as const;
  const totals = ordered ?? orderTotals(taxed, { tip: tip(amountOf(offered.bases)), delivery_fee: minor(0) });
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
