import { type SpecialHours, exceptionOn } from "./dated-hours.ts";
import { inOrder, type Interval } from "./intervals.ts";
import { dateOf, weekdayIndexOf } from "./local-time.ts";
import { WEEKDAYS, type WeekHours } from "./week-hours.ts";

export interface DatedWeek {
  hours: WeekHours;
  closed_dates: string[];
  special_hours: SpecialHours[];
}

/** Hours as a text that can be compared. */
type Key = string;

/** The most frequent text; among equally frequent ones the preferred one. */
const mostFrequent = (keys: readonly Key[], preferred = keys[0]): Key => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let best = preferred ?? "[]";
  for (const [key, count] of counts) if (count > (counts.get(best) ?? 0)) best = key;
  return best;
};

/**
 * How many weeks before and after a day are compared. The number is even, so that hours which alternate from week to
 * week are recognised.
 */
const WEEKS_AROUND = 4;

/**
 * The usual hours of a day, ignoring a single exception: the most frequent hours of its weekday in the weeks around it.
 */
const usual = (keys: readonly Key[], index: number, base: Key | undefined): Key => {
  const around: Key[] = [];
  for (let weeks = -WEEKS_AROUND; weeks <= WEEKS_AROUND; weeks += 1) {
    const key = keys[index + weeks * 7];
    if (key !== undefined) around.push(key);
  }
  return mostFrequent(around, base);
};

/** A period with a week of its own: one text for each of its weekdays. */
interface Season {
  from: number;
  to: number;
  week: Map<number, Key>;
}

const seasonsOf = (first: number, keys: readonly Key[], base: readonly Key[]): Season[] => {
  const seasons: Season[] = [];
  for (const index of keys.keys()) {
    const day = first + index;
    const weekday = weekdayIndexOf(day);
    const key = usual(keys, index, base[weekday]);
    const season = seasons.at(-1);
    const own = season?.week.get(weekday);
    if (season && (own === undefined || own === key)) {
      season.to = day;
      season.week.set(weekday, key);
    } else seasons.push({ from: day, to: day, week: new Map([[weekday, key]]) });
  }
  return seasons.filter(({ week }) => [...week].some(([weekday, key]) => key !== base[weekday]));
};

const read = (key: Key): Interval[] => JSON.parse(key) as Interval[];

const specialOf = ({ from, to, week }: Season): SpecialHours => {
  const keys = new Set(week.values());
  const [only] = keys;
  const hours =
    keys.size === 1 && only !== undefined
      ? read(only)
      : Object.fromEntries([...week].map(([weekday, key]) => [WEEKDAYS[weekday] ?? "monday", read(key)]));
  return { from: dateOf(from), to: dateOf(to), hours };
};

/** The days of a week that repeats are the same arrays again. */
function keysOf(days: readonly (readonly Interval[])[]): Key[] {
  const known = new Map<readonly Interval[], Key>();
  return days.map((intervals) => {
    const key = known.get(intervals) ?? JSON.stringify(inOrder(intervals));
    known.set(intervals, key);
    return key;
  });
}

/**
 * Converts hours given day by day into a week and its exceptions: first periods with a week of their own, then single
 * days. The result describes exactly the same hours as the input.
 */
export function weekOfDays(first: number, days: readonly (readonly Interval[])[]): DatedWeek {
  const keys = keysOf(days);
  const base = WEEKDAYS.map((_, weekday) =>
    mostFrequent(keys.filter((_key, index) => weekdayIndexOf(first + index) === weekday)),
  );
  const hours = Object.fromEntries(WEEKDAYS.map((weekday, index) => [weekday, read(base[index] ?? "[]")])) as WeekHours;
  // Most places have the same hours every week.
  if (keys.every((key, index) => key === base[weekdayIndexOf(first + index)])) {
    return { hours, closed_dates: [], special_hours: [] };
  }
  const week: DatedWeek = { hours, closed_dates: [], special_hours: seasonsOf(first, keys, base).map(specialOf) };
  const said = { ...week, timezone: "UTC", special_hours: [...week.special_hours] };
  for (const [index, key] of keys.entries()) {
    const day = first + index;
    const now = JSON.stringify(exceptionOn(said, day)) ?? "null";
    if (key === (now === "null" ? base[weekdayIndexOf(day)] : now)) continue;
    const date = dateOf(day);
    const last = week.special_hours.at(-1);
    if (key === "[]") week.closed_dates.push(date);
    else if (last?.to === dateOf(day - 1) && JSON.stringify(last.hours) === key) last.to = date;
    else week.special_hours.push({ from: date, to: date, hours: read(key) });
  }
  return week;
}
