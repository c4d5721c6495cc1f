import type { Text } from "../language/text.ts";

interface FirstTax {
  included: boolean;
  rates: readonly { name: Text; rate: number }[];
}

const VAT: FirstTax = { included: true, rates: [{ name: { en: "VAT", fr: "TVA", default: null }, rate: 10 }] };
const NONE: FirstTax = { included: false, rates: [] };

/** Codes of Québec begin with one of these. */
const OF_QUEBEC = /^[GHJ]/i;

/**
 * The tax that a new place begins with, by where it lies; null is Québec's (orders §16). Elsewhere than there and in
 * France none: a wrong one would be charged, none is seen at once.
 */
export const firstTax = (country: string | null, postal_code: string): FirstTax | null => {
  if (country === "FR") return VAT;
  const code = postal_code.trim();
  return (country === null || country === "CA") && (code === "" || OF_QUEBEC.test(code)) ? null : NONE;
};
