import { type Minor, minor } from "./minor.ts";
import { shareOf } from "./share-of.ts";

/** The tips offered as buttons besides none, in percent of the subtotal, if a restaurant has set no others. */
export const USUAL_TIPS: readonly number[] = [10, 15, 18];

/** The number of buttons besides "none" and "other". */
export const MOST_TIPS = 3;
const MOST_PERCENT = 50;

/**
 * Whether a restaurant may offer these tips: at most three, in whole percent, ascending. An empty list means that no
 * tips are taken.
 */
export const areTips = (percents: readonly number[]): boolean =>
  percents.length <= MOST_TIPS &&
  percents.every(
    (percent, at) => Number.isInteger(percent) && percent > (percents[at - 1] ?? 0) && percent <= MOST_PERCENT,
  );

/** A tip up to this is accepted on any order, however small ($100.00). */
export const TIP_ALWAYS_ACCEPTED = minor(10_000);

/** A tip of some percent of the subtotal, before tax, rounded half up. */
export const tipOf = (subtotal: Minor, percent: number): Minor => shareOf(subtotal, Math.round(percent * 10_000));

/** The largest tip that is accepted as intended: the amount of the order itself, or $100 on a small order. */
export const maxTip = (subtotal: Minor): Minor => minor(Math.max(subtotal, TIP_ALWAYS_ACCEPTED));

/**
 * The tip that a diner has chosen: a percentage of the subtotal, or an amount in minor units. The amount is null if the
 * input is not an amount.
 */
export type Tip = { kind: "percent"; percent: number } | { kind: "amount"; amount: number | null };

/** The tip that applies: none if the restaurant takes no tips (orders §18). */
export const tipTaken = <Kept extends Tip>(tip: Kept, percents: readonly number[]): Kept | Tip =>
  percents.length === 0 ? { kind: "percent", percent: 0 } : tip;

/** The amount of a tip; null if it cannot be charged. It never falls back to an earlier choice. */
export const chosenTip = (tip: Tip, subtotal: Minor): Minor | null => {
  const amount = tip.kind === "percent" ? tipOf(subtotal, tip.percent) : tip.amount;
  return amount === null || checkTip(amount, subtotal) ? null : minor(amount);
};

/** Refuses a tip that is negative, not an integer, or so large that it must be a typing error. */
export const checkTip = (tip: number, subtotal: Minor): { code: "tip_invalid" } | null =>
  Number.isSafeInteger(tip) && tip >= 0 && tip <= maxTip(subtotal) ? null : { code: "tip_invalid" };
