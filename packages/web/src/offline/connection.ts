import type { Query, QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isForeign } from "../api/answers/foreign-answer.ts";
import { isCallError } from "../api/call-error.ts";
import { onNoAnswer } from "../api/unfetched.ts";

import type { Platform } from "../platform/platform.ts";

/**
 * Whether the server answers. The browser's `navigator.onLine` is unreliable, so calls decide: a call that could not
 * reach the server triggers a probe, and if the probe fails too we are offline (a single address that a filter blocks
 * is not a lost connection). The next call that is answered means `back`.
 */
export type Connection = "fine" | "lost" | "back";

/** How long "Back online" is shown. */
const BACK_MS = 4_000;

let connection: Connection = "fine";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: Connection): void {
  if (connection === next) return;
  clearTimeout(timer);
  connection = next;
  if (next === "back") timer = setTimeout(() => become("fine"), BACK_MS);
  for (const listener of listeners) listener();
}

export const isUnreachable = (error: unknown): boolean => isCallError(error) && error.code === "offline";

/**
 * Whether a call ended without an answer. Only this device ends one with `request_timeout` (wire §12), so a time-out says
 * no more about the server than a call that did not reach it.
 */
const isWithoutAnswer = (error: unknown): boolean =>
  isUnreachable(error) || (isCallError(error) && error.code === "request_timeout");

/** Queries that were answered from the device's store (keep-answers.ts). */
const keptOnly = new WeakSet<Query>();

export const givenFromKept = (query: Query): void => void keptOnly.add(query);
export const givenFromServer = (query: Query): void => void keptOnly.delete(query);

/** Whether a query has no answer from the server, or an outdated one. */
const isUnanswered = (query: Query): boolean => keptOnly.has(query) || query.state.status === "error";

const lacksServer = (query: Query): boolean =>
  keptOnly.has(query) || isUnreachable(query.state.error ?? query.state.fetchFailureReason);

/**
 * Whether only the rest of a list is missing: refetching would return its beginning. The list itself says so, beside
 * its button.
 */
const lacksItsRest = (query: Query): boolean =>
  query.state.data !== undefined && query.state.fetchMeta?.fetchMore !== undefined;

/** Callbacks that probe the server at once. */
const looks = new Set<() => void>();

/** How often a server that could not be reached is probed. */
const LOOK_MS = 10_000;
/** Further probes after a hint that it is back: a connection is often announced before it carries anything. */
const AFTER_HINT_MS = [1_000, 3_000, 6_000];
/** How long a probe may take: a connection that swallows everything counts as none. */
const SIGN_MS = 5_000;

/** Asks the server only for a sign of life, independently of what the screen shows. */
async function givesSign({ api_origin }: Platform): Promise<boolean> {
  try {
    const init: RequestInit = { cache: "no-store", signal: AbortSignal.timeout(SIGN_MS) };
    const { status, headers } = await fetch(`${api_origin}/api/ready`, init);
    return !isForeign(status, headers.get("content-type"));
  } catch {
    return false;
  }
}

/** Derives the state of the connection from calls and probes. */
function judge(client: QueryClient, platform: Platform, reopen: () => void) {
  /**
   * Queries that have had their second attempt while the server was reachable; a filter that blocks them would block a
   * third as well.
   */
  const triedAgain = new Set<string>();
  let [begun, told] = [0, 0];
  let doubting = false;

  const answered = () => {
    if (connection !== "lost") return;
    become("back");
    triedAgain.clear();
    // Queries that failed meanwhile, and those with an outdated answer.
    void client.invalidateQueries({ predicate: isUnanswered });
    reopen();
  };
  /** The connection was away for a moment, or something blocks a query: each is repeated once. */
  const tryAgain = () => {
    const isDue = (query: Query) =>
      isUnanswered(query) && lacksServer(query) && !lacksItsRest(query) && !triedAgain.has(query.queryHash);
    const due = new Set(client.getQueryCache().getAll().filter(isDue));
    for (const { queryHash } of due) triedAgain.add(queryHash);
    if (due.size > 0) void client.invalidateQueries({ predicate: (query) => due.has(query) });
    return due.size > 0;
  };
  const look = async (isHinted: boolean) => {
    const own = (begun += 1);
    const sign = await givesSign(platform);
    // A probe that began later knows better.
    if (own < told) return;
    told = own;
    if (!sign) become("lost");
    else if (connection === "lost") answered();
    else if (tryAgain() || isHinted) reopen();
  };
  const doubt = async () => {
    if (connection === "lost" || doubting) return;
    doubting = true;
    await look(false);
    doubting = false;
  };
  const queryAnswered = ({ queryHash }: Query) => {
    triedAgain.delete(queryHash);
    answered();
  };
  return { answered, queryAnswered, doubt, lookNow: () => void look(true) };
}

/**
 * Follows every call that goes through the caches. `reopen` is called when a page that could not be loaded may be tried
 * again. Returns how to stop.
 */
export function watchConnection(client: QueryClient, platform: Platform, reopen: () => void): () => void {
  const { answered, queryAnswered, doubt, lookNow } = judge(client, platform, reopen);
  if (client.getQueryCache().getAll().some(lacksServer)) void doubt();
  // What was wanted before this code had come may be there now.
  if (onNoAnswer(() => void doubt())) lookNow();
  const queries = client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== "updated" || !("action" in event)) return;
    const { action } = event;
    if (action.type === "success" && !action.manual) {
      if (keptOnly.has(query)) void doubt();
      else queryAnswered(query);
    } else if ((action.type === "failed" || action.type === "error") && action.error) {
      if (isWithoutAnswer(action.error)) void doubt();
      else answered();
    }
  });
  const mutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "success") answered();
    else if (event.action.type === "error" && isWithoutAnswer(event.action.error)) void doubt();
  });
  let afterHint: ReturnType<typeof setTimeout>[] = [];
  const lookSoon = () => {
    for (const waiting of afterHint) clearTimeout(waiting);
    lookNow();
    const again = () => void (connection === "lost" && lookNow());
    afterHint = AFTER_HINT_MS.map((wait) => setTimeout(again, wait));
  };
  // These events are hints: they only trigger a probe.
  const stopOnline = platform.onOnline(() => askAgain(client));
  const stopOffline = platform.onOffline(lookNow);
  looks.add(lookSoon);
  const looking = setInterval(() => {
    if (connection === "lost" && !document.hidden) lookNow();
  }, LOOK_MS);
  return () => {
    onNoAnswer(null);
    queries();
    mutations();
    stopOnline();
    stopOffline();
    looks.delete(lookSoon);
    for (const waiting of afterHint) clearTimeout(waiting);
    clearInterval(looking);
  };
}

/** Refetches what the screen shows, and probes the server in case the screen shows no query at all. */
export function askAgain(client: QueryClient): void {
  void client.refetchQueries({ type: "active" });
  for (const look of looks) look();
}

export const readConnection = (): Connection => connection;

export const useConnection = (): Connection =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readConnection,
    () => "fine",
  );
