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
      const answer = await askPasskey(api, autofill);
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

/** Lets the browser offer passkeys in the e-mail field while the form is shown. */
export function usePasskeyAutofill(start: () => void): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  }, [start]);
  useEffect(() => {
    let gone = false;
    let begun = false;
    void offersAutofill().then(
      (offered) => {
        if (!offered || gone) return;
        begun = true;
        latest.current();
      },
      () => {},
    );
    return () => {
      gone = true;
      if (begun) void stopAsking();
    };
  }, []);
}
