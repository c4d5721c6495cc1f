import type { Language } from "@tablee/domain/language/text";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { switchLanguage } from "../../language/language.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { readToken } from "../../session/token.ts";
import { whenPageAwake } from "../ready/awake.ts";

/**
 * Switches the language in place, including the page's title: nothing is reloaded, and nothing typed is lost. The
 * member gets messages in the new language from then on; if that cannot be stored, the page switches all the same. A
 * page that the server rendered is hydrated first, in the language in which it was rendered.
 */
export function useLanguageSwitch(): (language: Language) => void {
  const router = useRouter();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  return useCallback(
    (language) =>
      whenPageAwake(() => {
        switchLanguage(language);
        // The address would no longer match the page's language.
        if (router.latestLocation.search.lang) {
          const search = ({ lang: _, ...kept }: { lang?: unknown }) => kept;
          void router.navigate({ to: ".", search, state: true, replace: true, resetScroll: false });
        }
        // Titles and descriptions come from the routes' heads.
        void router.invalidate();
        if (readToken() === null) return;
        const queryKey = orpc.accounts.currentUser.queryKey({ input: {} });
        client.setQueryData(queryKey, (user) => user && { ...user, language });
        api.accounts.updateLanguage({ language }).catch(() => undefined);
      }),
    [router, api, orpc, client],
  );
}
