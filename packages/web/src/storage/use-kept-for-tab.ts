import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The same at this moment, for what no server renders. */
export const keptText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What `keepForTab` kept, without taking it, as JSON; null on the server and where nothing was kept. */
export const useKeptForTab = (key: string): string | null =>
  useSyncExternalStore(
    never,
    () => keptText(key),
    () => null,
  );
