import type { Language } from "@tablee/domain/language/text";
import { useSyncExternalStore } from "react";
import { getLocale, overwriteGetLocale } from "../paraglide/runtime.js";

/**
 * The language of this page. On the server it is the request's (entry-server.tsx keeps one per request); in the
 * browser it is the one that the page was rendered in, until somebody switches.
 */
let current: Language = "en";
let chosen = false;
const listeners = new Set<() => void>();

/** Begins with the language that the server rendered in, so that hydration finds the same words. */
export function startLanguage(rendered: Language): void {
  current = rendered;
  overwriteGetLocale(() => current);
}

/** Speaks it in place, and keeps nothing: every component that says words shows the other words, nothing typed is lost. */
export function speakLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The same, as somebody's choice: it is kept. */
export function switchLanguage(language: Language): void {
  chosen = true;
  // What checks stored values is no part of a page's first load.
  void import("../storage/device-preferences.ts").then(({ devicePreferences }) => devicePreferences.set({ language }));
  // Mirrored for the server, which renders the next page in it (language §3).
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  speakLanguage(language);
}

/** Whether it was switched on this page: what is still being stored is newer than what was. */
export const isLanguageChosen = (): boolean => chosen;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of this render, for `textIn` and for formats. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLocale, getLocale);

/**
 * Every component that says words asks it: that is what makes it render again when somebody switches the language,
 * wherever it stands and whatever is memoised above it. The lint demands it (tablee/words-by-hook).
 */
export const useWords = (): void => void useLanguage();

export { getLocale as currentLanguage };
