import { onServerClock, serverNow } from "../api/answers/server-clock.ts";

interface Ticking {
  /** Calls a listener at each step. */
  subscribe: (listener: () => void) => () => void;
  /** The same object until the next step. */
  read: () => Date;
  /** Makes this moment the current one until the next step, unless it is a whole step away. */
  begin: (at: Date) => void;
}

/**
 * The server's clock in steps: one timer for all subscribers, and none while there are none. The times that a screen
 * shows, or compares with this one, are the server's. A clock lasts as long as the app.
 */
export function tickingEvery(ms: number): Ticking {
  let moment = serverNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    moment = serverNow();
    for (const each of listeners) each();
  };
  const tickIn = (wait: number) => {
    timer = setTimeout(() => {
      tick();
      tickIn(ms);
    }, wait);
  };
  const ageOf = (at: Date) => Math.abs(Number(serverNow()) - Number(at));
  onServerClock(tick);
  return {
    subscribe: (listener) => {
      // The clock stood still while nobody was subscribed.
      if (listeners.size === 0) {
        if (ageOf(moment) >= ms) moment = serverNow();
        tickIn(ms - ageOf(moment));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    read: () => moment,
    begin: (at) => {
      if (ageOf(at) < ms) moment = at;
    },
  };
}
