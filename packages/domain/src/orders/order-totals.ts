import { type Minor, minor } from "../money/minor.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { type Tax, WHOLE_RATE } from "../menus/tax.ts";
import { fractionOf } from "../money/share-of.ts";
import { type TaxBase, type TaxPart, taxesOn } from "./tax/taxes-on.ts";

/** The amounts of an order, or of one diner's part of it. */
export interface OrderTotals {
  /** The sum of the menu's prices. */
  subtotal: Minor;
  tax: Minor;
  /** Whether `tax` is included in the subtotal, so that it does not raise the total (orders §17). */
  tax_included: boolean;
  tip: Minor;
  delivery_fee: Minor;
  total: Minor;
}

/** Totals with the taxes by name, which add up to `tax`. */
export interface TaxedTotals extends OrderTotals {
  taxes: TaxPart[];
}

interface Amounts {
  subtotal: Minor;
  tax: Minor;
  tax_included: boolean;
  tip: Minor;
  delivery_fee: Minor;
}

export const withTotal = (amounts: Amounts): OrderTotals => {
  const { subtotal, tax, tax_included, tip, delivery_fee } = amounts;
  return { ...amounts, total: minor(subtotal + (tax_included ? 0 : tax) + tip + delivery_fee) };
};

/**
 * The rate that applies to everything, in millionths, which is shown beside the word "taxes". null if different rates
 * apply.
 */
export const commonRate = ({
  subtotal,
  tax,
  tax_included,
  taxes,
}: Omit<TaxedTotals, "tip" | "delivery_fee" | "total">) => {
  const micros = taxes.reduce((sum, part) => sum + part.micros, 0);
  const whole = tax_included ? WHOLE_RATE + micros : WHOLE_RATE;
  return micros > 0 && fractionOf(subtotal, micros, whole) === tax ? micros : null;
};

/** The taxable amounts, and the rates that apply to them. */
export interface Taxed {
  bases: readonly TaxBase[];
  tax: Tax;
  /** null if no mode has been chosen yet. */
  mode: OrderMode | null;
}

/** The totals of an order. Only the items are taxed, not the tip or the delivery fee (orders §16 and orders §17). */
export const orderTotals = (
  { bases, tax, mode }: Taxed,
  { tip, delivery_fee }: { tip: Minor; delivery_fee: Minor },
): TaxedTotals => {
  const subtotal = minor(bases.reduce((sum, { amount }) => sum + amount, 0));
  const taxes = taxesOn(tax, mode, bases);
  const due = minor(taxes.reduce((sum, { amount }) => sum + amount, 0));
  const totals = withTotal({ subtotal, tax: due, tax_included: tax.included, tip, delivery_fee });
  return { ...totals, taxes };
};
