import { isCallError } from "./call-error.ts";
import { m } from "../paraglide/messages.js";
import { isUnfetched } from "./unfetched.ts";
import { type FailureWords, wordsOfAnswer } from "./answers/worded-answers.ts";

/** What to say where a call failed and its code has no words of its own (wire §18 and on). */
export function failureWords(error: unknown): FailureWords {
  const answered = isCallError(error);
  // A part of the app too, before anything was answered (wire §15).
  if (answered && error.status === 408) return { title: m.errors_timeout_title(), text: m.errors_timeout_text() };
  if ((answered && error.code === "offline") || isUnfetched(error)) {
    return { title: m.errors_offline_title(), text: m.errors_offline_text() };
  }
  const words = answered ? wordsOfAnswer(error) : null;
  return words ?? { title: m.errors_network_title(), text: m.errors_network_text() };
}

/** The same in one line, for where no title stands. */
export function failureLine(error: unknown): string {
  const { text, line = text } = failureWords(error);
  return line;
}
