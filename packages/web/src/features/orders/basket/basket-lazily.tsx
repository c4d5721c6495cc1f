import { type ReactNode, Suspense, useState } from "react";

/** Loads what lies in it when it is first wanted, and keeps it for its closing motion. */
export function LoadedWhenWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [once, setOnce] = useState(false);
  if (wanted && !once) setOnce(true);
  return once ? <Suspense fallback={null}>{children}</Suspense> : null;
}
