import { useSyncExternalStore } from "react";
import { tickingEvery } from "../../../language/ticking.ts";

const { subscribe, read } = tickingEvery(1_000);

/**
 * A value that follows the current second. What uses it is rendered again only when the value changes: a board with
 * sixty tickets must not render each of them every second.
 */
export const useOfSecond = <Value extends string | number | boolean | null>(of: (now: Date) => Value): Value => {
  const value = () => of(read());
  return useSyncExternalStore(subscribe, value, value);
};

/** The current time, to the second. Only for components that show seconds; one timer serves all tickets. */
export const useSecond = (): Date => useSyncExternalStore(subscribe, read, read);
