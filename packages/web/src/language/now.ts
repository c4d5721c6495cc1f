import { useSyncExternalStore } from "react";
import { useAppContext } from "../routes/app-context.ts";

/** How far behind the clock a screen may speak ("open until", "2 h"). */
const STEP_MS = 30_000;
let moment = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(() => {
      moment = new Date();
      for (const each of listeners) each();
    }, STEP_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
};
const read = () => moment;

/**
 * Now, to within half a minute, and the same object until it changes. A page begins with the moment at which the
 * server rendered it, so that hydration finds the same words, and takes the device's clock right after.
 */
export function useNow(): Date {
  const { rendered_at } = useAppContext();
  return useSyncExternalStore(subscribe, read, () => rendered_at);
}
