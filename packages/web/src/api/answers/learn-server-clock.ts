import { correctClock } from "./server-clock.ts";

/** A date header is in whole seconds. */
const SECOND_MS = 1_000;

/**
 * Learns from an answer's date header how wrong the device's clock is. The header was written between sending and now:
 * whatever agrees with that is kept, so that a correct clock stays as it is and no screen jumps with each answer.
 */
export function learnServerClock(date: string | null, sent_at: number, ahead_ms: number): void {
  const written = Date.parse(date ?? "");
  if (Number.isNaN(written)) return;
  const least = written - Date.now();
  const most = written + SECOND_MS - sent_at;
  // The device's clock was set between sending and now.
  if (least > most) return;
  const now_ahead_ms = Math.min(most, Math.max(least, ahead_ms));
  if (now_ahead_ms !== ahead_ms) correctClock(now_ahead_ms);
}
