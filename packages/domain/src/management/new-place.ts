import type { FirstStep } from "./first-steps.ts";

/** How many places that are not open yet one member may have. */
export const MOST_UNOPENED = 3;

export interface NewPlaceFacts {
  phone_verified: boolean;
  name: string;
  address: string;
  city: string;
  /** Offensive words in the name. */
  bad_words: readonly string[];
  /** How many places of the member are not open yet. */
  unopened: number;
}

export const NEW_PLACE_REFUSALS = [
  "phone_validation_required",
  "name_missing",
  "name_refused",
  "address_missing",
  "too_many_places",
] as const;
export type NewPlaceRefusal = (typeof NEW_PLACE_REFUSALS)[number];

/** Why a member may not create a new place, or null (management §41). */
export const checkNewPlace = (facts: NewPlaceFacts): { code: NewPlaceRefusal } | null => {
  if (!facts.phone_verified) return { code: "phone_validation_required" };
  if (facts.name.trim() === "") return { code: "name_missing" };
  if (facts.bad_words.length > 0) return { code: "name_refused" };
  if (facts.address.trim() === "" || facts.city.trim() === "") return { code: "address_missing" };
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
export const OPENING_STEPS = ["place", "hours", "ordering", "menu"] as const satisfies readonly FirstStep[];
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** The steps that are missing before a place can be opened. */
export const missingSteps = (done: readonly FirstStep[]): OpeningStep[] =>
  OPENING_STEPS.filter((step) => !done.includes(step));
