import { isAwake } from "../routes/awake.ts";

declare global {
  interface Window {
    /** The button that was pressed last, noted by the start script (routes/page-assets.ts) until the app is there. */
    pressed?: HTMLElement | null;
    notePress?: (event: MouseEvent) => void;
  }
}

/** How long a press waits for its part of the page. Later it would surprise. */
const WAIT_MS = 10_000;

/** Presses again what was pressed while the page had no app yet: links work without it, buttons do not. */
export function repeatTap(): void {
  if (!window.notePress) return;
  const root = document.documentElement;
  root.removeEventListener("click", window.notePress, true);
  delete window.notePress;
  let pressed = window.pressed ?? null;
  // A later press takes its place; one on a part that is awake has done its work. React hears of it on the document,
  // before the root, and wakes what is pressed if it can: asked any earlier, the same press would be done twice.
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    pressed = button && !isAwake(button) ? button : null;
  };
  root.addEventListener("click", note, true);
  const until = performance.now() + WAIT_MS;
  const press = () => {
    if (pressed?.isConnected && !isAwake(pressed) && performance.now() < until) {
      requestAnimationFrame(press);
      return;
    }
    root.removeEventListener("click", note, true);
    if (pressed?.isConnected && isAwake(pressed)) pressed.click();
  };
  press();
}
