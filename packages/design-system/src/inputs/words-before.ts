import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For the element around a text control: tells the app once what stood in the control before the app had come, typed,
 * filled in or kept by the browser. React takes a control over without asking what stands in it, and would empty it
 * at its next change.
 */
export function useWordsBefore(
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const told = useRef(false);
  // In the same moment, before anything is drawn again.
  useLayoutEffect(() => {
    if (told.current) return;
    told.current = true;
    const control = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (control && value !== undefined && control.value !== value) onValueChange?.(control.value);
  }, [value, onValueChange]);
  return around;
}
