import { useSyncExternalStore } from "react";
import { devicePreferences, type Theme } from "../storage/device-preferences.ts";

/** Runs before the first paint; its hash is in the content security policy, so it must stay a constant. */
export const THEME_SCRIPT =
  'try{var t=JSON.parse(localStorage.getItem("preferences")||"{}").theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/** Follows the system unless told otherwise. */
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
