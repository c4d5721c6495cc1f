import type { RouterHistory } from "@tanstack/react-router";

let going = false;

/** Whether the app itself has asked to go back, and the browser has not yet done so. */
export const isGoingBack = (): boolean => going;

/**
 * A browser goes back some time after it was asked to. Until then, whatever closes a sheet by going back may be pressed
 * again, which would leave the page as well (shell §22): only the first call counts. Returns how to stop.
 */
export function goBackOnce(history: Pick<RouterHistory, "back" | "subscribe">): () => void {
  const { back } = history;
  going = false;
  // Also called when a blocker has kept the page.
  const stop = history.subscribe(() => {
    going = false;
  });
  history.back = (options) => {
    if (going) return;
    going = true;
    back(options);
  };
  return () => {
    history.back = back;
    going = false;
    stop();
  };
}
