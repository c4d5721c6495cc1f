import { useSyncExternalStore } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { tickingEvery } from "./ticking.ts";

/** How far a screen may lag behind the clock ("open until", "2 h"). */
const { subscribe, read, begin } = tickingEvery(30_000);

/** Starts the clock of screens at the moment at which the server rendered the page. */
export const beginAtRendered = begin;

/**
 * The current time, accurate to half a minute, as the same object until it changes. A page starts with the moment at
 * which the server rendered it, so that hydration finds the same words. If that was more than half a minute ago, it
 * switches to the current time right after; otherwise nothing has to be rendered twice.
 */
export function useNow(): Date {
  const { rendered_at } = useAppContext();
  return useSyncExternalStore(subscribe, read, () => rendered_at);
}
