import { useEffect, useState } from "react";

/**
 * Debounces a value: returns it as it was when it last stayed the same for `ms`, so that input is only used after a
 * pause.
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
