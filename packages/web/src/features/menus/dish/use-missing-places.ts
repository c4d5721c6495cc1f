import { useMemo, useRef } from "react";

const FIRST_CHOICE = '[role="radio"]:not([data-disabled]), [role="checkbox"]:not([data-disabled]), button';

const motion = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

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
      /** Comes into sight as a whole, where it is not; what is focused stays so. */
      reveal: (place: string) => {
        places.current.get(place)?.scrollIntoView({ block: "nearest", behavior: motion() });
      },
      show: (place: string) => {
        const element = places.current.get(place);
        element?.scrollIntoView({ block: "start", behavior: motion() });
        element?.querySelector<HTMLElement>(FIRST_CHOICE)?.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
