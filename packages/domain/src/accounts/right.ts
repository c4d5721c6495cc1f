/** Rights in one restaurant, each with what the one before it may (accounts §44). */
export const STAFF_ROLES = ["kitchen", "manager", "owner"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
