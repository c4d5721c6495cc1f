import { useSyncExternalStore } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { tickingEvery } from "./ticking.ts";

/** How far behind the clock a screen may speak ("open until", "2 h"). */
const { subscribe, read } = tickingEvery(30_000);

/**
 * Now, to within half a minute, and the same object until it changes. A page begins with the moment at which the
 * server rendered it, so that hydration finds the same words, and takes the device's clock right after.
 */
export function useNow(): Date {
  const { rendered_at } = useAppContext();
  return useSyncExternalStore(subscribe, read, () => rendered_at);
}
