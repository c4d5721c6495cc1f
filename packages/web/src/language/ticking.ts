import { onServerClock, serverNow } from "../api/answers/server-clock.ts";

interface Ticking {
  /** Calls a listener at each step. */
  subscribe: (listener: () => void) => () => void;
  /** The same object until the next step. */
  read: () => Date;
}

/**
 * The server's clock in steps: one timer for all subscribers, and none while there are none. The times that a screen
 * shows, or compares with this one, are the server's. A clock lasts as long as the app.
 */
export function tickingEvery(ms: number): Ticking {
  let moment = serverNow();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    moment = serverNow();
    for (const each of listeners) each();
  };
  onServerClock(tick);
  return {
    subscribe: (listener) => {
      // The clock stood still while nobody was subscribed.
      if (listeners.size === 0) {
        const now = serverNow();
        if (Math.abs(Number(now) - Number(moment)) >= ms) moment = now;
        timer = setInterval(tick, ms);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    read: () => moment,
  };
}
