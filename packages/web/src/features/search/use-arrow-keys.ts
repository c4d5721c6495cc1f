import { type RefCallback, useCallback } from "react";

/** What stands in the way of the arrows: the words, and the results behind them. */
const WORDS = "input[type=search]";
const STOPS = `${WORDS}, [data-result]`;

/**
 * Down and up go from the words to the results and through them; the words are where up ends, and where one is again
 * when a newer answer takes away the result that had the focus.
 */
export const useArrowKeys = (): RefCallback<HTMLElement> =>
  useCallback((around) => (around ? arrowKeys(around) : undefined), []);

/** As {@link useArrowKeys}, in this element; answers how it ends. */
export function arrowKeys(around: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [...around.querySelectorAll<HTMLElement>(STOPS)];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  let focused: Element | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    focused = (target as Element).closest("[data-result]");
  };
  const kept = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    // What is around has it where a dialog has caught it, or the page where nobody has.
    if (document.activeElement?.contains(around)) around.querySelector<HTMLElement>(WORDS)?.focus();
  });
  around.addEventListener("keydown", onKeyDown);
  around.addEventListener("focusin", onFocus);
  kept.observe(around, { childList: true, subtree: true });
  return () => {
    around.removeEventListener("keydown", onKeyDown);
    around.removeEventListener("focusin", onFocus);
    kept.disconnect();
  };
}
