/** Maximum length of an account's e-mail, and of that in the form for password recovery (accounts §5). */
export const MAX_EMAIL = 250;
export const MAX_RECOVERY_EMAIL = 255;

/** Dot-separated words, then a domain of at least two labels: what mail servers on the internet accept. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const MAX_LOCAL_PART = 64;

export type EmailProblem = "required" | "invalid";

/** Normalises an e-mail for storage and comparison; case is ignored. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** null if the text is a valid e-mail address. */
export const emailProblem = (text: string, max: number = MAX_EMAIL): EmailProblem | null => {
  const email = tidyEmail(text);
  if (email === "") return "required";
  const isOne = email.length <= max && email.indexOf("@") <= MAX_LOCAL_PART && EMAIL.test(email);
  return isOne ? null : "invalid";
};
