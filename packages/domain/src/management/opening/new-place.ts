import { homeTimezone } from "../../accounts/home-timezone.ts";
import { inputProblem } from "../../validation/input-problem.ts";
import type { FirstStep } from "./first-steps.ts";

/** How many places that are not open yet one member may have. */
export const MOST_UNOPENED = 3;

/** What a member says of a new place. */
export interface NewPlaceFields {
  name: string;
  address: string;
  city: string;
  /** Optional. */
  postal_code: string;
}

/** The countries in which restaurants register themselves, the product's own first: we know their currencies. */
export const PLACE_COUNTRIES = [
  "CA",
  "US",
  "FR",
  "BE",
  "LU",
  "IE",
  "DE",
  "IT",
  "ES",
  "PT",
  "NL",
  "AT",
  "FI",
  "GR",
] as const;

/**
 * The time zone of a place: the device's if the country has it, otherwise the country's, or that of its capital's side
 * if it has several (management §41). `zones` are the country's.
 */
export const zoneOfPlace = (country: string | null, zones: readonly string[], device: string): string => {
  const [first] = zones;
  if (country === null || first === undefined || zones.includes(device)) return device;
  return zones.find((zone) => zone === homeTimezone({ country, state: null })) ?? zones.find(isOfEurope) ?? first;
};
const isOfEurope = (zone: string): boolean => zone.startsWith("Europe/");

/** What is wrong with each field; all null if nothing is (management §41). */
export type NewPlaceProblems = Record<Exclude<keyof NewPlaceFields, "postal_code">, "required" | null> & {
  postal_code: "invalid" | null;
};

const filled = (text: string): "required" | null => (text.trim() === "" ? "required" : null);

export const newPlaceProblems = ({ name, address, city, postal_code }: NewPlaceFields): NewPlaceProblems => ({
  name: filled(name),
  address: filled(address),
  city: filled(city),
  postal_code: inputProblem("postal-code", postal_code.trim()) === null ? null : "invalid",
});

export interface NewPlaceFacts extends NewPlaceFields {
  phone_verified: boolean;
  /** Offensive words in the name. */
  bad_words: readonly string[];
  /** Whether the name contains a web address (comments §15). */
  has_url: boolean;
  /** How many places of the member are not open yet. */
  unopened: number;
}

export const NEW_PLACE_REFUSALS = [
  "phone_validation_required",
  "name_missing",
  "name_refused",
  "name_has_url",
  "address_missing",
  "postal_code_invalid",
  "too_many_places",
] as const;
export type NewPlaceRefusal = (typeof NEW_PLACE_REFUSALS)[number];

/** Why a member may not create a new place, or null (management §41). */
export const checkNewPlace = (facts: NewPlaceFacts): { code: NewPlaceRefusal } | null => {
  if (!facts.phone_verified) return { code: "phone_validation_required" };
  const problems = newPlaceProblems(facts);
  if (problems.name) return { code: "name_missing" };
  if (facts.bad_words.length > 0) return { code: "name_refused" };
  if (facts.has_url) return { code: "name_has_url" };
  if (problems.address || problems.city) return { code: "address_missing" };
  if (problems.postal_code) return { code: "postal_code_invalid" };
  return facts.unopened >= MOST_UNOPENED ? { code: "too_many_places" } : null;
};

/** The words by which a member names a place. */
interface NamedPlace {
  name: string;
  address: string;
  city: string;
}

const folded = ({ name, address, city }: NamedPlace): string =>
  [name, address, city].map((words) => words.trim().toLowerCase()).join("\n");

/** Whether two places have the same name and address: a form whose answer was lost is sent again. */
export const isSamePlace = (one: NamedPlace, other: NamedPlace): boolean => folded(one) === folded(other);

/** The steps without which nobody can order. The other first steps may follow later (management §42). */
export const OPENING_STEPS = ["place", "hours", "ordering", "taxes", "menu"] as const satisfies readonly FirstStep[];
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** The steps that are missing before a place can be opened. */
export const missingSteps = (done: readonly FirstStep[]): OpeningStep[] =>
  OPENING_STEPS.filter((step) => !done.includes(step));
