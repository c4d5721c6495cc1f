import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Select, type SelectProps } from "./select.tsx";

/** How long picking must pause before a value is taken, in ms: in some browsers each arrow key picks one. */
export const PICK_MS = 1_000;

interface SettledSelectProps<Value extends string> extends Omit<SelectProps<Value>, "onValueChange"> {
  /** Called once with the value at which picking stops; not if that is the one it had. */
  onSettled: (value: Value) => void;
}

/** A select that acts by itself: a value is taken once picking pauses or the select is left. */
export function SettledSelect<Value extends string>({
  value,
  onSettled,
  className,
  ...rest
}: SettledSelectProps<Value>) {
  const [picked, setPicked] = useState<Value | null>(null);
  /** The same at once: taking a value may unmount the select, which would take it again. */
  const latest = useRef<Value>(null);
  const pick = (next: Value | null) => {
    latest.current = next;
    setPicked(next);
  };
  const take = () => {
    const { current: taken } = latest;
    pick(null);
    if (taken !== null && taken !== value) onSettled(taken);
  };
  const settle = useEffectEvent(take);
  useEffect(() => {
    if (picked === null) return;
    const timer = setTimeout(settle, PICK_MS);
    return () => clearTimeout(timer);
  }, [picked]);
  // Back unmounts the select within that time, and an unmounted one gets no blur event.
  useEffect(() => () => settle(), []);
  return (
    <div className={className} onBlur={take}>
      <Select {...rest} className="w-full" value={picked ?? value} onValueChange={pick} />
    </div>
  );
}
