import type { Query, QueryClient } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { createContext, createElement, type ReactNode, use, useSyncExternalStore } from "react";
import type { Platform } from "../platform/platform.ts";
import { type AppContext, useAppContext } from "../routes/app-context.ts";
import { onTokenChange, readToken, replaceToken, storeToken } from "./token.ts";

/**
 * The person at this page. `unknown` is what the server renders for somebody who was signed in (cookie `member`):
 * personal parts are skeletons until the browser knows more.
 */
export type Session =
  | { status: "visitor"; user: null }
  | { status: "unknown"; user: null }
  | { status: "member"; user: User };

/** Delay before a current user who could not be read is queried again; the member stays signed in meanwhile. */
const AGAIN_MS = 15_000;

/** What the device says of itself; nothing if the code, which no page's first load includes, cannot be loaded. */
const factsOf = (platform: Platform) =>
  import("./device.ts").then(
    ({ deviceFacts }) => deviceFacts(platform),
    () => ({}),
  );

/**
 * The query for the signed-in member. A failure other than a 401 says nothing about the session, and is retried. What
 * the device says of itself is sent along, but is not part of the query's key.
 */
export const currentUser = ({ orpc, platform }: Pick<AppContext, "orpc" | "platform">) => ({
  ...orpc.accounts.currentUser.queryOptions({ input: {} }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User> => {
    // The platform stores the token; as part of the answer it would end up wherever answers are stored.
    const { token: _, ...user } = await orpc.accounts.currentUser.call(await factsOf(platform), { signal });
    return user;
  },
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === "error" ? AGAIN_MS : false),
});

const subscribe = (listener: () => void) => onTokenChange(listener);

const CurrentUser = createContext<User | null>(null);

/** `unknown` while a page that was rendered for somebody signed in is being hydrated. */
function useToken(): string | null {
  const { rendered_for_member } = useAppContext();
  const rendered = rendered_for_member ? "unknown" : null;
  return useSyncExternalStore(subscribe, readToken, () => rendered);
}

/** Provides the current user to everything below with one query: a page has dozens of parts that need to know. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { orpc, platform } = useAppContext();
  const token = useToken();
  const { data } = useQuery({ ...currentUser({ orpc, platform }), enabled: token !== null && token !== "unknown" });
  return createElement(CurrentUser, { value: data ?? null }, children);
}

/** The session of this device, which follows changes of the token in any tab. */
export function useSession(): Session {
  const token = useToken();
  const user = use(CurrentUser);
  if (token === null) return { status: "visitor", user: null };
  // A part that is hydrated late finds the member known already, but must start as it was rendered.
  if (token === "unknown" || !user) return { status: "unknown", user: null };
  return { status: "member", user };
}

/** Whether this member came through a provider that gave no name, and has not entered one since. */
export const isNameless = (user: User | null): boolean => !!user && !(user.first_name && user.last_name);

/** The signed-in member, once known. Rejects if the server knows none. */
export const memberOnceKnown = ({
  queryClient,
  ...app
}: Pick<AppContext, "queryClient" | "orpc" | "platform">): Promise<User> =>
  queryClient.query({ ...currentUser(app), staleTime: "static" });

/** The answer to a sign-in, and whether the session shall outlive the browser's closing (accounts §11). */
export interface SignedIn {
  token: string;
  user: User;
  remember: boolean;
}

/** Completes a sign-in: stores the token, caches the answer's user, and refetches what a visitor had read. */
export function signedIn(client: QueryClient, key: readonly unknown[], { token, user, remember }: SignedIn): void {
  void import("./second-step-later.ts").then(({ atSignIn }) => atSignIn(user));
  storeToken(token, { keeping: remember ? "lasting" : "session" });
  client.removeQueries({ type: "inactive", predicate: (query) => isReadByVisitors(query.queryKey) });
  void client.invalidateQueries();
  client.setQueryData(key, user);
}

/** Removes the session from this device, with everything that was read in it. */
export function signedOut(client: QueryClient): void {
  storeToken(null);
  forgetMember(client);
}

/** The same for a session that a server has ended; the token of a newer session stays. */
export async function sessionEnded(client: QueryClient, token: string): Promise<void> {
  if (await replaceToken(token, null)) forgetMember(client);
}

/**
 * Drops a member's data from memory. What is on the screen and a visitor may read too is fetched from scratch, in its
 * form for visitors.
 */
export function forgetMember(client: QueryClient): void {
  const personal = (query: Query) => isPersonal(query.queryKey);
  client.removeQueries({ predicate: (query) => personal(query) && !(isOnScreen(query) && isShared(query)) });
  void client.resetQueries({ predicate: personal });
  void client.invalidateQueries();
}

const isOnScreen = (query: Query): boolean => query.isActive();
const isShared = (query: Query): boolean => isReadByVisitors(query.queryKey);

/** Rooms that visitors may read too; then those of them in which everybody gets the same answers. */
export const READ_BY_VISITORS: ReadonlySet<string> = new Set([
  "comments",
  "discoveries",
  "members",
  "menus",
  "pages",
  "places",
  "restaurants",
  "search",
  "sharing",
]);
const ANSWERED_ALIKE = new Set(["restaurants", "menus"]);

const isReadByVisitors = (key: readonly unknown[]): boolean =>
  !isOfCall(key) || (READ_BY_VISITORS.has(key[0][0]) && !asksForFavorites(key));

/**
 * Whether an answer may contain something that only this member may see. Discoveries count: they include the member's
 * own drafts, what friends share with friends, and a feed without what this member did not want.
 */
export const isPersonal = (key: readonly unknown[]): boolean =>
  isOfCall(key) && (!ANSWERED_ALIKE.has(key[0][0]) || asksForFavorites(key));

/** Lists of restaurants are the same for everybody, except the list of a member's favourites. */
const asksForFavorites = ([, asked]: readonly unknown[]): boolean => {
  const { input } = (asked ?? {}) as { input?: unknown };
  return typeof input === "object" && input !== null && "favorites" in input && input.favorites === true;
};

/** The key of a call begins with the call's path. */
const isOfCall = (key: readonly unknown[]): key is readonly [readonly [string, ...string[]], ...unknown[]] =>
  Array.isArray(key[0]) && typeof key[0][0] === "string";
