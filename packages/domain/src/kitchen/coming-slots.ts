import type { OpeningFacts } from "../restaurants/dated-hours.ts";
import { halfHourOf } from "../restaurants/order-slots.ts";
import { SLOT_MINUTES } from "../restaurants/slots-by-hours.ts";
import { DAY_MS, MINUTE_MS, localMoment, wallOf } from "../restaurants/local-time.ts";
import { isOpenOnDay } from "../restaurants/opening-hours.ts";

/** A half hour in the restaurant's local time. */
export interface ComingSlot {
  /** Epoch milliseconds. */
  start: number;
  date: string;
  /** HH:MM */
  time: string;
}

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

const slotAt = (start: number, timezone: string): ComingSlot & { minutes: number } => {
  const { date, minutes } = localMoment(new Date(start), timezone);
  const two = (value: number) => String(value).padStart(2, "0");
  return { start, date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, minutes };
};

/**
 * The half hours that a kitchen looks ahead at, in order: the current one and those within opening hours for the next
 * `ahead_hours`, plus every later or other one with an order (`taken`, epoch milliseconds).
 */
export const comingSlots = (
  facts: OpeningFacts,
  at: Date,
  { ahead_hours, taken }: { ahead_hours: number; taken: Iterable<number> },
): ComingSlot[] => {
  const { timezone } = facts;
  const first = halfHourOf(at.getTime(), timezone);
  const starts = new Set([...taken].filter((start) => start >= first));
  for (let start = first; start < first + ahead_hours * 60 * MINUTE_MS; start += SLOT_MS) {
    const wall = wallOf(start, timezone);
    const day = Math.floor(wall / DAY_MS);
    if (isOpenOnDay(facts, day, (wall - day * DAY_MS) / MINUTE_MS)) starts.add(start);
  }
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => {
      const { minutes: _minutes, ...slot } = slotAt(start, timezone);
      return slot;
    });
};
