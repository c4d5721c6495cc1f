/** The tabs of /account; the first is the default. */
export const ACCOUNT_TABS = ["details", "security", "notifications", "preferences", "people", "data"] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The tabs of /edit-profile; the first is the default. */
export const PROFILE_TABS = ["profile", "avatar"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const isAccountTab = (name: string | undefined): name is AccountTab =>
  (ACCOUNT_TABS as readonly (string | undefined)[]).includes(name);
export const isProfileTab = (name: string | undefined): name is ProfileTab =>
  (PROFILE_TABS as readonly (string | undefined)[]).includes(name);
