import { type Minor, minor } from "./minor.ts";

const WHOLE = 1_000_000;

/**
 * A part of an amount, given in integer millionths (149 750 is 14.975 %), rounded half up once.
 *
 * Exact for every safe integer: the amount is split at the million, so that no product leaves the integers
 * that a double holds. Half up means towards the larger number, for a negative amount (a refund) too.
 */
export const shareOf = (amount: Minor, millionths: number): Minor => {
  const millions = Math.floor(amount / WHOLE);
  const rest = amount - millions * WHOLE;
  return minor(millions * millionths + Math.floor((rest * millionths + WHOLE / 2) / WHOLE));
};
