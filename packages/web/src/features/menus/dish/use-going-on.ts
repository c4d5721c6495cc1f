import { useCallback, useEffect, useRef } from "react";

/** shell §17: what was chosen is seen for this long before the next step comes. */
const DELAY_MS = 150;

/**
 * A step with one choice goes on by itself once a finger or a mouse has made it (menus §28). By keyboard it does not:
 * arrow keys go through the choices one after the other, and each of them is chosen on the way.
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
