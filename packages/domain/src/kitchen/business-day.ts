import { addDays, DAY_MS, dayOf, instantOfWall, localMoment, weekdayOf } from "../restaurants/local-time.ts";
import { intervalsOn } from "../restaurants/opening-hours.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";

/** From one moment up to another, that one not included. */
export interface BusinessDay {
  /** YYYY-MM-DD */
  date: string;
  starts: Date;
  ends: Date;
}

/**
 * When a business day begins, in minutes since midnight of its date: at midnight, or, where the evening before runs
 * past midnight, when that evening is over. The night of a bar belongs to the day on which it opened.
 */
const beginsAt = (hours: WeekHours | null, date: string): number => {
  if (hours === null) return 0;
  const before = intervalsOn(hours, weekdayOf(addDays(date, -1)));
  const over = Math.max(0, ...before.map(([, end]) => end - 24));
  // Around the clock, or nearly: there is no end of the evening, and the calendar decides.
  return over >= LATEST_END ? 0 : Math.round(over * 60);
};

/** An evening that ends later than this is none: the restaurant is open through the night and the morning. */
const LATEST_END = 12;

/** An instant of the wall clock; of an hour that spring leaves out, the first one after it. */
const instantAt = (date: string, minutes: number, timezone: string): number => {
  const day = dayOf(date) ?? 0;
  for (let later = 0; later <= 180; later += 15) {
    const instant = instantOfWall(day, minutes + later, timezone);
    if (instant !== null) return instant;
  }
  // A timezone that nobody knows is UTC, as everywhere.
  return day * DAY_MS + minutes * 60_000;
};

/** The business day of a date, in the restaurant's timezone: 23 or 25 hours long where the clock is moved. */
export const businessDay = (hours: WeekHours | null, timezone: string, date: string): BusinessDay => {
  const next = addDays(date, 1);
  return {
    date,
    starts: new Date(instantAt(date, beginsAt(hours, date), timezone)),
    ends: new Date(instantAt(next, beginsAt(hours, next), timezone)),
  };
};

/** The business day that a moment lies in. */
export const businessDayAt = (hours: WeekHours | null, timezone: string, at: Date): BusinessDay => {
  const { date } = localMoment(at, timezone);
  const today = businessDay(hours, timezone, date);
  return at < today.starts ? businessDay(hours, timezone, addDays(date, -1)) : today;
};
