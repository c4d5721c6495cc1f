import { MAX_PHONE_INPUT } from "@tablee/domain/validation/phone";
import { readPhoneBy } from "@tablee/domain/validation/read-phone";
import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/** The countries in which most members live, in this order; a phone field starts with the first (accounts §4). */
const FIRST: readonly string[] = ["CA", "FR", "US", "GB"];
/** The same for a registration, whose numbers have a plus and 11 digits: there France comes after the United States. */
const FIRST_OF_REGISTRATION: readonly string[] = ["CA", "US", "FR"];
const REGISTRATION_DIGITS = 11;

/** Whether the mobile numbers of a country have a plus and 11 digits. */
const fitsRegistration = (country: CountryCode): boolean =>
  getExampleNumber(country, examples)?.number.length === "+".length + REGISTRATION_DIGITS;

export interface PhoneCountry {
  code: CountryCode;
  /** "Canada (+1)" in the reader's language. */
  label: string;
}

/**
 * Returns the countries that a phone field offers: those to which codes are sent, the usual ones first and the others
 * by name.
 */
export function phoneCountries(sent: readonly string[], language: string, registration: boolean): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const first = registration ? FIRST_OF_REGISTRATION : FIRST;
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return sent
    .filter((code): code is CountryCode => isSupportedCountry(code))
    .filter((code) => !registration || fitsRegistration(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => rank(one.code) - rank(other.code) || one.name.localeCompare(other.name, language))
    .map(({ code, name }) => ({ code, label: `${name} (+${getCountryCallingCode(code)})` }));
}

/**
 * Returns the country with which a registration's phone field starts: the first of `wishes` that is offered, else the
 * first one offered.
 */
export function beginningCountry(sent: readonly string[], wishes: readonly (string | null | undefined)[]): string {
  const offered: readonly string[] = phoneCountries(sent, "en", true).map(({ code }) => code);
  return wishes.find((wish) => wish && offered.includes(wish)) ?? offered[0] ?? "CA";
}

/**
 * Parses a phone number into the stored form (E.164); "" if nothing was typed, null if it is not a number.
 */
export function readPhone(typed: string, country: string): string | null {
  if (typed.trim() === "") return "";
  return readPhoneBy(parsePhoneNumberFromString, typed, isSupportedCountry(country) ? country : "CA");
}

/** Rewrites the marks of a number that a page or a contact card holds, and that the field does not allow. */
const withPlainMarks = (typed: string): string =>
  typed
    .replaceAll(/[()\p{Cf}]/gu, "")
    .replaceAll(/\s/g, " ")
    .replaceAll(/\p{Pd}/gu, "-");

/**
 * Formats what was typed or pasted as people of its country write it, when it was filled in at once or the field is left: without the parentheses
 * that the field does not allow (accounts §4). A text that is not a number, or whose formatted version would not fit
 * the field, stays as it is. The number itself never changes.
 */
export function tidyPhone(typed: string, country: string): string {
  const phone = readPhone(withPlainMarks(typed), country);
  if (!phone) return typed;
  const number = parsePhoneNumberFromString(phone);
  const written = typed.trim().startsWith("+") ? number?.formatInternational() : number?.formatNational();
  const tidy = withPlainMarks(written ?? typed);
  return tidy.length <= MAX_PHONE_INPUT && readPhone(tidy, country) === phone ? tidy : typed;
}

/**
 * Returns the country of what is typed. For an international number it is the country that its digits determine, else
 * the chosen one if it shares the prefix, else the first offered one that does. For any other number it is the chosen
 * one.
 */
export function countryOf(typed: string, chosen: string, offered: readonly CountryCode[]): string {
  const written = typed.trim().replace(/^00/, "+");
  if (!written.startsWith("+")) return chosen;
  const read = new AsYouType();
  read.input(written);
  const told = read.getCountry();
  if (told && offered.includes(told)) return told;
  const sharing: readonly string[] = offered.filter((code) => getCountryCallingCode(code) === read.getCallingCode());
  return sharing.includes(chosen) ? chosen : (sharing[0] ?? chosen);
}

/** Formats a stored number so that people of every country can read it. */
export const readablePhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** The same for use within a sentence, with spaces at which lines do not break. */
export const phoneInText = (phone: string): string => readablePhone(phone).replaceAll(" ", "\u00A0");
