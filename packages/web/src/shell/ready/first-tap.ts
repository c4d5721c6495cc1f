import { isAwake } from "./awake.ts";

declare global {
  interface Window {
    /** The button whose press has had no effect yet, recorded by the start script (routes/page-assets.ts). */
    pressed?: HTMLElement | null;
    /** The listener that records it; removed once the app is there. */
    notePress?: (event: MouseEvent) => void;
    noteNoMore?: () => void;
  }
}

/** How long a press waits for its part of the page. Any later, its effect would surprise. */
const WAIT_MS = 10_000;

/** Repeats a press that was made before the app was there: links work without it, buttons do not. */
export function repeatTap(): void {
  const { noteNoMore } = window;
  if (!noteNoMore) return;
  delete window.noteNoMore;
  const until = performance.now() + WAIT_MS;
  // A later press replaces it, and a press on a hydrated part has already had its effect.
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
