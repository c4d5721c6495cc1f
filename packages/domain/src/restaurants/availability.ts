import type { OrderMode } from "./order-mode.ts";
import { type SlotFacts, checkOrderTime, orderDates, orderTimes } from "./order-slots.ts";
import { type ModeFacts, type ModeState, modeAvailability } from "./order-modes.ts";
import { type OrderingStatus, orderingStatus } from "./ordering-status.ts";

/** The availability of restaurants §15, without the restaurant's id. */
export interface OrderAvailability {
  status: OrderingStatus;
  modes: Record<OrderMode, ModeState>;
  /** Every YYYY-MM-DD with at least one time. */
  dates: string[];
  /** The requested date, else the first with a time, else null. */
  date: string | null;
  /** The times of `date`. */
  times: string[];
  /** Whether an order for the requested time is possible; if no time was requested, whether `date` has any. */
  available: boolean;
}

/** When and how a restaurant accepts orders at a moment, and whether it does for the requested date and time. */
export const orderAvailability = (
  facts: SlotFacts & ModeFacts,
  asked: { date?: string | null; time?: string | null },
  at: Date,
): OrderAvailability => {
  const dates = orderDates(facts, at);
  const date = asked.date ?? dates[0] ?? null;
  const times = date === null ? [] : orderTimes(facts, date, at);
  const available = asked.time == null ? times.length > 0 : checkOrderTime(facts, date, asked.time, at) === null;
  return { status: orderingStatus(facts, at), modes: modeAvailability(facts), dates, date, times, available };
};
