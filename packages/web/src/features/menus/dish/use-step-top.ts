import { type RefObject, useEffect, useRef } from "react";

/** Starts each new step at its top, however far the previous one was scrolled. */
export function useStepTop(step: string | number | null): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return top;
}
