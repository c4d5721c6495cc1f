import { isCallError } from "./call-error.ts";
import { m } from "../paraglide/messages.js";
import { isUnfetched } from "./unfetched.ts";
import { type FailureWords, wordsOfAnswer } from "./answers/worded-answers.ts";

/** The texts for a failed call whose code has none of its own (wire §18 and on). */
export function failureWords(error: unknown): FailureWords {
  const answered = isCallError(error);
  // This includes a part of the app that did not load in time, before any answer (wire §15).
  if (answered && error.status === 408) return { title: m.errors_timeout_title(), text: m.errors_timeout_text() };
  if ((answered && error.code === "offline") || isUnfetched(error)) {
    return { title: m.errors_offline_title(), text: m.errors_offline_text() };
  }
  const words = answered ? wordsOfAnswer(error) : null;
  return words ?? { title: m.errors_network_title(), text: m.errors_network_text() };
}

/** The same in one line, where there is no room for a title. */
export function failureLine(error: unknown): string {
  const { text, line = text } = failureWords(error);
  return line;
}
