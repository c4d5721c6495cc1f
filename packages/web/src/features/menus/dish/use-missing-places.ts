import { useMemo, useRef } from "react";

const FIRST_CHOICE = '[role="radio"]:not([data-disabled]), [role="checkbox"]:not([data-disabled]), button, textarea';

const motion = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

/** Scrolls to a missing choice, or to a note that cannot be sent, and focuses it when Add is pressed (menus §23). */
export function useMissingPlaces() {
  const places = useRef(new Map<string, HTMLElement>());
  return useMemo(
    () => ({
      /** Returns the ref by which a group or slot can be found. */
      anchor: (place: string) => (element: HTMLElement | null) => {
        if (element) places.current.set(place, element);
        else places.current.delete(place);
      },
      /** Scrolls it fully into view if it is not; focus stays where it is. */
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
