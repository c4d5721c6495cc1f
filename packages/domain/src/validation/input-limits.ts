/** Minimum and maximum length of a field by its type, in code points (wire §26). */
export const INPUT_LIMITS = {
  tel: { min: 10, max: 18 },
  url: { min: 10, max: 255 },
  permalink: { min: 10, max: 255 },
  ip: { min: 7, max: 15 },
  "postal-code": { min: 5, max: 8 },
} as const satisfies Record<string, { min: number; max: number }>;
export type InputType = keyof typeof INPUT_LIMITS;

/** Input is validated this long after the last key or change (wire §27). */
export const INPUT_PAUSE_MS = 500;

/** Maximum length of the complement of an order's address, in code points. */
export const MOST_COMPLEMENT = 120;
