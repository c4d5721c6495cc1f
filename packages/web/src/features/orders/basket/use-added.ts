import { useState } from "react";

/**
 * Counts how often something was added since the component was mounted: used as a key, it restarts an animation. 0:
 * never.
 */
export function useAdded(pieces: number): number {
  const [seen, setSeen] = useState({ pieces, added: 0 });
  if (pieces === seen.pieces) return seen.added;
  const now = { pieces, added: pieces > seen.pieces ? seen.added + 1 : seen.added };
  setSeen(now);
  return now.added;
}
