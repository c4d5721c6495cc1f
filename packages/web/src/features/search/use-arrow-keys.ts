import { type RefCallback, useCallback } from "react";

/** What stands in the way of the arrows: the words, and the results behind them. */
const STOPS = "input[type=search], [data-result]";

/** Down and up go from the words to the results and through them; the words are where up ends. */
export const useArrowKeys = (): RefCallback<HTMLElement> =>
  useCallback((around: HTMLElement | null) => {
    if (!around) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      const stops = [...around.querySelectorAll<HTMLElement>(STOPS)];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
      if (at < 0 || !next) return;
      event.preventDefault();
      next.focus();
    };
    around.addEventListener("keydown", onKeyDown);
    return () => around.removeEventListener("keydown", onKeyDown);
  }, []);
