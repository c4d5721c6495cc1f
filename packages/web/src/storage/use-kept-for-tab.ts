import { useSyncExternalStore } from "react";

const never = () => () => {};

const textOf = (key: string): string | null => {
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
    () => textOf(key),
    () => null,
  );
