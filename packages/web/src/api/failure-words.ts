import { isCallError } from "./call-error.ts";
import { currentLanguage } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { isUnfetched } from "./unfetched.ts";

export interface FailureWords {
  title: string;
  text: string;
}

/** What to say where a call failed and its code has no words of its own (wire §18 and on). */
export function failureWords(error: unknown): FailureWords {
  const code = isCallError(error) ? error.code : "";
  const status = isCallError(error) ? error.status : 0;
  if (status === 408) return { title: m.errors_timeout_title(), text: m.errors_timeout_text() };
  if (code === "offline" || isUnfetched(error))
    return { title: m.errors_offline_title(), text: m.errors_offline_text() };
  if (code === "busy") return { title: m.errors_busy_title(), text: m.errors_busy_text() };
  if (isCallError(error) && code === "suspended") return suspendedWords(error.data);
  if (status === 403) return { title: m.errors_denied_title(), text: m.errors_denied_text() };
  return { title: m.errors_network_title(), text: m.errors_network_text() };
}

/** The same in one line, for where no title stands: of a suspension the title alone tells that there is one. */
export function failureLine(error: unknown): string {
  const { title, text } = failureWords(error);
  return isCallError(error) && error.code === "suspended" ? `${title}. ${text}` : text;
}

/** Until when somebody may not write, and why: the moderator's own words. */
function suspendedWords(told: unknown): FailureWords {
  const { until = "", reason = "" } = (told ?? {}) as { until?: string; reason?: string };
  const date = new Date(until).toLocaleDateString(`${currentLanguage()}-CA`, { dateStyle: "long" });
  return { title: m.errors_suspended_title({ date }), text: m.errors_suspended_text({ reason }) };
}
