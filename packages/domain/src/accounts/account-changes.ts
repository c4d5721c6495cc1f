import type { Language } from "../language/text.ts";
import { visibleLine } from "../language/visible-text.ts";
import { isCountry } from "../validation/country-code.ts";
import { emailProblem, tidyEmail } from "../validation/email.ts";
import { personNameProblem, tidyPersonName } from "../validation/person-name.ts";
import { isInternationalPhone } from "../validation/phone.ts";
import { isPlainText } from "../validation/plain-text.ts";
import { isPostalCode } from "../validation/postal-code.ts";
import type { Gender } from "./gender.ts";

/** The fields of an account that its member may change (accounts §40). */
export interface AccountFields {
  first_name: string;
  last_name: string;
  email: string;
  /** E.164. */
  phone_number: string | null;
  gender: Gender | null;
  language: Language | null;
  target_calories: number | null;
  address: string | null;
  address_complement: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}
export type AccountField = keyof AccountFields;

/** The range of a member's daily calorie target. */
export const TARGET_CALORIES = { min: 500, max: 10_000 } as const;

/** Maximum length of each address line, in characters. */
export const ADDRESS_LENGTHS = {
  address: 255,
  address_complement: 100,
  city: 100,
  state: 50,
} as const;

/** Countries that are offered first; any other existing country is accepted too. */
export const COUNTRIES = ["CA", "US", "FR", "GB", "BE", "CH"] as const;

const TIDY: Partial<Record<AccountField, (text: string) => string>> = {
  first_name: tidyPersonName,
  last_name: tidyPersonName,
  email: tidyEmail,
  postal_code: (text) => text.trim().toUpperCase(),
};
/** Fields that an account cannot be without. */
const NEEDED: ReadonlySet<AccountField> = new Set(["first_name", "last_name", "email"]);

/** The value as it is stored: trimmed, without invisible characters (language §25), with an empty optional field stored as null. */
const tidied = (field: AccountField, value: AccountFields[AccountField]): AccountFields[AccountField] => {
  if (typeof value !== "string") return value;
  const text = (TIDY[field] ?? visibleLine)(value);
  return text === "" && !NEEDED.has(field) ? null : text;
};

/**
 * Returns the given fields that differ from what is stored. A field that is sent back unchanged is not a change and is
 * not validated again. E-mails are compared without case.
 */
export function changesOf(stored: Readonly<AccountFields>, given: Partial<AccountFields>): Partial<AccountFields> {
  const changed = Object.entries(given).flatMap(([name, value]) => {
    const field = name as AccountField;
    if (value === undefined) return [];
    const tidy = tidied(field, value);
    return isSame(field, stored[field], tidy) ? [] : [[field, tidy]];
  });
  return Object.fromEntries(changed) as Partial<AccountFields>;
}

const isSame = (field: AccountField, one: unknown, other: unknown): boolean =>
  one === other || (field === "email" && String(one).toLowerCase() === String(other).toLowerCase());

const fits = (text: string, most: number): boolean => [...text].length <= most && isPlainText(text);
const isName = (text: string): boolean => personNameProblem(text) === null;

const RIGHT: { [Field in AccountField]: (value: NonNullable<AccountFields[Field]>) => boolean } = {
  first_name: isName,
  last_name: isName,
  email: (text) => emailProblem(text) === null,
  phone_number: isInternationalPhone,
  gender: () => true,
  language: () => true,
  target_calories: (calories) =>
    Number.isInteger(calories) && calories >= TARGET_CALORIES.min && calories <= TARGET_CALORIES.max,
  address: (text) => fits(text, ADDRESS_LENGTHS.address),
  address_complement: (text) => fits(text, ADDRESS_LENGTHS.address_complement),
  city: (text) => fits(text, ADDRESS_LENGTHS.city),
  state: (text) => fits(text, ADDRESS_LENGTHS.state),
  postal_code: isPostalCode,
  country: isCountry,
};

/** The fields whose new value is invalid, in the order of the form; empty if all are valid. */
export const wrongFields = (changes: Partial<AccountFields>): AccountField[] =>
  (Object.keys(RIGHT) as AccountField[]).filter((field) => {
    const value = changes[field];
    return value !== undefined && value !== null && !(RIGHT[field] as (value: unknown) => boolean)(value);
  });
