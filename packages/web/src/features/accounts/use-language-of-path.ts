import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { useEffect } from "react";
import { useLanguageSwitch } from "../../shell/language/use-language-switch.ts";

const isLanguage = (name: string | undefined): name is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(name);

/** Applies the language in the path as an explicit choice: it is stored (language §4). */
export function useLanguageOfPath(language: string | undefined): void {
  const change = useLanguageSwitch();
  useEffect(() => {
    if (isLanguage(language)) change(language);
    // Runs once per address, so that a switch made on the page itself stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language]);
}
