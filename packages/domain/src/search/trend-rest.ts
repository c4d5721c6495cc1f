/** A vote shows within this time (search §7). */
const WITHIN_MS = 60_000;
/** Of it, how long an order of trends is kept, and a page that shows it. */
const KEPT_MS = 40_000;
/** Between two counts that take no time. */
const EVERY_MS = 15_000;
/** A count that takes long rests that many times as long, as far as the minute allows. */
const REST = 4;

/**
 * How long nothing is counted after a count that took so long. A vote that comes just after a count has begun waits for
 * that one's end, the rest, and the whole of the next. A process counts half of its time at most.
 */
export const restAfterCount = (took_ms: number): number =>
  Math.max(took_ms, Math.min(Math.max(EVERY_MS, REST * took_ms), WITHIN_MS - KEPT_MS - 2 * took_ms));
