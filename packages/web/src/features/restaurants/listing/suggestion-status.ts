import { m } from "../../../paraglide/messages.js";

/**
 * What a field with suggestions says to whoever hears it: that it looks, then how many there are, and nothing while
 * nothing is `asked`. A text that somebody is still typing is looked for in a moment.
 */
export const suggestionStatus = (now: { asked: boolean; looking: boolean; count: number }): string => {
  if (!now.asked) return "";
  return now.looking ? m.settings_looking() : m.settings_suggestions({ count: now.count });
};
