import { MAX_EMAIL } from "./email.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "./password.ts";

/** Where a type says nothing else (wire §26). */
const DEFAULT_MAX = 50;

/** Shortest and longest text of a field by its type, in code points. */
export const INPUT_LIMITS = {
  text: { min: 0, max: DEFAULT_MAX },
  name: { min: 2, max: DEFAULT_MAX },
  alphanumerical: { min: 2, max: DEFAULT_MAX },
  email: { min: 0, max: MAX_EMAIL },
  tel: { min: 10, max: 18 },
  url: { min: 10, max: 255 },
  permalink: { min: 10, max: 255 },
  password: { min: MIN_PASSWORD, max: MAX_PASSWORD },
  "postal-code": { min: 5, max: 8 },
  mac: { min: 17, max: 17 },
  ip: { min: 7, max: 15 },
  number: { min: 0, max: DEFAULT_MAX },
} as const satisfies Record<string, { min: number; max: number }>;
export type InputType = keyof typeof INPUT_LIMITS;

/** What somebody types is checked, and asked about, this long after the last key or change (wire §27). */
export const INPUT_PAUSE_MS = 500;
