import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { endSession } from "./end-session.ts";

/** Signs out (end-session.ts): the device at once, and what it answers once the server knows. */
export function useSignOut(): (how?: { revoked?: boolean }) => Promise<void> {
  const { api } = useAppContext();
  const client = useQueryClient();
  return useCallback((how) => endSession({ api, client }, how), [api, client]);
}
