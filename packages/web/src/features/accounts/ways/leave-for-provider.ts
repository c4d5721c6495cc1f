const listeners = new Set<() => void>();
let leaving = false;

/**
 * Calls `listener` when this tab is about to go to a provider and will come back, so that what was typed can be stored.
 * Returns the function that unsubscribes.
 */
export function onLeaveForProvider(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this tab is on its way to a provider: then nobody need be asked whether to leave. */
export const isLeavingForProvider = (): boolean => leaving;

export function leaveForProvider(address: string): void {
  for (const listener of listeners) listener();
  leaving = true;
  location.assign(address);
}

// A page restored from the back/forward cache is no longer leaving.
if (typeof window !== "undefined") window.addEventListener("pageshow", () => void (leaving = false));
