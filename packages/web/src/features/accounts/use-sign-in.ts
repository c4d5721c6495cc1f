import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "../../routes/app-context.ts";
import { deviceFacts } from "../../session/device.ts";
import { signedIn } from "../../session/session.ts";
import { secondStepOf } from "./ways/second-step-form.tsx";

export interface Credentials {
  email: string;
  password: string;
  /** If false, the device forgets the sign-in when the browser closes (accounts §11). */
  remember: boolean;
}

/**
 * Signs in with e-mail and password. The device stores them only if it has a keystore, and only once they were right;
 * it always stores the token and the user.
 */
export function useSignIn(onSignedIn: (user: User) => void) {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const keep = ({ email, password, remember }: Credentials) =>
    void platform.remembered?.keep(remember ? { email, password } : null);
  return useMutation({
    // Never retried, and not kept in the mutation cache: the password is dropped when the call ends.
    mutationFn: (credentials: Credentials) => api.accounts.login({ ...credentials, ...deviceFacts(platform) }),
    gcTime: 0,
    networkMode: "always",
    onSuccess: ({ token, user }, credentials) => {
      const { remember } = credentials;
      keep(credentials);
      signedIn(client, orpc.accounts.currentUser.queryKey({ input: {} }), { token, user, remember });
      onSignedIn(user);
    },
    onError: (error, credentials) => {
      if (secondStepOf(error)) keep(credentials);
    },
  });
}
