/** How long a new order may wait for an answer before it is late (kitchen §11). */
const ANSWER_MS = 3 * 60_000;

/** Whether a new order has waited so long that it is late. It is then highlighted and shown first. */
export const isUnanswered = (came: number, now: number): boolean => now - came >= ANSWER_MS;

/**
 * Whether a new order calls for attention: nobody has touched it, or the last touch is so long ago that it may have
 * been forgotten. It can call several times. A touch in the future is as old as it is far away: the device's clock was
 * set back.
 */
export const isCalling = (touched: number | undefined, now: number): boolean =>
  touched === undefined || Math.abs(now - touched) >= ANSWER_MS;
