import { isAwake } from "./awake.ts";

declare global {
  interface Window {
    /** The button whose press has done nothing yet, noted by the start script (routes/page-assets.ts). */
    pressed?: HTMLElement | null;
    /** What notes it; gone once the app is there. */
    notePress?: (event: MouseEvent) => void;
    noteNoMore?: () => void;
  }
}

/** How long a press waits for its part of the page. Later it would surprise. */
const WAIT_MS = 10_000;

/** Presses again what was pressed while the page had no app yet: links work without it, buttons do not. */
export function repeatTap(): void {
  const { noteNoMore } = window;
  if (!noteNoMore) return;
  delete window.noteNoMore;
  const until = performance.now() + WAIT_MS;
  // A later press takes its place; one on a part that is awake has done its work.
  const press = () => {
    const { pressed } = window;
    if (pressed?.isConnected && !isAwake(pressed) && performance.now() < until) {
      requestAnimationFrame(press);
      return;
    }
    noteNoMore();
    if (pressed?.isConnected && isAwake(pressed)) pressed.click();
  };
  press();
}
