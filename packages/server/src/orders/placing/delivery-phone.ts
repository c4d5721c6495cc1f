import type { Currency } from "@tablee/domain/money/minor";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Whose plan a number without its country's prefix is read by. */
const COUNTRIES = { CAD: "CA", USD: "US", EUR: "FR" } as const satisfies Record<Currency, string>;

/** A number that can be called, in E.164, however it was written; null where none can be read. */
export const readDeliveryPhone = (written: string, currency: Currency): string | null => {
  const number = parsePhoneNumberFromString(written, COUNTRIES[currency]);
  return number?.isValid() ? number.number : null;
};

/** Nobody has to give a number; one that is given is what the courier calls. */
export const phoneProblems = (written: string | undefined, currency: Currency): OrderProblem[] =>
  !written?.trim() || readDeliveryPhone(written, currency) !== null
    ? []
    : [{ code: "phone_invalid", line: null, data: {} }];
