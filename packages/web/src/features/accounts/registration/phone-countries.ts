import { isPhone, MAX_PHONE_INPUT } from "@tablee/domain/validation/phone";
import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/** The countries that most of our members live in, in this order; the first is where a field begins (accounts §4). */
const FIRST: readonly string[] = ["CA", "FR", "US", "GB"];
/** A registration's number has a plus and 11 digits, of which France's comes after that of the States. */
const FIRST_OF_REGISTRATION: readonly string[] = ["CA", "US", "FR"];
const REGISTRATION_DIGITS = 11;

/** Whether the mobile numbers of a country have a plus and 11 digits. */
const fitsRegistration = (country: CountryCode): boolean =>
  getExampleNumber(country, examples)?.number.length === "+".length + REGISTRATION_DIGITS;

export interface PhoneCountry {
  code: CountryCode;
  /** "Canada (+1)" in the language of whoever reads it. */
  label: string;
}

/** What a phone field offers: the countries that codes go to, the usual ones first and the others by name. */
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

/** The country at which a registration's field begins: the first wish that is offered, else the first that is. */
export function beginningCountry(sent: readonly string[], wishes: readonly (string | null | undefined)[]): string {
  const offered: readonly string[] = phoneCountries(sent, "en", true).map(({ code }) => code);
  return wishes.find((wish) => wish && offered.includes(wish)) ?? offered[0] ?? "CA";
}

/** A number as it is stored (E.164), however it was typed; "" where nothing was, null where it is no number. */
export function readPhone(typed: string, country: string): string | null {
  if (typed.trim() === "") return "";
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : "CA");
  return number?.isValid() ? number.number : null;
}

/**
 * What was typed as people of its country write it, for whoever leaves a field; what is no number, or would not fit the
 * field or its rules (parentheses, accounts §4), stays as it is. It says the same number.
 */
export function tidyPhone(typed: string, country: string): string {
  const phone = readPhone(typed, country);
  if (!phone) return typed;
  const number = parsePhoneNumberFromString(phone);
  const written = typed.trim().startsWith("+") ? number?.formatInternational() : number?.formatNational();
  const tidy = (written ?? typed).replaceAll(/[()]/g, "");
  const same = isPhone(tidy) && tidy.length <= MAX_PHONE_INPUT && readPhone(tidy, country) === phone;
  return same ? tidy : typed;
}

/**
 * The country of what is typed: of an international number the one that its figures tell, else the first that is
 * offered of those that share its prefix; of any other the one that was chosen.
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

/** As people of its country and all others read it. */
export const readablePhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** The same within a sentence, whose lines do not break inside of it. */
export const phoneInText = (phone: string): string => readablePhone(phone).replaceAll(" ", "\u00A0");
