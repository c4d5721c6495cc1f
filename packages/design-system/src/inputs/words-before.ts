import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For the element around a text control: reports once what the control contained before hydration, whether it was
 * typed, autofilled or restored by the browser. React does not read the existing value, and would overwrite it at its
 * next update.
 */
export function useWordsBefore(
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const told = useRef(false);
  // Synchronously, before the next paint.
  useLayoutEffect(() => {
    if (told.current) return;
    told.current = true;
    const control = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (control && value !== undefined && control.value !== value) onValueChange?.(control.value);
  }, [value, onValueChange]);
  return around;
}
