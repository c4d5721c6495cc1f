import { instantOf } from "../restaurants/local-time.ts";
import { closesAt } from "../restaurants/opening-hours.ts";
import type { SlotFacts } from "../restaurants/order-slots.ts";
import { payBefore } from "./payment.ts";

interface UnpaidOrder {
  planned: boolean;
  /** In the restaurant's timezone; the time is "now" for an order that is not planned. */
  date: string;
  time: string;
  placed: Date;
  min_time: Date;
  max_time: Date;
}

/**
 * Until when an unpaid order can be paid, as the hours are now (payments §3): not after the moment from which its kitchen
 * could no longer make it before it closes, or serve one of its sections (`lostMeanwhile`). Never before it was placed.
 */
export const payUntil = (facts: SlotFacts, order: UnpaidOrder): Date => {
  const { placed, planned, date, time, max_time } = order;
  const preparing = (facts.preparation_minutes ?? 0) * 60_000;
  const slot = planned ? instantOf(date, time, facts.timezone) : placed;
  const closes = slot && closesAt(facts, slot);
  const { timezone, served = [] } = facts;
  const ends = planned ? [] : served.map((hours) => closesAt({ hours, timezone }, placed)?.getTime());
  const moments = [
    payBefore(order).getTime(),
    closes ? closes.getTime() - preparing : undefined,
    planned ? max_time.getTime() - preparing : undefined,
    ...ends,
  ].filter((moment) => moment !== undefined);
  return new Date(Math.max(placed.getTime(), Math.min(...moments)));
};
