import { type Minor, minor } from "../money/minor.ts";
import type { OrderTotals } from "../money/tax.ts";

/**
 * Divides an amount by weights, to the last cent: each part is the exact share or one of its two neighbours, and
 * they add up to the whole. The cents that are left go to the largest remainders, the first of equals. Without any
 * weight it is divided evenly.
 */
export const divideBy = (amount: Minor, weights: readonly number[]): Minor[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = whole > 0 ? weights : weights.map(() => 1);
  const total = BigInt(fair.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return [];
  const shares = fair.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, floor: exact / total, rest: exact % total };
  });
  let left = Number(BigInt(amount) - shares.reduce((sum, { floor }) => sum + floor, 0n));
  const parts = shares.map(({ floor }) => Number(floor));
  for (const { index } of shares.toSorted((a, b) => Number(b.rest - a.rest))) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(minor);
};

/**
 * What each diner of a table pays: one's own subtotal, and of tax, tip and delivery fee the part that goes with it.
 * The parts of all add up to the order's totals. `subtotals` are of one diner each and add up to the order's.
 */
export const splitTotals = (totals: OrderTotals, subtotals: readonly Minor[]): OrderTotals[] => {
  const tax = divideBy(totals.tax, subtotals);
  const tip = divideBy(totals.tip, subtotals);
  const delivery_fee = divideBy(totals.delivery_fee, subtotals);
  return subtotals.map((subtotal, index) => {
    const own = {
      subtotal,
      tax: tax[index] ?? minor(0),
      tip: tip[index] ?? minor(0),
      delivery_fee: delivery_fee[index] ?? minor(0),
    };
    return { ...own, total: minor(own.subtotal + own.tax + own.tip + own.delivery_fee) };
  });
};
