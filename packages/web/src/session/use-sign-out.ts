import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { signedOut } from "./session.ts";

/** Signs out: the token is revoked on the server and forgotten on this device, whether or not the server answers. */
export function useSignOut(): () => Promise<void> {
  const { api } = useAppContext();
  const client = useQueryClient();
  return useCallback(async () => {
    const revoked = api.accounts.logout().catch(() => undefined);
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    signedOut(client);
  }, [api, client]);
}
