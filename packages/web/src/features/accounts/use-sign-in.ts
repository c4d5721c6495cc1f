import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "../../routes/app-context.ts";
import { deviceFacts } from "../../session/device.ts";
import { signedIn } from "../../session/session.ts";

export interface Credentials {
  email: string;
  password: string;
  /** Unticked, the device forgets the sign-in with the browser (accounts §11). */
  remember: boolean;
}

/** Signs in with e-mail and password. Nothing of them is kept on the device; the token and the user are. */
export function useSignIn(onSignedIn: (user: User) => void) {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    // Never repeated by itself, and never shown to whoever lists mutations: the password ends with the call.
    mutationFn: (credentials: Credentials) => api.accounts.login({ ...credentials, ...deviceFacts(platform) }),
    gcTime: 0,
    networkMode: "always",
    onSuccess: ({ token, user }, { remember }) => {
      signedIn(client, orpc.accounts.currentUser.queryKey({ input: {} }), { token, user, remember });
      onSignedIn(user);
    },
  });
}
