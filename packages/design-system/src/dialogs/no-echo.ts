import { type MouseEvent as ReactMouseEvent, useEffect, useRef } from "react";
import { DOUBLE_MS, NEAR_PX } from "./one-press.ts";

/** The longest that a slow device takes to close a dialog after the press. */
const SLOW_MS = 3_000;

/** A press that closed a dialog. */
interface Press {
  x: number;
  y: number;
  at: number;
  by_key: boolean;
}

/**
 * Keeps the second press of a double press away from what was under a dialog that the first one closed: on a phone a
 * bar with links is below most buttons at the foot. The same for a key that is still held. Put `onClickCapture` on the
 * dialog.
 */
export function useNoEcho(open: boolean): { onClickCapture: (event: ReactMouseEvent) => void } {
  const last = useRef<Press | null>(null);
  useEffect(() => {
    if (open || !last.current) return;
    ignoreEchoOf(last.current);
    last.current = null;
  }, [open]);
  return {
    onClickCapture: ({ clientX: x, clientY: y, timeStamp: at, detail }) => {
      last.current = { x, y, at, by_key: detail === 0 };
    },
  };
}

/**
 * Not ended by React: the dialog may be gone before the second press comes. On a slow device it closes a while after the
 * press; whoever presses again meanwhile still means its button.
 */
function ignoreEchoOf(press: Press): void {
  const end = new AbortController();
  const now = performance.now();
  // A press long ago has not closed it: a swipe, Escape or Back has.
  const until = (now - press.at < SLOW_MS ? now : press.at) + DOUBLE_MS;
  const options = { capture: true, signal: end.signal };
  if (press.by_key) {
    const ignore = (event: KeyboardEvent) => {
      if (event.repeat) stop(event);
    };
    document.addEventListener("keydown", ignore, options);
    document.addEventListener("keyup", () => end.abort(), options);
    return;
  }
  const ignore = (event: MouseEvent) => {
    if (event.timeStamp >= until) return end.abort();
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < NEAR_PX) stop(event);
  };
  document.addEventListener("click", ignore, options);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
