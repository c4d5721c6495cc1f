let goesOn: (() => void) | null = null;

/** Remembers, while a guard asks whether a page may be left, what leaves it. Returns how to forget it. */
export function holdLeaving(proceed: () => void): () => void {
  goesOn = proceed;
  return () => {
    if (goesOn === proceed) goesOn = null;
  };
}

/**
 * Leaves the page if a guard is just asking about that; returns whether one was. For whoever goes elsewhere once
 * something is saved: after Back the browser stands on the step before already while the guard asks, so going back would
 * go one step too far, and replacing would overwrite that step.
 */
export function goOnLeaving(): boolean {
  if (!goesOn) return false;
  goesOn();
  return true;
}
