import type { Query, QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

/** shell §19; the request itself goes on (api/open-api-link.ts). */
const LONG_MS = 60_000;

/**
 * Whether a skeleton on the screen waits for this call. Queries to the device are excluded: they may wait for the
 * person.
 */
const isAwaited = (query: Query): boolean =>
  query.state.status === "pending" &&
  query.state.fetchStatus === "fetching" &&
  Array.isArray(query.queryKey[0]) &&
  query.isActive();

/** Reports whether anything on the screen has been loading for too long. Returns how to stop. */
export function watchWaiting(client: QueryClient, tell: (isLong: boolean) => void): () => void {
  const cache = client.getQueryCache();
  const waiting = new Map<Query, ReturnType<typeof setTimeout>>();
  const late = new Set<Query>();
  const look = (query: Query, isThere = true) => {
    const timer = waiting.get(query);
    if (isThere && isAwaited(query)) {
      if (timer !== undefined) return;
      const becomeLate = () => {
        late.add(query);
        tell(true);
      };
      waiting.set(query, setTimeout(becomeLate, LONG_MS));
    } else if (timer !== undefined) {
      clearTimeout(timer);
      waiting.delete(query);
      if (late.delete(query) && late.size === 0) tell(false);
    }
  };
  for (const query of cache.getAll()) look(query);
  const stop = cache.subscribe(({ type, query }) => look(query, type !== "removed"));
  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/** Reports whether a page that was asked for has been loading for too long: until it is there, no screen waits for it. */
export function watchPage(router: Pick<AnyRouter, "subscribe">, tell: (isLong: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    tell(false);
  };
  const stops = [
    router.subscribe("onBeforeLoad", () => {
      end();
      timer = setTimeout(() => tell(true), LONG_MS);
    }),
    router.subscribe("onResolved", end),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
