import { intervalsOnDay, type OpeningFacts } from "../restaurants/dated-hours.ts";
import { addDays, DAY_MS, dayOf, instantOfWall, localMoment } from "../restaurants/local-time.ts";

/** A half-open interval: `starts` is included, `ends` is not. */
export interface BusinessDay {
  /** YYYY-MM-DD */
  date: string;
  starts: Date;
  ends: Date;
}

/**
 * When a business day starts, in minutes since midnight of its date: at midnight, or, if the evening before runs past
 * midnight, when that evening ends. A bar's night thus belongs to the day on which it opened.
 */
const beginsAt = (facts: OpeningFacts, date: string): number => {
  const before = intervalsOnDay(facts, (dayOf(date) ?? 0) - 1);
  const over = Math.max(0, ...before.map(([, end]) => end - 24));
  // Open around the clock, or nearly: the evening has no end, so the day starts at midnight.
  return over >= LATEST_END ? 0 : Math.round(over * 60);
};

/** If an evening would end after this hour, the restaurant is open through the night and the morning. */
const LATEST_END = 12;

/**
 * The instant of a local time. For a local time that is skipped in spring, the first valid quarter of an hour after it.
 */
const instantAt = (date: string, minutes: number, timezone: string): number => {
  const day = dayOf(date) ?? 0;
  for (let later = 0; later <= 180; later += 15) {
    const instant = instantOfWall(day, minutes + later, timezone);
    if (instant !== null) return instant;
  }
  // An unknown timezone counts as UTC, as everywhere.
  return day * DAY_MS + minutes * 60_000;
};

/** The business day of a date in the restaurant's timezone. It has 23 or 25 hours when the clocks change. */
export const businessDay = (facts: OpeningFacts, date: string): BusinessDay => {
  const next = addDays(date, 1);
  return {
    date,
    starts: new Date(instantAt(date, beginsAt(facts, date), facts.timezone)),
    ends: new Date(instantAt(next, beginsAt(facts, next), facts.timezone)),
  };
};

/** The business day that contains a moment. */
export const businessDayAt = (facts: OpeningFacts, at: Date): BusinessDay => {
  const { date } = localMoment(at, facts.timezone);
  const today = businessDay(facts, date);
  return at < today.starts ? businessDay(facts, addDays(date, -1)) : today;
};
