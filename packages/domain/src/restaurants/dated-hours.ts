import { inOrder, type Interval, intervalsOn } from "./intervals.ts";
import { DAY_MS, MINUTE_MS, dateOf, dayOf, weekdayOf } from "./local-time.ts";
import type { WeekHours } from "./week-hours.ts";

/** How many dates may be closed, and how many entries of special hours there may be. */
export const MOST_DATES = 400;

/** Hours for the days from one date to another, both included: a week of their own, or the same intervals every day. */
export interface SpecialHours {
  /** YYYY-MM-DD */
  from: string;
  to: string;
  hours: Partial<WeekHours> | Interval[];
}

/** What decides when a restaurant is open: its week, and the days that differ (restaurants §3). */
export interface OpeningFacts {
  /** null if they could not be read; the restaurant is then closed on every date. */
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

/** Whether there are any hours at all, in the week or on other days. Otherwise no order can be planned. */
export const hasHours = ({ hours, special_hours = [] }: OpeningFacts): boolean =>
  hours !== null && (opens(hours) || special_hours.some((special) => opens(special.hours)));

/**
 * The intervals of a day (counted since 1970) that replace those of its weekday; null if it is like every week. A
 * closed date takes precedence over special hours; if special hours overlap, the last ones apply.
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
 * The intervals that start on a day, in order. An interval past midnight belongs to the day on which it starts: it
 * continues into a closed day, and a closed day has none that continues into the next.
 */
export const intervalsOnDay = (facts: OpeningFacts, day: number): Interval[] => {
  if (facts.hours === null) return [];
  return exceptionOn(facts, day) ?? intervalsOn(facts.hours, weekdayOf(day));
};

/** Decimal hours such as 11.3333 stand for whole minutes. */
const toMs = (hour: number): number => Math.round(hour * 60) * MINUTE_MS;

/** Whether intervals of a day contain a local time, in ms since that day's midnight. */
const hold = (intervals: readonly Interval[], ms: number): boolean =>
  intervals.some(([start, end]) => ms >= toMs(start) && ms < toMs(end));

/** Whether the dated hours contain a local time, given in ms as if the local clock showed UTC. */
export const isOpenOnWall = (facts: OpeningFacts, wall: number): boolean => {
  const day = Math.floor(wall / DAY_MS);
  const inDay = wall - day * DAY_MS;
  return hold(intervalsOnDay(facts, day), inDay) || hold(intervalsOnDay(facts, day - 1), inDay + DAY_MS);
};

/** The last day that differs from the week, counted since 1970. */
const lastException = ({ closed_dates = [], special_hours = [] }: OpeningFacts): number =>
  [...closed_dates, ...special_hours.map(({ to }) => to)].reduce(
    (last, date) => Math.max(last, dayOf(date) ?? Number.NEGATIVE_INFINITY),
    Number.NEGATIVE_INFINITY,
  );

/**
 * How many days ahead exceptions are searched, about three years. Anything beyond that does not count as an exception.
 */
const FAR = 1_100;

/** Milliseconds of local time until dated hours change between open and closed; infinite if they never do. */
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

/** Consecutive days with the same hours instead of those of their weekdays. */
export interface DatedRun {
  from: string;
  to: string;
  intervals: Interval[];
}

/**
 * The differences from the week between two days, both included, in order. Exceptions equal to the week are left out.
 */
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

/** All differences from the week, from the first exceptional date up to 400 days after it. */
export const allDifferences = (facts: OpeningFacts): DatedRun[] => {
  const named = [...(facts.closed_dates ?? []), ...(facts.special_hours ?? []).map(({ from }) => from)];
  const first = Math.min(...named.map((date) => dayOf(date) ?? Number.POSITIVE_INFINITY));
  return first === Number.POSITIVE_INFINITY
    ? []
    : differences(facts, first, Math.min(first + 400, lastException(facts)));
};
