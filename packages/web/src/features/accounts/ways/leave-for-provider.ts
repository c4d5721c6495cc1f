const listeners = new Set<() => void>();
let leaving = false;

/**
 * Hears that this tab is about to go to a provider and will come back: what was typed is kept for then. Answers how not
 * to hear it any more.
 */
export function onLeaveForProvider(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this tab is on its way there: nobody need be asked whether to leave. */
export const isLeavingForProvider = (): boolean => leaving;

export function leaveForProvider(address: string): void {
  for (const listener of listeners) listener();
  leaving = true;
  location.assign(address);
}

// A browser that kept the page for the way back shows it as it was.
if (typeof window !== "undefined") window.addEventListener("pageshow", () => void (leaving = false));
