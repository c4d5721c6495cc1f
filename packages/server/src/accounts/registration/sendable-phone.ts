import { isInternationalPhone } from "@tablee/domain/validation/phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What a person answers; never a number that costs whoever calls it, which is what a fraudster would have us send to. */
const PERSONAL: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/** Whether an SMS may go to an international number: one of a person, in a country that SMS go to. */
export const isSendable = (phone: string, countries: readonly string[]): boolean => {
  if (!isInternationalPhone(phone)) return false;
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid() || number.number !== phone) return false;
  return number.country !== undefined && countries.includes(number.country) && PERSONAL.has(number.getType());
};
