import type { Query, QueryClient } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { createContext, createElement, type ReactNode, use, useSyncExternalStore } from "react";
import type { Platform } from "../platform/platform.ts";
import { type AppContext, useAppContext } from "../routes/app-context.ts";
import { onTokenChange, readToken, replaceToken, storeToken } from "./token.ts";

/**
 * Who looks at this page. `unknown` is what the server renders for somebody who was signed in (cookie `member`):
 * personal parts are skeletons until the browser knows.
 */
export type Session =
  | { status: "visitor"; user: null }
  | { status: "unknown"; user: null }
  | { status: "member"; user: User };

/** How soon a current user who could not be read is asked for again: whoever is signed in stays so meanwhile. */
const AGAIN_MS = 15_000;

/** What the device says of itself by now, which no page needs for its first load; nothing where it does not come. */
const factsOf = (platform: Platform) =>
  import("./device.ts").then(
    ({ deviceFacts }) => deviceFacts(platform),
    () => ({}),
  );

/**
 * The query for the signed-in member. A failure other than a 401 says nothing of the session, and is tried again. What
 * the device says of itself goes along, and makes no other question of it.
 */
export const currentUser = ({ orpc, platform }: Pick<AppContext, "orpc" | "platform">) => ({
  ...orpc.accounts.currentUser.queryOptions({ input: {} }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User> => {
    // The platform keeps the token; with the member's answers it would lie where these are kept.
    const { token: _, ...user } = await orpc.accounts.currentUser.call(await factsOf(platform), { signal });
    return user;
  },
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === "error" ? AGAIN_MS : false),
});

const subscribe = (listener: () => void) => onTokenChange(listener);

const CurrentUser = createContext<User | null>(null);

/** `unknown` while what the server rendered is being hydrated, where that was for somebody who was signed in. */
function useToken(): string | null {
  const { rendered_for_member } = useAppContext();
  const rendered = rendered_for_member ? "unknown" : null;
  return useSyncExternalStore(subscribe, readToken, () => rendered);
}

/** Asks who is signed in, once for everything below: a page has dozens of parts that want to know. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { orpc, platform } = useAppContext();
  const token = useToken();
  const { data } = useQuery({ ...currentUser({ orpc, platform }), enabled: token !== null && token !== "unknown" });
  return createElement(CurrentUser, { value: data ?? null }, children);
}

/** The session of this device, kept fresh by the token's changes in any tab. */
export function useSession(): Session {
  const token = useToken();
  const user = use(CurrentUser);
  if (token === null) return { status: "visitor", user: null };
  // A part that is hydrated late finds the member known already: it begins as it was rendered all the same.
  if (token === "unknown" || !user) return { status: "unknown", user: null };
  return { status: "member", user };
}

/** Whether this member came in through a provider that knew no name, and has given none since. */
export const isNameless = (user: User | null): boolean => !!user && !(user.first_name && user.last_name);

/** The member at the screen, as soon as it is known who. Fails where the server knows nobody. */
export const memberOnceKnown = ({
  queryClient,
  ...app
}: Pick<AppContext, "queryClient" | "orpc" | "platform">): Promise<User> =>
  queryClient.query({ ...currentUser(app), staleTime: "static" });

/** What a sign-in answers, and whether it shall be remembered when the browser is closed (accounts §11). */
export interface SignedIn {
  token: string;
  user: User;
  remember: boolean;
}

/** After a sign-in: the token is stored, the answer's user is there at once, and what a visitor read is read anew. */
export function signedIn(client: QueryClient, key: readonly unknown[], { token, user, remember }: SignedIn): void {
  void import("./second-step-later.ts").then(({ atSignIn }) => atSignIn(user));
  storeToken(token, { keeping: remember ? "lasting" : "session" });
  client.removeQueries({ type: "inactive", predicate: (query) => isReadByVisitors(query.queryKey) });
  void client.invalidateQueries();
  client.setQueryData(key, user);
}

/** Forgets the session on this device and everything that was read with it. */
export function signedOut(client: QueryClient): void {
  storeToken(null);
  forgetMember(client);
}

/** The same for a session that a server knows no more; the token of another, which has begun since, stays. */
export async function sessionEnded(client: QueryClient, token: string): Promise<void> {
  if (await replaceToken(token, null)) forgetMember(client);
}

/**
 * Drops from memory what belongs to a member. What stands on the screen and a visitor may read too, in a visitor's own
 * form, is asked for again from nothing.
 */
export function forgetMember(client: QueryClient): void {
  const personal = (query: Query) => isPersonal(query.queryKey);
  client.removeQueries({ predicate: (query) => personal(query) && !(isOnScreen(query) && isShared(query)) });
  void client.resetQueries({ predicate: personal });
  void client.invalidateQueries();
}

const isOnScreen = (query: Query): boolean => query.isActive();
const isShared = (query: Query): boolean => isReadByVisitors(query.queryKey);

/** Rooms that a visitor reads in as well, and those of them where everybody is answered alike. */
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
 * Whether an answer may hold what only this member may see. Discoveries count: a member's own drafts, what friends
 * show to friends, and a feed without what this member did not want are among them.
 */
export const isPersonal = (key: readonly unknown[]): boolean =>
  isOfCall(key) && (!ANSWERED_ALIKE.has(key[0][0]) || asksForFavorites(key));

/** The list of restaurants is everybody's, but for the one of those that a member likes. */
const asksForFavorites = ([, asked]: readonly unknown[]): boolean => {
  const { input } = (asked ?? {}) as { input?: unknown };
  return typeof input === "object" && input !== null && "favorites" in input && input.favorites === true;
};

/** The key of a call begins with its path. */
const isOfCall = (key: readonly unknown[]): key is readonly [readonly [string, ...string[]], ...unknown[]] =>
  Array.isArray(key[0]) && typeof key[0][0] === "string";
