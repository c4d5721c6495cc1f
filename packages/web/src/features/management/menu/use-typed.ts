import { useEffect, useRef, useState } from "react";

/**
 * What is typed, until one leaves the field. The draft's value shows again where it changes meanwhile, but never
 * under the fingers of whoever types: what they save, they save over the value that they began to type over, so that
 * what somebody else set since then is told and not overwritten (management §4). `save` answers whether what was typed
 * could be taken.
 */
export function useTyped<Value>(
  kept: Value,
  shown: (kept: Value) => string,
  save: (typed: string, seen: Value) => boolean,
) {
  const [typed, setTyped] = useState<{ words: string; over: Value; isLeft: boolean } | null>(null);
  // What could not be taken stays in the field that was left; who goes on with it begins anew.
  const over = typed && !typed.isLeft ? typed.over : kept;
  const leave = () => {
    if (typed === null) return;
    const words = typed.words.trim();
    const isSaid = words === shown(kept) || words === shown(over);
    setTyped(isSaid || save(words, over) ? null : { ...typed, isLeft: true });
  };
  // The browser's Back takes the field away under whoever types, and a field that is taken away is never left.
  const taken = useRef(() => {});
  useEffect(() => {
    taken.current = typed?.isLeft ? () => {} : leave;
  });
  useEffect(() => () => taken.current(), []);
  return {
    value: typed?.words ?? shown(kept),
    onValueChange: (words: string) => setTyped({ words, over, isLeft: false }),
    onBlur: leave,
  };
}
