import { emailProblem } from "../validation/email.ts";
import { lengthOf } from "../validation/text-length.ts";

export const MAX_CONTACT_NAME = 100;
export const MAX_CONTACT_MESSAGE = 3_000;
/** A shorter message contains nothing to answer. */
export const MIN_CONTACT_MESSAGE = 10;

/** A message to the operators of the product (pages §10). */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export interface ContactProblems {
  name: "required" | "too_long" | null;
  email: "required" | "invalid" | null;
  message: "required" | "too_short" | "too_long" | null;
}

export function contactProblems({ name, email, message }: ContactMessage): ContactProblems {
  const said = lengthOf(message.trim());
  return {
    name: name.trim() === "" ? "required" : lengthOf(name.trim()) > MAX_CONTACT_NAME ? "too_long" : null,
    email: emailProblem(email),
    message:
      said === 0
        ? "required"
        : said < MIN_CONTACT_MESSAGE
          ? "too_short"
          : said > MAX_CONTACT_MESSAGE
            ? "too_long"
            : null,
  };
}

/** Whether a message can be sent: null if it can. */
export const checkContact = (message: ContactMessage): { code: "contact_invalid" } | null =>
  Object.values(contactProblems(message)).every((problem) => problem === null) ? null : { code: "contact_invalid" };
