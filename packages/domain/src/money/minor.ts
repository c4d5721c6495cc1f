/**
 * An amount in minor units of its currency (cents): an integer, and the only form in which money is
 * added, multiplied, stored or compared. On the wire it is a decimal number with two places.
 */
export type Minor = number & { readonly unit: "minor" };

/** Reads an integer as minor units. Callers vouch that it is an integer (a column, a constant, a test). */
export const minor = (integer: number): Minor => integer as Minor;

/** A decimal amount of the wire (12.5) in minor units (1250), rounded half away from zero. */
export const toMinor = (decimal: number): Minor => {
  // The nudge takes 1.005 (stored as 1.00499…) to 101, as a person reading it would.
  const scaled = Math.abs(decimal) * 100;
  return minor(Math.sign(decimal) * Math.round(scaled + scaled * Number.EPSILON));
};

/** Minor units (1250) as the decimal amount of the wire (12.5). */
export const toDecimal = (amount: Minor): number => amount / 100;

export const CURRENCIES = ["CAD", "USD", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];
/** language §18: the currency where there is neither a restaurant nor a stored choice. */
export const DEFAULT_CURRENCY: Currency = "CAD";
