import type { QueryClient } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useSyncExternalStore } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { onTokenChange, readToken, storeToken } from "./token.ts";

/**
 * Who looks at this page. `unknown` is what the server renders for somebody who was signed in (cookie `member`):
 * personal parts are skeletons until the browser knows.
 */
export type Session =
  | { status: "visitor"; user: null }
  | { status: "unknown"; user: null }
  | { status: "member"; user: User };

const subscribe = (listener: () => void) => onTokenChange(listener);

/** The session of this device, kept fresh by the token's changes in any tab. */
export function useSession(): Session {
  const { orpc, rendered_for_member } = useAppContext();
  const rendered = rendered_for_member ? "unknown" : null;
  const token = useSyncExternalStore(subscribe, readToken, () => rendered);
  const current = useQuery({
    ...orpc.accounts.currentUser.queryOptions({ input: {} }),
    enabled: token !== null && token !== "unknown",
    staleTime: 60_000,
  });
  if (token === null) return { status: "visitor", user: null };
  return current.data ? { status: "member", user: current.data } : { status: "unknown", user: null };
}

/** After a sign-in: the token is stored, the answer's user is there at once, and what a visitor read is read anew. */
export function signedIn(client: QueryClient, key: readonly unknown[], token: string, user: User): void {
  storeToken(token);
  client.removeQueries({ type: "inactive", predicate: (query) => !isPersonal(query.queryKey) });
  void client.invalidateQueries();
  client.setQueryData(key, user);
}

/** Forgets the session on this device and everything that was read with it. */
export function signedOut(client: QueryClient): void {
  storeToken(null);
  client.removeQueries({ predicate: (query) => isPersonal(query.queryKey) });
  void client.invalidateQueries();
}

/** Queries whose answer belongs to the member: gone from memory at sign-out. */
const PERSONAL = new Set(["accounts", "orders", "kitchen"]);
function isPersonal(key: readonly unknown[]): boolean {
  const [path] = key;
  return Array.isArray(path) && typeof path[0] === "string" && PERSONAL.has(path[0]);
}
