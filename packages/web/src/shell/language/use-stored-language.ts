import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLanguage, isLanguageChosen } from "../../language/language.ts";
import { isKept } from "../../storage/is-kept.ts";
import { useLanguageSwitch } from "./use-language-switch.ts";

/** Applies the language chosen on this device over the one that the server picked (language §2). */
export function useStoredLanguage(): void {
  const change = useLanguageSwitch();
  // A language in the address applies to whoever opens it: ?lang=fr, or /login/fr, which is then stored.
  const asked = useRouterState({
    select: ({ location, matches }) =>
      location.search.lang !== undefined || matches.some(({ params }) => "language" in params && params.language),
  });
  useEffect(() => {
    // A switch is written to the cookie at once, but stored a moment later, by when the page may have been left. The
    // cookie `own_language` is a member's, and no switch.
    if (asked || !isKept("preferences") || document.cookie.match(`\\blanguage=${currentLanguage()}`)) return;
    void import("../../language/stored-language.ts").then(({ storedLanguage }) => {
      const stored = storedLanguage();
      // A switch may have come first and not be stored yet.
      if (stored !== null && !isLanguageChosen() && stored !== currentLanguage()) change(stored);
    });
  }, [asked, change]);
}
