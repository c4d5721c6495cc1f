import { type Minor, minor } from "../money/minor.ts";
import { type OrderTotals, orderTotals } from "../money/tax.ts";

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

/** What a table's basket comes to, and each diner's part of it. */
export interface TableSplit {
  totals: OrderTotals;
  /** By diner: whoever has chosen nothing pays nothing of the tax and the tip either. */
  shares: ReadonlyMap<string, OrderTotals>;
}

/** Splits a table's basket by whose the lines are. `lines` are of `diners` alone; a table has no delivery fee. */
export const splitTable = (
  diners: readonly { id: string }[],
  lines: readonly { diner_id: string; price: Minor }[],
  tip: Minor = minor(0),
): TableSplit => {
  const sums = new Map(diners.map(({ id }) => [id, 0]));
  for (const { diner_id, price } of lines) sums.set(diner_id, (sums.get(diner_id) ?? 0) + price);
  const subtotals = [...sums.values()].map(minor);
  const subtotal = minor(subtotals.reduce((sum, each) => sum + each, 0));
  const totals = orderTotals({ subtotal, tip, delivery_fee: minor(0) });
  const parts = splitTotals(totals, subtotals);
  return { totals, shares: new Map([...sums.keys()].flatMap((id, at) => (parts[at] ? [[id, parts[at]]] : []))) };
};
