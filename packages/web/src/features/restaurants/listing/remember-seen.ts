import { useEffect } from "react";
import { onceReady } from "../../../shell/ready/ready.ts";

/**
 * Remembers the restaurant that a screen shows (restaurants §33), even if the screen is left before the app is ready.
 */
export function useRememberSeen(id: number): void {
  useEffect(() => {
    onceReady(async () => (await import("./recently-seen.ts")).rememberSeen(id));
  }, [id]);
}
