import { type Minor, minor, toDecimal, toMinor } from "../money/minor.ts";

/** Dearer than anything on a menu: what is above was typed wrongly. */
const DEAREST = 1_000_000;

/** Whether a number is a price (management §6): whole cents, not below nothing. */
export const isPrice = (decimal: number): boolean =>
  Number.isFinite(decimal) && decimal >= 0 && decimal <= DEAREST && toDecimal(toMinor(decimal)) === decimal;

/** Whether a number is what a choice adds, or takes off where it is below nothing (menus §45): whole cents. */
export const isExtra = (decimal: number): boolean => isPrice(Math.abs(decimal));

/** To what a raised price is rounded, in cents. */
export const PRICE_STEPS = [1, 5, 25, 50, 100] as const;
const MOST_PERCENT = 500;

/** Whether a percentage changes prices to something that is still a price. */
export const isPriceShift = (percent: number): boolean =>
  Number.isFinite(percent) && percent >= -100 && percent <= MOST_PERCENT;

/** A price so many percent dearer (or cheaper: negative), to the nearest step; never below nothing or over the dearest. */
export function shiftedPrice(price: Minor, percent: number, step: number): Minor {
  const exact = price * (1 + percent / 100);
  // What comes out as 1049.9999… is a half that a person would round up.
  const steps = Math.round(exact / step + 1e-9);
  return minor(Math.min(Math.max(0, steps * step), toMinor(DEAREST)));
}
