import { useSyncExternalStore } from "react";

const SECOND_MS = 1_000;
let moment = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    moment = new Date();
    timer = setInterval(() => {
      moment = new Date();
      for (const each of listeners) each();
    }, SECOND_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
};
const read = () => moment;

/** Now, to the second. Only what shows seconds asks it; one timer serves all tickets. */
export const useSecond = (): Date => useSyncExternalStore(subscribe, read, read);
