import { inOrder, type Interval, intervalsOn } from "./intervals.ts";
import { DAY_MS, MINUTE_MS, dateOf, dayOf, weekdayOf } from "./local-time.ts";
import type { WeekHours } from "./week-hours.ts";

/** Hours of the days from one date to another, both included: a week of their own, or the same on each of them. */
export interface SpecialHours {
  /** YYYY-MM-DD */
  from: string;
  to: string;
  hours: Partial<WeekHours> | Interval[];
}

/** What tells when a restaurant is open: its week, and the days that differ (restaurants §3). */
export interface OpeningFacts {
  /** null where they could not be read: closed, whatever the date. */
  hours: WeekHours | null;
  timezone: string;
  closed_dates?: readonly string[] | undefined;
  special_hours?: readonly SpecialHours[] | undefined;
}

/** Whether any day differs from the week. */
export const hasDates = ({ closed_dates, special_hours }: OpeningFacts): boolean =>
  (closed_dates?.length ?? 0) > 0 || (special_hours?.length ?? 0) > 0;

const opens = (hours: Partial<WeekHours> | readonly Interval[]): boolean =>
  "length" in hours ? hours.length > 0 : Object.values(hours).some((day) => day.length > 0);

/** Whether any hour is named at all, in the week or on other days: else there is none to plan for. */
export const hasHours = ({ hours, special_hours = [] }: OpeningFacts): boolean =>
  hours !== null && (opens(hours) || special_hours.some((special) => opens(special.hours)));

/**
 * What a day (counted since 1970) has instead of its weekday's intervals, null where it is as every week. A closed date
 * is closed whatever else is said; of special hours that meet the last one counts.
 */
export const exceptionOn = (facts: OpeningFacts, day: number): Interval[] | null => {
  if (!hasDates(facts)) return null;
  const date = dateOf(day);
  if (facts.closed_dates?.includes(date)) return [];
  const special = facts.special_hours?.findLast(({ from, to }) => from <= date && date <= to);
  if (!special) return null;
  const { hours } = special;
  return inOrder("length" in hours ? hours : (hours[weekdayOf(day)] ?? []));
};

/**
 * The intervals that begin on a day, in order. A night belongs to the day on which it begins: it goes on into a day that
 * is closed, and a closed day has none that goes on into the next.
 */
export const intervalsOnDay = (facts: OpeningFacts, day: number): Interval[] => {
  if (facts.hours === null) return [];
  return exceptionOn(facts, day) ?? intervalsOn(facts.hours, weekdayOf(day));
};

/** Decimal hours such as 11.3333 mean whole minutes. */
const toMs = (hour: number): number => Math.round(hour * 60) * MINUTE_MS;

/** Whether intervals of a day hold a wall-clock time, in ms since that day's midnight. */
const hold = (intervals: readonly Interval[], ms: number): boolean =>
  intervals.some(([start, end]) => ms >= toMs(start) && ms < toMs(end));

/** Whether the dated hours hold a time of the wall clock, in ms as if that clock showed UTC. */
export const isOpenOnWall = (facts: OpeningFacts, wall: number): boolean => {
  const day = Math.floor(wall / DAY_MS);
  const inDay = wall - day * DAY_MS;
  return hold(intervalsOnDay(facts, day), inDay) || hold(intervalsOnDay(facts, day - 1), inDay + DAY_MS);
};

/** The last day that differs from its week. */
const lastException = ({ closed_dates = [], special_hours = [] }: OpeningFacts): number =>
  [...closed_dates, ...special_hours.map(({ to }) => to)].reduce(
    (last, date) => Math.max(last, dayOf(date) ?? Number.NEGATIVE_INFINITY),
    Number.NEGATIVE_INFINITY,
  );

/** A season of three years is one; what is said for longer is no exception. */
const FAR = 1_100;

/** Milliseconds of wall clock until dated hours turn from open to closed or back; infinite where they do not. */
export const untilTurnOnDates = (facts: OpeningFacts, wall: number): number => {
  const open = isOpenOnWall(facts, wall);
  const today = Math.floor(wall / DAY_MS);
  const last = Math.min(Math.max(today, lastException(facts)) + 9, today + FAR);
  for (let day = today; day <= last; day += 1) {
    const edges = [day - 2, day - 1, day].flatMap((other) =>
      intervalsOnDay(facts, other)
        .flat()
        .map((hour) => other * DAY_MS + toMs(hour)),
    );
    const turn = edges
      .filter((edge) => edge > wall && edge >= day * DAY_MS && edge < (day + 1) * DAY_MS)
      .sort((a, b) => a - b)
      .find((edge) => isOpenOnWall(facts, edge) !== open);
    if (turn !== undefined) return turn - wall;
  }
  return Number.POSITIVE_INFINITY;
};

/** Days, one after the other, that have the same hours instead of those of their weekdays. */
export interface DatedRun {
  from: string;
  to: string;
  intervals: Interval[];
}

/** What differs from the week between two days, both included and in order; what says the week again is left out. */
export const differences = (facts: OpeningFacts, first: number, last: number): DatedRun[] => {
  const week = { hours: facts.hours, timezone: facts.timezone };
  const runs: (DatedRun & { end: number; key: string })[] = [];
  for (let day = first; day <= last; day += 1) {
    const intervals = facts.hours === null ? null : exceptionOn(facts, day);
    const key = JSON.stringify(intervals);
    if (intervals === null || key === JSON.stringify(intervalsOnDay(week, day))) continue;
    const run = runs.at(-1);
    const date = dateOf(day);
    if (run && run.end === day - 1 && run.key === key) Object.assign(run, { to: date, end: day });
    else runs.push({ from: date, to: date, intervals, end: day, key });
  }
  return runs.map(({ from, to, intervals }) => ({ from, to, intervals }));
};

/** All that differs from the week, of the first date that is named and those up to 400 days after it. */
export const allDifferences = (facts: OpeningFacts): DatedRun[] => {
  const named = [...(facts.closed_dates ?? []), ...(facts.special_hours ?? []).map(({ from }) => from)];
  const first = Math.min(...named.map((date) => dayOf(date) ?? Number.POSITIVE_INFINITY));
  return first === Number.POSITIVE_INFINITY
    ? []
    : differences(facts, first, Math.min(first + 400, lastException(facts)));
};
