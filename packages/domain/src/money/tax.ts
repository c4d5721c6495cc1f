import { type Minor, minor } from "./minor.ts";
import { shareOf } from "./share-of.ts";

/** orders §16: 14.975 %, in millionths of the subtotal. */
export const TAX_MICROS = 149_750;

/** The tax on a whole order's subtotal, rounded half up once (orders §16). */
export const taxOn = (subtotal: Minor): Minor => shareOf(subtotal, TAX_MICROS);

export interface OrderTotals {
  subtotal: Minor;
  tax: Minor;
  tip: Minor;
  delivery_fee: Minor;
  total: Minor;
}

/** What an order comes to: the tax is on the subtotal alone, tip and delivery fee are not taxed (orders §16). */
export const orderTotals = (order: { subtotal: Minor; tip: Minor; delivery_fee: Minor }): OrderTotals => {
  const { subtotal, tip, delivery_fee } = order;
  const tax = taxOn(subtotal);
  return { subtotal, tax, tip, delivery_fee, total: minor(subtotal + tax + tip + delivery_fee) };
};
