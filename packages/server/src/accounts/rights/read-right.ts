import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import { emailProblem } from "@tablee/domain/validation/email";
import type { Right } from "./change-right.ts";

/** The roles that can be typed on the command line, highest first. */
export const ROLE_NAMES = STAFF_ROLES.toReversed();

const isRole = (word: string): word is StaffRole => (STAFF_ROLES as readonly string[]).includes(word);

/** Parses the e-mail and the right as they were typed; or returns what is wrong with them, in plain English. */
export function readRight(typed: {
  email: string | undefined;
  right: string;
  restaurant: string | undefined;
}): { email: string; given: Right } | { fault: string } {
  const { email, right, restaurant } = typed;
  if (email === undefined) return { fault: "An e-mail is needed" };
  if (emailProblem(email) !== null) return { fault: `An e-mail is needed: ${email}` };
  if (restaurant === undefined) {
    if (right === "admin" || right === "moderator") return { email, given: { right } };
    return { fault: isRole(right) ? `${right} of which restaurant?` : `There is no right ${right}` };
  }
  if (!isRole(right)) return { fault: `Nobody is ${right} of a restaurant` };
  const restaurant_id = Number(restaurant);
  if (!Number.isSafeInteger(restaurant_id) || restaurant_id < 1) {
    return { fault: `${restaurant} is no restaurant's id` };
  }
  return { email, given: { right, restaurant_id } };
}
