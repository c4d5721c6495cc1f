import { type ReactNode, Suspense, useState } from "react";

/** Loads its children when they are first wanted, and keeps them for their closing animation. */
export function LoadedWhenWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [once, setOnce] = useState(false);
  if (wanted && !once) setOnce(true);
  return once ? <Suspense fallback={null}>{children}</Suspense> : null;
}
