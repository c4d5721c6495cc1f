import { useEffect, useRef } from "react";

/** Two presses within this time count as one. */
export const DOUBLE_MS = 400;

/** How far apart the two taps of a double tap can be. */
export const NEAR_PX = 24;

interface OnePress {
  /** Whether a press with this timestamp is not the second of a double press. */
  isFirst: (at: number) => boolean;
  /** Makes the next press count, because something happened since the last one. */
  forget: () => void;
}

/** Distinguishes a double press from two separate ones. It is reset when the dialog opens. */
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
