import { useEffect, useRef } from "react";

/** Two presses within it are one. */
const DOUBLE_MS = 400;

interface OnePress {
  /** Whether a press of this moment, as its event tells it, is no second one of a double press. */
  isFirst: (at: number) => boolean;
  /** What came between two presses makes two of them. */
  forget: () => void;
}

/** Tells a double press from two; what is opened anew has had none. */
export function useOnePress(open: boolean): OnePress {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const forget = () => {
    last.current = Number.NEGATIVE_INFINITY;
  };
  useEffect(() => {
    if (open) last.current = Number.NEGATIVE_INFINITY;
  }, [open]);
  const isFirst = (at: number) => {
    if (at - last.current < DOUBLE_MS) return false;
    last.current = at;
    return true;
  };
  return { isFirst, forget };
}
