import { useEffect, useRef, useState } from "react";
import { useReportUnsaved } from "./unsaved-fields.ts";

/**
 * The state of a field while it is edited, until it is left. The draft's value is shown again if it changes meanwhile,
 * but never while somebody types. What they type is saved over the value that was there when they began, so that a
 * change by somebody else since then is reported and not overwritten (management §4). `save` returns whether what was
 * typed could be saved.
 */
export function useTyped<Value>(
  kept: Value,
  shown: (kept: Value) => string,
  save: (typed: string, seen: Value) => boolean,
) {
  const [typed, setTyped] = useState<{ words: string; over: Value; isLeft: boolean } | null>(null);
  // Invalid input stays in the field after it was left; editing it further starts from the current value.
  const over = typed && !typed.isLeft ? typed.over : kept;
  const words = typed?.words.trim() ?? null;
  const isSaved = words === null || words === shown(kept) || words === shown(over);
  useReportUnsaved(!isSaved);
  const leave = () => {
    if (typed === null || words === null) return;
    setTyped(isSaved || save(words, over) ? null : { ...typed, isLeft: true });
  };
  // The browser's Back unmounts the field while somebody types, and an unmounted field gets no blur event.
  const taken = useRef(() => {});
  useEffect(() => {
    taken.current = typed?.isLeft ? () => {} : leave;
  });
  useEffect(() => () => taken.current(), []);
  return {
    value: typed?.words ?? shown(kept),
    onValueChange: (next: string) => setTyped({ words: next, over, isLeft: false }),
    onBlur: leave,
  };
}
