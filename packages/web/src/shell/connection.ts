import { ORPCError } from "@orpc/client";
import type { Query, QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Platform } from "../platform/platform.ts";

/**
 * Whether the server answers. Browsers' own `navigator.onLine` lies, so calls decide: one that could not reach the
 * server means offline, the next one that is answered means back.
 */
export type Connection = "fine" | "lost" | "back";

/** How long "Back online" stays. */
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

export const isUnreachable = (error: unknown): boolean => error instanceof ORPCError && error.code === "offline";

/** Questions that the device itself has answered with what it kept (offline/keep-answers.ts). */
const keptOnly = new WeakSet<Query>();

export function givenFromKept(query: Query): void {
  keptOnly.add(query);
  become("lost");
}
export const givenFromServer = (query: Query): void => void keptOnly.delete(query);

function answered(client: QueryClient): void {
  if (connection !== "lost") return;
  become("back");
  // What failed meanwhile, and what is of before.
  void client.invalidateQueries({ predicate: (query) => keptOnly.has(query) || query.state.status === "error" });
}

/** How often a server that could not be reached is looked for. */
const LOOK_MS = 10_000;

/** Asks the server for nothing but a sign, apart from what the screen shows. */
async function look(client: QueryClient, { api_origin }: Platform): Promise<void> {
  try {
    await fetch(`${api_origin}/api/ready`, { cache: "no-store" });
    answered(client);
  } catch {
    become("lost");
  }
}

/** Follows every call that goes through the caches. Gives back what stops it. */
export function watchConnection(client: QueryClient, platform: Platform): () => void {
  const before = client.getQueryCache().getAll();
  if (before.some(({ state }) => isUnreachable(state.error ?? state.fetchFailureReason))) become("lost");
  const queries = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action } = event;
    if (action.type === "success" && !action.manual) {
      if (!keptOnly.has(event.query)) answered(client);
    } else if ((action.type === "failed" || action.type === "error") && action.error) {
      if (isUnreachable(action.error)) become("lost");
      else answered(client);
    }
  });
  const mutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "success") answered(client);
    else if (event.action.type === "error" && isUnreachable(event.action.error)) become("lost");
  });
  // Hints at most: they only make us ask.
  const stopOnline = platform.onOnline(() => askAgain(client, platform));
  const stopOffline = platform.onOffline(() => void look(client, platform));
  const looking = setInterval(() => {
    if (connection === "lost" && !document.hidden) void look(client, platform);
  }, LOOK_MS);
  return () => {
    queries();
    mutations();
    stopOnline();
    stopOffline();
    clearInterval(looking);
  };
}

/** Asks again for what the screen shows, and whether there is a server where it shows nothing that was asked for. */
export function askAgain(client: QueryClient, platform: Platform): void {
  void client.refetchQueries({ type: "active" });
  void look(client, platform);
}

export const useConnection = (): Connection =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
    () => "fine",
  );
