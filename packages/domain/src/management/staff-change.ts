import { STAFF_ROLES, type StaffRole } from "../accounts/right.ts";

/**
 * Whether somebody's role in a restaurant may change or be removed (management §23): a restaurant with an owner must
 * keep one. `owners` is the number before the change.
 */
export const checkStaffChange = (change: {
  from: StaffRole | null;
  to: StaffRole | null;
  owners: number;
}): { code: "last_owner" } | null =>
  change.from === "owner" && change.to !== "owner" && change.owners <= 1 ? { code: "last_owner" } : null;

/** The higher of two roles: somebody who accepts an invitation to a lower role keeps their own. */
export const higherRole = (one: StaffRole | null, other: StaffRole): StaffRole =>
  one !== null && STAFF_ROLES.indexOf(one) > STAFF_ROLES.indexOf(other) ? one : other;
