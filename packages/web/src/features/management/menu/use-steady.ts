import { useCallback, useEffect, useRef } from "react";

/** An act that is always the same function, and does what it is told last: what is given it need not be drawn again. */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
