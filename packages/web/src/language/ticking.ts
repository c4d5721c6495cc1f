interface Ticking {
  /** Calls a listener at each step. */
  subscribe: (listener: () => void) => () => void;
  /** The same object until the next step. */
  read: () => Date;
}

/** The device's clock in steps: one timer for all subscribers, and none while there are none. */
export function tickingEvery(ms: number): Ticking {
  let moment = new Date();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    moment = new Date();
    for (const each of listeners) each();
  };
  return {
    subscribe: (listener) => {
      // The clock stood still while nobody was subscribed.
      if (listeners.size === 0) {
        if (Date.now() - moment.getTime() >= ms) moment = new Date();
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
