import { useEffect, useState } from "react";

/** Whether a state has lasted for a while: a shorter one is not worth a message. */
export function useLasting(now: boolean, patience_ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? patience_ms : 0);
    return () => clearTimeout(timer);
  }, [now, patience_ms]);
  return lasting;
}

/** How long a table's first connection may take. */
export const FIRST_PATIENCE_MS = 6_000;
