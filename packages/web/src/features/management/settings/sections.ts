/** The sections of the settings, in their order; `about` is the first. */
export const SETTINGS_SECTIONS = ["about", "place", "hours", "ordering", "tax", "offers", "more"] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
