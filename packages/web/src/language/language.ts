import type { Language } from "@tablee/domain/language/text";
import { useSyncExternalStore } from "react";
import { getLocale, overwriteGetLocale } from "../paraglide/runtime.js";

/**
 * The language of this page. On the server it is the request's (entry-server.tsx has one per request); in the browser
 * it is the language in which the page was rendered, until somebody switches.
 */
let current: Language = "en";
let chosen = false;
const listeners = new Set<() => void>();

/** Starts with the language in which the server rendered, so that hydration finds the same words. */
export function startLanguage(rendered: Language): void {
  current = rendered;
  overwriteGetLocale(() => current);
}

/**
 * Switches the language in place without storing it: every component with texts renders again, and nothing typed is
 * lost.
 */
export function speakLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Switches the language as somebody's own choice, which is stored. */
export function switchLanguage(language: Language): void {
  chosen = true;
  // Imported late: the code that checks stored values is not part of a page's first load.
  void import("../storage/device-preferences.ts").then(({ devicePreferences }) => devicePreferences.set({ language }));
  // Copied to a cookie for the server, which renders the next page in this language (language §3).
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  speakLanguage(language);
}

/**
 * Whether the language was switched on this page: that choice is newer than the stored one, which may still be written.
 */
export const isLanguageChosen = (): boolean => chosen;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of this render, for `textIn` and for formatting. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLocale, getLocale);

/**
 * Every component that shows messages calls this: it makes the component render again when somebody switches the
 * language, whatever is memoised above it. The lint requires it (tablee/words-by-hook).
 */
export const useWords = (): void => void useLanguage();

export { getLocale as currentLanguage };
