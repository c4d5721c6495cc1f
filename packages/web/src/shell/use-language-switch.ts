import type { Language } from "@tablee/domain/language/text";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { switchLanguage } from "../language/language.ts";

/** Switches in place, the page's title included: nothing is loaded again, nothing typed is lost. */
export function useLanguageSwitch(): (language: Language) => void {
  const router = useRouter();
  return useCallback(
    (language) => {
      switchLanguage(language);
      // Titles and descriptions are made with the routes' heads.
      void router.invalidate();
    },
    [router],
  );
}
