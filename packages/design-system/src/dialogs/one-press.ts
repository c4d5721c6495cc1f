import { useEffect, useRef } from "react";

/** Two presses within it are one. */
const DOUBLE_MS = 400;

/** Whether a press of this moment, as its event tells it, is no second one of a double press; what is opened anew has had none. */
export function useOnePress(open: boolean): (at: number) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (open) last.current = Number.NEGATIVE_INFINITY;
  }, [open]);
  return (at) => {
    if (at - last.current < DOUBLE_MS) return false;
    last.current = at;
    return true;
  };
}
