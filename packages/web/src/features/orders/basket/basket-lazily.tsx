import { type ReactNode, Suspense, useState } from "react";
import { Coming } from "../../../shell/bars/coming.tsx";

/** Loads its children when they are first wanted, and keeps them for their closing animation. */
export function LoadedWhenWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [once, setOnce] = useState(false);
  if (wanted && !once) setOnce(true);
  return once ? <Suspense fallback={<Coming />}>{children}</Suspense> : null;
}
