/** Longest e-mail of an account, and of the form that recovers a password (accounts §5). */
export const MAX_EMAIL = 250;
export const MAX_RECOVERY_EMAIL = 255;

/** Dot-separated words, then a domain of at least two labels: what mail servers on the open network take. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const MAX_LOCAL_PART = 64;

export type EmailProblem = "required" | "invalid";

/** An e-mail as it is kept and compared: cases do not count. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** null where this is an e-mail address. */
export const emailProblem = (text: string, max: number = MAX_EMAIL): EmailProblem | null => {
  const email = tidyEmail(text);
  if (email === "") return "required";
  const isOne = email.length <= max && email.indexOf("@") <= MAX_LOCAL_PART && EMAIL.test(email);
  return isOne ? null : "invalid";
};
