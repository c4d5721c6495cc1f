import { type Minor, minor } from "./minor.ts";

const WHOLE = 1_000_000;

/**
 * `amount * numerator / denominator`, rounded half up once; exact for every safe integer. `denominator` must be
 * positive. Half up means towards the larger number, also for a negative amount (a refund).
 */
export const fractionOf = (amount: Minor, numerator: number, denominator: number): Minor => {
  const doubled = 2n * BigInt(denominator);
  const scaled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  const rest = ((scaled % doubled) + doubled) % doubled;
  return minor(Number((scaled - rest) / doubled));
};

/** A part of an amount, given in integer millionths (149 750 is 14.975 %), rounded half up once. */
export const shareOf = (amount: Minor, millionths: number): Minor => fractionOf(amount, millionths, WHOLE);
