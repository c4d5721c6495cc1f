import { m } from "../../../paraglide/messages.js";

/**
 * Returns what a field with suggestions announces to screen readers: that it is searching, then the number of
 * suggestions, and nothing unless something is `asked`. While somebody is still typing, the search is about to start.
 */
export const suggestionStatus = (now: { asked: boolean; looking: boolean; count: number }): string => {
  if (!now.asked) return "";
  return now.looking ? m.settings_looking() : m.settings_suggestions({ count: now.count });
};
