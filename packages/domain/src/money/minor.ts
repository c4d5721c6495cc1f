/**
 * An amount in minor units of its currency (cents): an integer, and the only form in which money is added, multiplied,
 * stored or compared. On the wire it is a decimal number with two places.
 */
export type Minor = number & { readonly unit: "minor" };

/** Brands an integer as minor units. The caller guarantees that it is an integer (a column, a constant, a test). */
export const minor = (integer: number): Minor => integer as Minor;

/** Converts a decimal amount of the wire (12.5) to minor units (1250), rounded half away from zero. */
export const toMinor = (decimal: number): Minor => {
  // The epsilon rounds 1.005 (stored as 1.00499…) to 101, as a person reading it would.
  const scaled = Math.abs(decimal) * 100;
  return minor(Math.sign(decimal) * Math.round(scaled + scaled * Number.EPSILON));
};

/** Converts minor units (1250) to the decimal amount of the wire (12.5). */
export const toDecimal = (amount: Minor): number => amount / 100;

export const CURRENCIES = ["CAD", "USD", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];
/** The currency where there is neither a restaurant nor a stored choice (language §18). */
export const DEFAULT_CURRENCY: Currency = "CAD";
