/** Spec §3 "Enumerations". Seen by the member alone. */
export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];
