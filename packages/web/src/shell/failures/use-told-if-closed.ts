import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useEffect, useRef } from "react";

/**
 * Returns a function that says in a toast why something failed, if the dialog that would have shown it was closed
 * meanwhile (wire §12).
 */
export function useToldIfClosed(): (text: string) => void {
  const toasts = useToasts();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return (text) => {
    if (isClosed.current) toasts.show({ text, tone: "danger", urgent: true });
  };
}
