import { isInternationalPhone } from "@tablee/domain/validation/phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Types of numbers that people own. Premium-rate numbers, to which a fraudster would have us send, are excluded. */
const PERSONAL: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/** Whether an SMS may go to an international number: it belongs to a person, in a country to which SMS are sent. */
export const isSendable = (phone: string, countries: readonly string[]): boolean => {
  if (!isInternationalPhone(phone)) return false;
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid() || number.number !== phone) return false;
  return number.country !== undefined && countries.includes(number.country) && PERSONAL.has(number.getType());
};
