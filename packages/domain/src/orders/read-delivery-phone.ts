import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Currency } from "../money/minor.ts";
import { phoneParts } from "./delivery-phone.ts";
import type { OrderProblem } from "./order-problems.ts";

// The numbering plans of the world are a file of their own: whoever only takes a number apart does without them.

/** Whose plan a number without its country's prefix is read by. */
const COUNTRIES = { CAD: "CA", USD: "US", EUR: "FR" } as const satisfies Record<Currency, string>;

/**
 * A number that can be called, in E.164, however it was written, with an extension as RFC 3966 has it; null where none
 * can be read.
 */
export const readDeliveryPhone = (written: string, currency: Currency): string | null => {
  const { number: called, extension } = phoneParts(written);
  const number = parsePhoneNumberFromString(called, COUNTRIES[currency]);
  if (!number?.isValid()) return null;
  const asked = extension ?? number.ext;
  return asked ? `${number.number};ext=${asked}` : number.number;
};

/** Nobody has to give a number; one that is given is what the courier calls. */
export const phoneProblems = (written: string | undefined, currency: Currency): OrderProblem[] =>
  !written?.trim() || readDeliveryPhone(written, currency) !== null
    ? []
    : [{ code: "phone_invalid", line: null, data: {} }];
