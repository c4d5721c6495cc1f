import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAppContext } from "../../../routes/app-context.ts";
import { rememberHome, rememberReturnPath } from "../../../session/return-path.ts";
import { leaveForProvider } from "./leave-for-provider.ts";
import { keepPendingProvider } from "./pending-provider.ts";

/**
 * Goes to a provider and comes back to the current page; from the sign-in page, to the page that the visitor wanted.
 */
export function useProvider() {
  const { api } = useAppContext();
  const router = useRouter();
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ provider, remember }: { provider: IdentityProvider; remember: boolean }) => {
      const { address, key } = await api.accounts.startProvider({ provider });
      const { pathname, href, search } = router.latestLocation;
      const began = /^\/register(?:\/|$)/.test(pathname) ? "/register" : "/login";
      keepPendingProvider({ provider, key, intent: "sign_in", remember, began });
      if (/^\/(?:login|register|auth)(?:\/|$)/.test(pathname)) rememberHome(search);
      else rememberReturnPath(href);
      leaveForProvider(address);
    },
  });
}

/** Goes to a provider to confirm the member's identity, and comes back to the current page. */
export function useConfirmAt() {
  const { api } = useAppContext();
  const router = useRouter();
  return useMutation({
    networkMode: "always",
    mutationFn: async (provider: IdentityProvider) => {
      const { address, key } = await api.accounts.startConfirm({ provider });
      keepPendingProvider({ provider, key, intent: "confirm" });
      rememberReturnPath(router.latestLocation.href);
      leaveForProvider(address);
    },
  });
}
