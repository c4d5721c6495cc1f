import { useCallback, useEffect, useRef } from "react";

/** shell §17: how long a choice is shown before the next step comes. */
const DELAY_MS = 150;

/**
 * Runs the next step automatically after a choice made by touch or mouse (menus §28). By keyboard it does not: arrow
 * keys pass through the choices one by one, and select each of them on the way.
 */
export function useGoingOn(): (then: () => void) => void {
  const pointed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const press = () => {
      pointed.current = true;
    };
    const key = () => {
      pointed.current = false;
    };
    document.addEventListener("pointerdown", press, { capture: true });
    document.addEventListener("keydown", key, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", press, { capture: true });
      document.removeEventListener("keydown", key, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  return useCallback((then) => {
    if (!pointed.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(then, DELAY_MS);
  }, []);
}
