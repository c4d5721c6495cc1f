import type { CountryCode, PhoneNumber } from "libphonenumber-js/core";
import { isPhone } from "./phone.ts";

/** The parser of a phone library, with the numbering plans that its caller has loaded: a browser loads smaller ones. */
type Parse = (text: string, options: { defaultCountry: CountryCode; extract: boolean }) => PhoneNumber | undefined;

/**
 * Parses a phone number as people write it into the stored form (E.164), or null. A number is never taken out of a
 * longer text, "call me 514 555 0100": a code or a call would go to a number that nobody gave (wire §25).
 */
export const readPhoneBy = (parse: Parse, written: string, country: CountryCode): string | null => {
  if (!isPhone(written)) return null;
  const number = parse(written.trim(), { defaultCountry: country, extract: false });
  return number?.isValid() ? number.number : null;
};
