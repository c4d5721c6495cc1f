import type { Text } from "../language/text.ts";

interface FirstTax {
  included: boolean;
  rates: readonly { name: Text; rate: number }[];
}

const VAT: FirstTax = { included: true, rates: [{ name: { en: "VAT", fr: "TVA", default: null }, rate: 10 }] };
const NONE: FirstTax = { included: false, rates: [] };

/** Québec's postal codes start with one of these letters. */
const OF_QUEBEC = /^[GHJ]/i;

/**
 * The initial tax of a new place, by location; null means Québec's (orders §16). Outside Québec and France it has no
 * tax: a wrong tax would be charged unnoticed. A missing one is noticed because the place's people confirm it before they
 * open (management §42).
 */
export const firstTax = (country: string | null, postal_code: string): FirstTax | null => {
  if (country === "FR") return VAT;
  const code = postal_code.trim();
  return (country === null || country === "CA") && (code === "" || OF_QUEBEC.test(code)) ? null : NONE;
};
