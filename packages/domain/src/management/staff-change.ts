import { STAFF_ROLES, type StaffRole } from "../accounts/right.ts";

/**
 * Whether somebody's role in a restaurant may become another, or none (management §23): a restaurant that has an owner
 * keeps one. `owners` counts those that there are before.
 */
export const checkStaffChange = (change: {
  from: StaffRole | null;
  to: StaffRole | null;
  owners: number;
}): { code: "last_owner" } | null =>
  change.from === "owner" && change.to !== "owner" && change.owners <= 1 ? { code: "last_owner" } : null;

/** The higher of two roles: whoever takes an invitation to less than they are stays what they are. */
export const higherRole = (one: StaffRole | null, other: StaffRole): StaffRole =>
  one !== null && STAFF_ROLES.indexOf(one) > STAFF_ROLES.indexOf(other) ? one : other;
