import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import { signedOut } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";

/** How long a form of one field is kept back for the sake of an answer. */
const PATIENCE_MS = 8000;

/** Whether the link of a mail is good still. Where nobody can say, or not soon, saving will. */
export function useResetLink(guid: string) {
  const { api } = useAppContext();
  return useQuery({
    // The guid ends with the page: its answer is kept nowhere.
    queryKey: ["reset-link", guid],
    queryFn: ({ signal }) =>
      api.accounts.checkResetLink({ guid }, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // Once: who comes back from their mail or their passwords finds what they had begun to type.
    refetchOnWindowFocus: false,
    networkMode: "always",
  });
}

/** Another password in the place of a forgotten one. */
export function useResetPassword(guid: string) {
  const { api, platform } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    // Never repeated by itself, and never shown to whoever lists mutations: the password ends with the call.
    mutationFn: (password: string) => api.accounts.resetPassword({ guid, password }),
    gcTime: 0,
    networkMode: "always",
    // Every session has ended, that of this device too, and what the device would sign in with again (accounts §16).
    onSuccess: () => {
      void platform.remembered?.keep(null);
      if (readToken() !== null) signedOut(client);
    },
  });
}
