import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Currency } from "../money/minor.ts";
import { phoneParts } from "./delivery-phone.ts";
import type { OrderProblem } from "./order-problems.ts";

// The world's numbering plans are large, so they have a file of their own: code that only splits a number does not load
// them.

/** The country whose numbering plan applies to a number without a country prefix. */
const COUNTRIES = { CAD: "CA", USD: "US", EUR: "FR" } as const satisfies Record<Currency, string>;

/**
 * Converts a number in any notation to E.164, with an extension as in RFC 3966; null if the text is not a valid number.
 * A number is not taken out of a longer text.
 */
export const readDeliveryPhone = (written: string, currency: Currency): string | null => {
  const { number: called, extension } = phoneParts(written);
  const number = parsePhoneNumberFromString(called, { defaultCountry: COUNTRIES[currency], extract: false });
  if (!number?.isValid()) return null;
  const asked = extension ?? number.ext;
  return asked ? `${number.number};ext=${asked}` : number.number;
};

/**
 * The problem of a delivery's phone number. The number is optional, but one that is given must be valid, because the
 * courier calls it.
 */
export const phoneProblems = (written: string | undefined, currency: Currency): OrderProblem[] =>
  !written?.trim() || readDeliveryPhone(written, currency) !== null
    ? []
    : [{ code: "phone_invalid", line: null, data: {} }];
