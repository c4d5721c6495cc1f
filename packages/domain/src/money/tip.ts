import { type Minor, minor } from "./minor.ts";
import { shareOf } from "./share-of.ts";

/** The tips offered as buttons beside none, in percent of the subtotal, where a restaurant says nothing else. */
export const USUAL_TIPS: readonly number[] = [10, 15, 18];

/** So many buttons stand beside "none" and "other". */
export const MOST_TIPS = 3;
const MOST_PERCENT = 50;

/** What a restaurant offers as tips: at most three shares, whole percent, rising. Without one no tip is taken. */
export const areTips = (percents: readonly number[]): boolean =>
  percents.length <= MOST_TIPS &&
  percents.every(
    (percent, at) => Number.isInteger(percent) && percent > (percents[at - 1] ?? 0) && percent <= MOST_PERCENT,
  );

/** A tip up to this is accepted on any order, however small ($100.00). */
export const TIP_ALWAYS_ACCEPTED = minor(10_000);

/** A tip of some percent of the subtotal, before tax, rounded half up. */
export const tipOf = (subtotal: Minor, percent: number): Minor => shareOf(subtotal, Math.round(percent * 10_000));

/** The largest tip that is taken for meant: as much as the order itself, or $100 on a small one. */
export const maxTip = (subtotal: Minor): Minor => minor(Math.max(subtotal, TIP_ALWAYS_ACCEPTED));

/** What a diner has chosen to give: a share of the subtotal, or minor units; null: what was typed is no amount. */
export type Tip = { kind: "percent"; percent: number } | { kind: "amount"; amount: number | null };

/** What is left of a tip where none is taken (orders §18). */
export const tipTaken = <Kept extends Tip>(tip: Kept, percents: readonly number[]): Kept | Tip =>
  percents.length === 0 ? { kind: "percent", percent: 0 } : tip;

/** What a tip comes to; null where it is none that can be charged, which is never another that was chosen before. */
export const chosenTip = (tip: Tip, subtotal: Minor): Minor | null => {
  const amount = tip.kind === "percent" ? tipOf(subtotal, tip.percent) : tip.amount;
  return amount === null || checkTip(amount, subtotal) ? null : minor(amount);
};

/** Refuses a tip that is negative, not an integer of minor units, or surely a slip of the keyboard. */
export const checkTip = (tip: number, subtotal: Minor): { code: "tip_invalid" } | null =>
  Number.isSafeInteger(tip) && tip >= 0 && tip <= maxTip(subtotal) ? null : { code: "tip_invalid" };
