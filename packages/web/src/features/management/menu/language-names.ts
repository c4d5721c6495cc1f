/** Each in its own language, as whoever writes it knows it. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;
