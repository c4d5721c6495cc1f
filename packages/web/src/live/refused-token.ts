const listeners = new Set<() => void>();

/** Calls the listener when a socket was refused because of its token. Returns how to stop. */
export function onTokenRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellTokenRefused(): void {
  for (const listener of listeners) listener();
}
