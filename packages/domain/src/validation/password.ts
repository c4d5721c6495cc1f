import { lengthOf } from "./text-length.ts";

/** Length limits in code points (accounts §1). */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 32;

/** The requirements of a password, each checked separately, so that a form can tick them off. */
export const PASSWORD_NEEDS = {
  length: (password: string) => lengthOf(password) >= MIN_PASSWORD && lengthOf(password) <= MAX_PASSWORD,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;
export type PasswordNeed = keyof typeof PASSWORD_NEEDS;

/** The requirements that a password does not meet, in the order in which they are shown. */
export const passwordLacks = (password: string): PasswordNeed[] =>
  (Object.keys(PASSWORD_NEEDS) as PasswordNeed[]).filter((need) => !PASSWORD_NEEDS[need](password));

export const isGoodPassword = (password: string): boolean => passwordLacks(password).length === 0;
