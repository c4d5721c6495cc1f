import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The stored text at this moment, for components that no server renders. */
export const keptText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The JSON that `keepForTab` stored, without taking it; null on the server and if nothing is stored. */
export const useKeptForTab = (key: string): string | null =>
  useSyncExternalStore(
    never,
    () => keptText(key),
    () => null,
  );
