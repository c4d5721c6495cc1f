import { type RefCallback, useCallback } from "react";

/** The elements through which the arrow keys move: the query, and the results below it. */
const WORDS = "input[type=search]";
const STOPS = `${WORDS}, [data-result]`;

/**
 * Lets the Down and Up keys move from the query to the results and through them. Up ends in the query, and the focus
 * returns there when a newer answer removes the focused result.
 */
export const useArrowKeys = (): RefCallback<HTMLElement> =>
  useCallback((around) => (around ? arrowKeys(around) : undefined), []);

/** Like {@link useArrowKeys}, within this element; returns the function that ends it. */
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
    // The focus is on an ancestor: a dialog that caught it, or the page if nothing did.
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
