import type { QueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";

/** Whether a discovery is not there, or not for this viewer: the two look the same (discoveries §5). */
export const isGone = (error: unknown): boolean => isCallError(error) && error.code === "not_found";

const askedLast = new WeakMap<QueryClient, string>();

/**
 * Whether a member asks for what was not found: only the server has asked so far, for a visitor. Once for each
 * discovery and session: the page that asks comes back with every answer, and would ask again.
 */
export function asksOnce(client: QueryClient, queryKey: readonly unknown[], token: string | null): boolean {
  if (client.getQueryState(queryKey) !== undefined) return false;
  const asked = JSON.stringify([queryKey, token]);
  if (askedLast.get(client) === asked) return false;
  askedLast.set(client, asked);
  return true;
}
