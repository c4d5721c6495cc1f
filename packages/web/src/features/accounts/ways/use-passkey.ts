import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { deviceFacts } from "../../../session/device.ts";
import { signedIn } from "../../../session/session.ts";
import { askPasskey, offersAutofill, stopAsking } from "./passkey-ceremony.ts";

/** Signs in with a passkey: by the button (`false`), or with one that is chosen in the e-mail field (`true`). */
export function usePasskeySignIn(remember: boolean, onSignedIn: (user: User) => void) {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  // Read when the passkey is chosen: the field starts asking as soon as it is shown.
  const wish = useRef(remember);
  useEffect(() => {
    wish.current = remember;
  }, [remember]);
  return useMutation({
    gcTime: 0,
    networkMode: "always",
    mutationFn: async (autofill: boolean) => {
      const answer = await askPasskey(api, autofill).catch((error: unknown) => {
        // Nobody has chosen a passkey in the field yet, so nobody waits for an answer.
        throw autofill ? new DOMException("No passkey was chosen", "AbortError") : error;
      });
      const wished = wish.current;
      const entered = await api.accounts.loginPasskey({ ...answer, ...deviceFacts(platform), remember: wished });
      return { ...entered, remember: wished };
    },
    onSuccess: (entered) => {
      signedIn(client, orpc.accounts.currentUser.queryKey({ input: {} }), entered);
      onSignedIn(entered.user);
    },
  });
}

/** The server accepts the answer to a question for ten minutes. */
const FRESH_MS = 9 * 60_000;
/** The pause between two questions. It doubles while questions fail at once, as where no passkey can be asked for. */
const PAUSE_MS = 10_000;

interface Field {
  /** Whether no passkey is being asked for or used, by the field or by the button. */
  isIdle: boolean;
  /** Whether the field's question stands. */
  isAsked: boolean;
  ask: () => void;
}

/**
 * Lets the browser offer passkeys in the e-mail field while the form is shown. It asks anew when a choice has failed,
 * when the browser's own dialog was closed, and before the question is too old.
 */
export function usePasskeyAutofill({ isIdle, isAsked, ask }: Field): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  const last = useRef<{ at: number; pause_ms: number } | null>(null);
  useEffect(() => {
    if (!isIdle) return undefined;
    const before = last.current;
    const rested_ms = before ? Date.now() - before.at : FRESH_MS;
    const pause_ms = before && rested_ms < before.pause_ms ? before.pause_ms : PAUSE_MS / 2;
    let gone = false;
    const begin = async () => {
      if (!(await offersAutofill())) return;
      if (document.hidden)
        await new Promise((seen) => document.addEventListener("visibilitychange", seen, { once: true }));
      if (gone) return;
      last.current = { at: Date.now(), pause_ms: Math.min(pause_ms * 2, FRESH_MS) };
      latest.current();
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), before ? before.pause_ms - rested_ms : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isIdle]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const renewal = setTimeout(() => void stopAsking(), FRESH_MS);
    return () => clearTimeout(renewal);
  }, [isAsked]);
  useEffect(() => () => void (last.current && stopAsking()), []);
}
