/** How far the server's clock is ahead of the device's. */
let ahead_ms = 0;
const listeners = new Set<() => void>();

/** The server's current time, as far as its answers tell; until the first one, the device's. */
export const serverNow = (): Date => new Date(Date.now() + ahead_ms);

/** Calls the listener when the device's clock turns out to be wrong, or to have been set. Returns how to stop. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Corrects {@link serverNow}, and tells who listens. */
export function correctClock(next_ahead_ms: number): void {
  ahead_ms = next_ahead_ms;
  for (const each of listeners) each();
}

type Learn = (date: string | null, sent_at: number, ahead_ms: number) => void;

let learn: Learn | null = null;

/** Lets `next` learn from every answer's date header; it comes once the app is ready (learn-server-clock.ts). */
export const learnFromAnswers = (next: Learn): void => void (learn = next);

/** Told of every answer: its date header, and when its call was sent by the device's clock. */
export const hearDate = (date: string | null, sent_at: number): void => learn?.(date, sent_at, ahead_ms);
