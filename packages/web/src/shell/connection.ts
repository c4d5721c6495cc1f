import { ORPCError } from "@orpc/client";
import type { QueryClient } from "@tanstack/react-query";
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

const isUnreachable = (error: unknown): boolean => error instanceof ORPCError && error.code === "offline";

function answered(): void {
  if (connection === "lost") become("back");
}

/** Follows every call that goes through the caches. Gives back what stops it. */
export function watchConnection(client: QueryClient, platform: Platform): () => void {
  const before = client.getQueryCache().getAll();
  if (before.some(({ state }) => isUnreachable(state.error ?? state.fetchFailureReason))) become("lost");
  const queries = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action } = event;
    if (action.type === "success" && !action.manual) answered();
    else if ((action.type === "failed" || action.type === "error") && action.error) {
      if (isUnreachable(action.error)) become("lost");
      else answered();
    }
  });
  const mutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "success") answered();
    else if (event.action.type === "error" && isUnreachable(event.action.error)) become("lost");
  });
  // A hint at most: it only makes us ask again.
  const stopOnline = platform.onOnline(() => void askAgain(client));
  return () => {
    queries();
    mutations();
    stopOnline();
  };
}

/** Asks again for what the screen shows. */
export const askAgain = (client: QueryClient): Promise<void> => client.refetchQueries({ type: "active" });

export const useConnection = (): Connection =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
    () => "fine",
  );
