import { useEffect } from "react";

/** Keeps the screen from going dark while the board is looked at; a device that cannot does as it always does. */
export function useWakefulScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const ask = async () => {
      if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (left) await lock.release();
      } catch {
        // Battery saver, or not allowed.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release();
    };
  }, []);
}
