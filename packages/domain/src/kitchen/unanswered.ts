/** A new order waits this long for an answer before it is late (kitchen §11). */
const ANSWER_MS = 3 * 60_000;

/** Whether a new order has waited so long that it is late: it stands out, and first. */
export const isUnanswered = (came: number, now: number): boolean => now - came >= ANSWER_MS;

/**
 * Whether a new order calls: nobody has touched it, or it was touched so long ago that it was forgotten. It then calls
 * again, as often as that happens.
 */
export const isCalling = (touched: number | undefined, now: number): boolean =>
  touched === undefined || now - touched >= ANSWER_MS;
