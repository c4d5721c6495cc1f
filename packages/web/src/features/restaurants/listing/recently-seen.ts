import { useHydrated } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/** The number of restaurants remembered (restaurants §33). */
const MOST = 8;

/** The restaurants whose card or menu was last opened on this device, newest first. */
export const recentlySeen = stored(
  "restaurants-seen",
  v.object({
    ids: v.optional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_147_483_647))), []),
  }),
);

/** Puts a restaurant that was just opened at the head of the list, where it occurs once. */
export function rememberSeen(id: number): void {
  const { ids } = recentlySeen.get();
  if (ids[0] === id) return;
  recentlySeen.set({ ids: [id, ...ids.filter((one) => one !== id)].slice(0, MOST) });
}

const NONE: readonly number[] = [];

/** Returns their ids; empty until hydration, because the server does not know them. */
export function useRecentlySeen(): readonly number[] {
  const ids = useSyncExternalStore<readonly number[]>(
    recentlySeen.subscribe,
    () => recentlySeen.get().ids,
    () => NONE,
  );
  return useHydrated() ? ids : NONE;
}
