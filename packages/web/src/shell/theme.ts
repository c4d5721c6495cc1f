import { useSyncExternalStore } from "react";
import { devicePreferences, type Theme } from "../storage/device-preferences.ts";

/** Sets the theme; `system` follows the device. */
export function switchTheme(theme: Theme): void {
  devicePreferences.set({ theme });
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** The chosen theme; `system` on the server and in the first render. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    devicePreferences.subscribe,
    () => devicePreferences.get().theme,
    () => "system",
  );
