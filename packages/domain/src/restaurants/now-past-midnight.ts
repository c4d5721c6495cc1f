import { localMoment, MINUTE_MS } from "./local-time.ts";
import type { OrderMoment } from "./order-slots.ts";

/** How long the day before still means today: a screen's clock moves in steps, and an order may be sent again. */
const GRACE_MS = 5 * MINUTE_MS;

/**
 * The same request, with today's date if it is for now on the day that has just ended at the restaurant
 * (restaurants §12).
 */
export const nowPastMidnight = <Asked extends OrderMoment>(asked: Asked, timezone: string, at: Date): Asked => {
  const lately = new Date(at.getTime() - GRACE_MS);
  const isLate = asked.time === "now" && asked.date === localMoment(lately, timezone).date;
  return isLate ? { ...asked, date: localMoment(at, timezone).date } : asked;
};
