/** Rights in one restaurant, each with what the one before it may (decisions, "Accounts"). */
export const STAFF_ROLES = ["kitchen", "manager", "owner"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
