import type { Language } from "@tablee/domain/language/text";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLanguage, isLanguageChosen, speakLanguage } from "./language.ts";
import { storedLanguage } from "./stored-language.ts";

/**
 * Lasts as long as the token. It is not a choice of this device: the server applies it only while a member is signed
 * in.
 */
const cookieOf = (language: Language) => `own_language=${language}; path=/; max-age=7776000; samesite=lax`;

const isNothingStored = () =>
  !isLanguageChosen() && storedLanguage() === null && !/(?:^|;\s*)language=/.test(document.cookie);

/**
 * Applies a signed-in member's own language where none was chosen on this device and the address names none
 * (language §2).
 */
export function useMembersLanguage(own: Language | null): void {
  const router = useRouter();
  const asked = useRouterState({
    select: ({ location, matches }) =>
      location.search.lang !== undefined || matches.some(({ params }) => "language" in params && params.language),
  });
  useEffect(() => {
    if (own === null || asked || !isNothingStored()) return;
    document.cookie = cookieOf(own);
    if (own === currentLanguage()) return;
    speakLanguage(own);
    // Titles and descriptions come from the routes' heads.
    void router.invalidate();
  }, [own, asked, router]);
}
