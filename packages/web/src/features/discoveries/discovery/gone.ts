import type { QueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";

/** Whether a discovery does not exist or is hidden from this viewer: the two look the same (discoveries §5). */
export const isGone = (error: unknown): boolean => isCallError(error) && error.code === "not_found";

const askedLast = new WeakMap<QueryClient, string>();

/**
 * Whether a member should request what was not found, because so far only the server has asked, as a visitor. Once per
 * discovery and session: the page is mounted again with every answer, and would ask again.
 */
export function asksOnce(client: QueryClient, queryKey: readonly unknown[], token: string | null): boolean {
  if (client.getQueryState(queryKey) !== undefined) return false;
  const asked = JSON.stringify([queryKey, token]);
  if (askedLast.get(client) === asked) return false;
  askedLast.set(client, asked);
  return true;
}
