import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that never changes and calls the latest `act`, so that components that get it need not render
 * again.
 */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
