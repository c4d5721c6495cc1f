import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isRefused } from "../../../api/retry-delay.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { signedOut } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";

/** How long the form is held back while the link is being checked, in ms. */
const PATIENCE_MS = 8000;

/**
 * Checks whether the link from a mail is still valid, unless the page is about to be left. If there is no answer in time,
 * saving will tell.
 */
export function useResetLink(guid: string, isLeft: boolean) {
  const { api } = useAppContext();
  return useQuery({
    // The guid is not kept after the page is left: its answer is not cached.
    queryKey: ["reset-link", guid],
    queryFn: ({ signal }) =>
      api.accounts.checkResetLink({ guid }, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }),
    enabled: !isLeft,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // Checked only once: someone who comes back from their mail or password manager finds what they had begun to type.
    refetchOnWindowFocus: false,
    networkMode: "always",
  });
}

/**
 * Sets a new password in place of a forgotten one. `mayBeDone`: an attempt was not answered, so that it may have used
 * the link up.
 */
export function useResetPassword(guid: string) {
  const { api, platform } = useAppContext();
  const client = useQueryClient();
  const [mayBeDone, setMayBeDone] = useState(false);
  const saving = useMutation({
    // Never retried, and not kept in the mutation cache: the password is dropped when the call ends.
    mutationFn: (password: string) => api.accounts.resetPassword({ guid, password }),
    gcTime: 0,
    networkMode: "always",
    // Every session has ended, this device's too, and what the device has stored for the next sign-in is out of date
    // (accounts §16).
    onSuccess: () => {
      void platform.remembered?.keep(null);
      if (readToken() !== null) signedOut(client);
    },
    onError: (error) => {
      if (!isRefused(error)) setMayBeDone(true);
    },
  });
  return { ...saving, mayBeDone };
}
