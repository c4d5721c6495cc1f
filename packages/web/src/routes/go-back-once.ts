import type { RouterHistory } from "@tanstack/react-router";

/**
 * A browser goes back some time after it was asked to. What closes a sheet by its step may be pressed once more until
 * then, which would take the page back as well (shell §22). Answers how to stop.
 */
export function goBackOnce(history: Pick<RouterHistory, "back" | "subscribe">): () => void {
  const { back } = history;
  let going = false;
  // Also told of where a guard has kept the page.
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
    stop();
  };
}
