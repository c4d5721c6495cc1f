import { useEffect } from "react";
import { onSessionEnd } from "../../session/token.ts";
import { keepForTab, OWN_FORM, takeForTab } from "../../storage/for-tab.ts";
import { keptText } from "../../storage/use-kept-for-tab.ts";

/** The key under which the tab stores what a member typed into a form. */
export const ownKey = (form: string, account_id: number | undefined): string => `${OWN_FORM}${form}-${account_id}`;

/** What the tab stored under a key, without taking it; null if nothing, or nothing that can be read. */
export function seeKept(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Stores what was typed in the tab if the session ends under the form, so that the member finds it after signing in
 * again (accounts §54). `typed`: null if there is nothing to keep. The form reads it in its first render (`seeKept`).
 */
export function useKeepForSignIn(key: string, typed: unknown): void {
  useEffect(() => void takeForTab(key), [key]);
  useEffect(
    () =>
      onSessionEnd(() => {
        if (typed !== null) keepForTab(key, typed);
      }),
    [key, typed],
  );
}
