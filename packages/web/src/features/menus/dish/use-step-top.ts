import { type RefObject, useEffect, useRef } from "react";

/** Each new step begins at its top, however far one had scrolled in the step before. */
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
