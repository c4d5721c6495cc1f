import type { Language } from "@tablee/domain/language/text";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { switchLanguage } from "../language/language.ts";
import { useAppContext } from "../routes/app-context.ts";
import { readToken } from "../session/token.ts";
import { whenPageAwake } from "./ready/awake.ts";

/**
 * Switches in place, the page's title included: nothing is loaded again, nothing typed is lost. A member is written to
 * in the new language from then on; where that cannot be stored, the page speaks it all the same. What the server has
 * rendered is hydrated first, in the words that it was rendered in.
 */
export function useLanguageSwitch(): (language: Language) => void {
  const router = useRouter();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  return useCallback(
    (language) =>
      whenPageAwake(() => {
        switchLanguage(language);
        // The address no longer says what the page speaks.
        if (router.latestLocation.search.lang) {
          void router.navigate({ to: ".", search: ({ lang: _, ...kept }) => kept, replace: true, resetScroll: false });
        }
        // Titles and descriptions are made with the routes' heads.
        void router.invalidate();
        if (readToken() === null) return;
        const queryKey = orpc.accounts.currentUser.queryKey({ input: {} });
        client.setQueryData(queryKey, (user) => user && { ...user, language });
        api.accounts.updateLanguage({ language }).catch(() => undefined);
      }),
    [router, api, orpc, client],
  );
}
