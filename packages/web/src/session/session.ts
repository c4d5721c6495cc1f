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
    meta: PROVES_SESSION,
  });
  if (token === null) return { status: "visitor", user: null };
  // A part that is hydrated late finds the member known already: it begins as it was rendered all the same.
  if (token === "unknown" || !current.data) return { status: "unknown", user: null };
  return { status: "member", user: current.data };
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
  forgetMember(client);
}

/** Drops from memory what belongs to a member. */
export function forgetMember(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => isPersonal(query.queryKey) });
  void client.invalidateQueries();
}

/** What a visitor reads as well; every other query's answer belongs to the member. */
const FOR_EVERYBODY = new Set(["discoveries", "restaurants", "menus"]);
export function isPersonal(key: readonly unknown[]): boolean {
  const [path] = key;
  return Array.isArray(path) && typeof path[0] === "string" && !FOR_EVERYBODY.has(path[0]);
}

const PROVES_SESSION = { proves_session: true };
