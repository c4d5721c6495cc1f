import { firstOfMonth } from "@tablee/domain/language/first-of-month";
import { currentLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { CallError } from "../call-error.ts";
import { type FailureWords, wordAnswers } from "./worded-answers.ts";

/**
 * The data of an error that is put into words. Only a development host gives the details of an unforeseen one
 * (catalogue-error.ts).
 */
interface Told {
  details?: string;
  until?: string;
  reason?: string;
}

/**
 * The texts for an answer whose code has none of its own (wire §18 and on); null: the texts for network failures apply.
 */
function answerWords({ code, status, data }: CallError): FailureWords | null {
  const told = (data ?? {}) as Told;
  if (code === "busy" || status === 429) return { title: m.errors_busy_title(), text: m.errors_busy_text() };
  if (code === "suspended") return suspendedWords(told);
  if (status === 403) return { title: m.errors_denied_title(), text: m.errors_denied_text() };
  if (status >= 400 && status < 500) return withLine(m.errors_generic(), m.errors_code({ code }));
  if (told.details === undefined) return null;
  return { title: m.errors_network_title(), text: `${m.errors_network_text()}. ${told.details}` };
}

/** For a suspension and for a code without texts, the title carries the message. */
const withLine = (title: string, text: string): FailureWords => ({ title, text, line: `${title}. ${text}` });

/** Until when a member may not write, and why, in the moderator's own words. */
function suspendedWords({ until = "", reason = "" }: Told): FailureWords {
  const language = currentLanguage();
  const date = firstOfMonth(new Date(until).toLocaleDateString(`${language}-CA`, { dateStyle: "long" }), language);
  return withLine(m.errors_suspended_title({ date }), m.errors_suspended_text({ reason }));
}

wordAnswers(answerWords);
