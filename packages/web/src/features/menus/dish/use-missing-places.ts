import { useMemo, useRef } from "react";

const FIRST_CHOICE = '[role="radio"]:not([data-disabled]), [role="checkbox"]:not([data-disabled]), button';

/** What misses a choice is scrolled to and its first choice focused when Add is pressed (menus §23). */
export function useMissingPlaces() {
  const places = useRef(new Map<string, HTMLElement>());
  return useMemo(
    () => ({
      /** Given to each group or slot as its ref, so that it can be found. */
      anchor: (place: string) => (element: HTMLElement | null) => {
        if (element) places.current.set(place, element);
        else places.current.delete(place);
      },
      show: (place: string) => {
        const element = places.current.get(place);
        const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        element?.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
        element?.querySelector<HTMLElement>(FIRST_CHOICE)?.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
