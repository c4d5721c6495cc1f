import { inOrder, type Interval } from "../restaurants/intervals.ts";
import { WEEKDAYS, type WeekHours, type Weekday } from "../restaurants/week-hours.ts";

/** Half an hour, in hours: the step of dragging, and the shortest interval. */
export const WEEK_STEP = 0.5;
/**
 * The latest end by dragging, in hours: six o'clock the next morning. By typing, an interval may be up to a day long.
 */
export const LATEST_DRAGGED = 30;

const within = (hour: number, least: number, most: number): number => Math.min(most, Math.max(least, hour));

/**
 * The hours between which an interval of a day may lie: up to its neighbours on that day, else from midnight to
 * LATEST_DRAGGED.
 */
function room(day: readonly Interval[], at: number): [least: number, most: number] {
  const before = day[at - 1];
  const after = day[at + 1];
  return [before ? before[1] : 0, after ? after[0] : LATEST_DRAGGED];
}

const withDay = (hours: WeekHours, weekday: Weekday, day: readonly Interval[]): WeekHours => ({
  ...hours,
  [weekday]: day.map(([start, end]): Interval => [start, end]),
});

/** Moves one end of an interval, or all of it, as far as its neighbours allow. */
export function dragInterval(
  hours: WeekHours,
  { weekday, at, part }: { weekday: Weekday; at: number; part: "start" | "end" | "whole" },
  hour: number,
): WeekHours {
  const day = inOrder(hours[weekday]);
  const own = day[at];
  if (!own) return hours;
  const [least, most] = room(day, at);
  const [start, end] = own;
  // A typed end later than what can be dragged is not cut off when the other end moves.
  const last = Math.max(most, end);
  let next: Interval;
  if (part === "start") next = [within(hour, least, Math.min(24 - WEEK_STEP, end - WEEK_STEP)), end];
  else if (part === "end") next = [start, within(hour, start + WEEK_STEP, Math.min(last, start + 24))];
  else {
    const begins = within(hour, least, Math.max(least, Math.min(24 - WEEK_STEP, last - (end - start))));
    next = [begins, begins + (end - start)];
  }
  return withDay(hours, weekday, day.with(at, next));
}

/** Adds an interval to a day. If it would overlap another one, the hours are returned unchanged. */
export function addInterval(hours: WeekHours, weekday: Weekday, from: number, to: number): WeekHours {
  const day = inOrder(hours[weekday]);
  const start = within(Math.min(from, to), 0, 24 - WEEK_STEP);
  const end = Math.min(LATEST_DRAGGED, Math.max(Math.max(from, to), start + WEEK_STEP));
  if (day.some((own) => start < own[1] && own[0] < end)) return hours;
  return withDay(hours, weekday, inOrder([...day, [start, end]]));
}

/** Opens a day: at midday (11 to 14), or, if that is taken, in the evening or at another free time. */
export function openDay(hours: WeekHours, weekday: Weekday): WeekHours {
  for (const [from, to] of [
    [11, 14],
    [17, 22],
    [7, 10],
    [14, 17],
    [22, 24],
  ] as const) {
    const next = addInterval(hours, weekday, from, to);
    if (next !== hours) return next;
  }
  return hours;
}

export const removeInterval = (hours: WeekHours, weekday: Weekday, at: number): WeekHours =>
  withDay(hours, weekday, inOrder(hours[weekday]).toSpliced(at, 1));

/** Copies one day to every day. */
export const everyDayAs = (hours: WeekHours, weekday: Weekday): WeekHours => {
  const day = inOrder(hours[weekday]);
  return Object.fromEntries(WEEKDAYS.map((other) => [other, day.map(([a, b]): Interval => [a, b])])) as WeekHours;
};

/** HH:MM of an hour; hours past midnight as on a clock. */
export const clockOf = (hour: number): string => {
  const minutes = Math.round(hour * 60) % 1_440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** The hour of HH:MM; null for anything else. */
export const hourOf = (clock: string): number | null => {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return parts ? Number(parts[1]) + Number(parts[2]) / 60 : null;
};

/** The interval between two clock times: an end that is not after its start is on the next day (restaurants §2). */
export const typedInterval = (start: number, end: number): Interval => [start, end <= start ? end + 24 : end];
