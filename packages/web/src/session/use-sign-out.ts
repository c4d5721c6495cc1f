import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { leaveNothingBegun } from "./leave-nothing.ts";
import { signedOut } from "./session.ts";

/**
 * Signs out: the token is revoked on the server and forgotten on this device, with the address and the phone number
 * that orders were delivered to, and what was begun and not handed in, whether or not the server answers. A session
 * that merely ran out takes nothing along.
 */
export function useSignOut(): () => Promise<void> {
  const { api } = useAppContext();
  const client = useQueryClient();
  return useCallback(async () => {
    const revoked = api.accounts.logout().catch(() => undefined);
    const forgotten = Promise.allSettled([
      import("../features/orders/placed/forget-diner.ts").then(({ forgetDiner }) => forgetDiner()),
      leaveNothingBegun(),
    ]);
    await Promise.race([Promise.all([revoked, forgotten]), new Promise((resolve) => setTimeout(resolve, 2_000))]);
    signedOut(client);
  }, [api, client]);
}
