import { type Minor, minor } from "./minor.ts";
import { shareOf } from "./share-of.ts";

/** The tips offered as buttons, in percent of the subtotal. */
export const TIP_PRESETS = [0, 10, 15, 18] as const;

/** A tip up to this is accepted on any order, however small ($100.00). */
export const TIP_ALWAYS_ACCEPTED = minor(10_000);

/** A tip of some percent of the subtotal, before tax, rounded half up. */
export const tipOf = (subtotal: Minor, percent: number): Minor => shareOf(subtotal, Math.round(percent * 10_000));

/** The largest tip that is taken for meant: as much as the order itself, or $100 on a small one. */
export const maxTip = (subtotal: Minor): Minor => minor(Math.max(subtotal, TIP_ALWAYS_ACCEPTED));

/** Refuses a tip that is negative, not an integer of minor units, or surely a slip of the keyboard. */
export const checkTip = (tip: number, subtotal: Minor): { code: "tip_invalid" } | null =>
  Number.isSafeInteger(tip) && tip >= 0 && tip <= maxTip(subtotal) ? null : { code: "tip_invalid" };
