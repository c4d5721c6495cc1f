import { intervalsOnDay, type OpeningFacts } from "../restaurants/dated-hours.ts";
import { addDays, DAY_MS, dayOf, instantOfWall, localMoment } from "../restaurants/local-time.ts";

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
const beginsAt = (facts: OpeningFacts, date: string): number => {
  const before = intervalsOnDay(facts, (dayOf(date) ?? 0) - 1);
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
export const businessDay = (facts: OpeningFacts, date: string): BusinessDay => {
  const next = addDays(date, 1);
  return {
    date,
    starts: new Date(instantAt(date, beginsAt(facts, date), facts.timezone)),
    ends: new Date(instantAt(next, beginsAt(facts, next), facts.timezone)),
  };
};

/** The business day that a moment lies in. */
export const businessDayAt = (facts: OpeningFacts, at: Date): BusinessDay => {
  const { date } = localMoment(at, facts.timezone);
  const today = businessDay(facts, date);
  return at < today.starts ? businessDay(facts, addDays(date, -1)) : today;
};
