import { createContext, use, useCallback, useEffect, useState } from "react";

/** Counts a field in whose words something is not saved; returns what ends that. */
type Hold = () => () => void;

/** Where fields report that what they show is not saved; null outside of the editor. */
export const UnsavedFields = createContext<Hold | null>(null);

/** Returns whether any field below has something that is not saved, and what those fields get as `UnsavedFields`. */
export function useUnsavedFields(): { isTyping: boolean; hold: Hold } {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  return { isTyping: count > 0, hold };
}

/** Reports a field while its words differ from the draft. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const hold = use(UnsavedFields);
  useEffect(() => (isUnsaved ? hold?.() : undefined), [isUnsaved, hold]);
}
