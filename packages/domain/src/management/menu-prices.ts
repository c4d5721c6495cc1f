import { type Minor, minor, toDecimal, toMinor } from "../money/minor.ts";

/** Above this, in major units, a price must be a typing error. */
const DEAREST = 1_000_000;

/** Whether a number is a valid price (management §6): whole cents, not negative. */
export const isPrice = (decimal: number): boolean =>
  Number.isFinite(decimal) && decimal >= 0 && decimal <= DEAREST && toDecimal(toMinor(decimal)) === decimal;

/** Whether a number is a valid extra charge of a choice, or a reduction if it is negative (menus §45): whole cents. */
export const isExtra = (decimal: number): boolean => isPrice(Math.abs(decimal));

/** What a changed price can be rounded to, in cents. */
export const PRICE_STEPS = [1, 5, 25, 50, 100] as const;
const MOST_PERCENT = 500;

/** Whether prices changed by this percentage are still valid. */
export const isPriceShift = (percent: number): boolean =>
  Number.isFinite(percent) && percent >= -100 && percent <= MOST_PERCENT;

/**
 * A price raised by a percentage (or lowered, if it is negative), rounded to the nearest step and kept within the valid
 * range.
 */
export function shiftedPrice(price: Minor, percent: number, step: number): Minor {
  const exact = price * (1 + percent / 100);
  // Corrects floating-point errors: a half that comes out as 0.4999… must be rounded up.
  const steps = Math.round(exact / step + 1e-9);
  return minor(Math.min(Math.max(0, steps * step), toMinor(DEAREST)));
}
