import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { endSession } from "./end-session.ts";

/**
 * Signs out (end-session.ts): the device at once, and the promise resolves once the server knows. The stored values of
 * the sign-in form are removed too (accounts §16).
 */
export function useSignOut(): (how?: { revoked?: boolean }) => Promise<void> {
  const { api, platform } = useAppContext();
  const client = useQueryClient();
  return useCallback(
    (how) => {
      void platform.remembered?.keep(null);
      return endSession({ api, client }, how);
    },
    [api, client, platform],
  );
}
