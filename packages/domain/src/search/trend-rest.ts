/** A vote must be visible within this time (search §7). */
const WITHIN_MS = 60_000;
/** How much of that time a ranking of trends, and a page that shows it, are cached. */
const KEPT_MS = 40_000;
/** The interval between counts that take almost no time. */
const EVERY_MS = 15_000;
/** The pause after a slow count is this many times its duration, as far as WITHIN_MS allows. */
const REST = 4;

/**
 * The pause after a count that took this long. In the worst case a vote arrives just after a count has started: it
 * waits for the end of that count, the pause, and the whole next count. A process spends at most half of its time
 * counting.
 */
export const restAfterCount = (took_ms: number): number =>
  Math.max(took_ms, Math.min(Math.max(EVERY_MS, REST * took_ms), WITHIN_MS - KEPT_MS - 2 * took_ms));
