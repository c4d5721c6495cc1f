import { inOrder, type Interval } from "../restaurants/intervals.ts";
import { WEEKDAYS, type WeekHours, type Weekday } from "../restaurants/week-hours.ts";

/** Half an hour: the step of dragging, and the least that one is open. */
export const WEEK_STEP = 0.5;
/** What is dragged ends at six in the morning after at the latest; by typing, up to a day after it began. */
export const LATEST_DRAGGED = 30;

const within = (hour: number, least: number, most: number): number => Math.min(most, Math.max(least, hour));

/** Between which hours an interval of a day may lie: its neighbours of that day, else the day and the night after it. */
function room(day: readonly Interval[], at: number): [least: number, most: number] {
  const before = day[at - 1];
  const after = day[at + 1];
  return [before ? before[1] : 0, after ? after[0] : LATEST_DRAGGED];
}

const withDay = (hours: WeekHours, weekday: Weekday, day: readonly Interval[]): WeekHours => ({
  ...hours,
  [weekday]: day.map(([start, end]): Interval => [start, end]),
});

/** Moves one end of an interval, or the whole of it, as far as its neighbours let it. */
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
  // What was typed beyond what can be dragged is not cut by moving its other end.
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

/** The hours that a new interval of a day can have round a moment; null where that is open already. */
export function addInterval(hours: WeekHours, weekday: Weekday, from: number, to: number): WeekHours {
  const day = inOrder(hours[weekday]);
  const start = within(Math.min(from, to), 0, 24 - WEEK_STEP);
  const end = Math.min(LATEST_DRAGGED, Math.max(Math.max(from, to), start + WEEK_STEP));
  if (day.some((own) => start < own[1] && own[0] < end)) return hours;
  return withDay(hours, weekday, inOrder([...day, [start, end]]));
}

/** Hours for a day that one opens by pressing: noon to two, the evening, or what else is free. */
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

/** Every day as one of them. */
export const everyDayAs = (hours: WeekHours, weekday: Weekday): WeekHours => {
  const day = inOrder(hours[weekday]);
  return Object.fromEntries(WEEKDAYS.map((other) => [other, day.map(([a, b]): Interval => [a, b])])) as WeekHours;
};

/** HH:MM of an hour, past midnight as on a clock. */
export const clockOf = (hour: number): string => {
  const minutes = Math.round(hour * 60) % 1_440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** An hour of HH:MM; null for anything else. */
export const hourOf = (clock: string): number | null => {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return parts ? Number(parts[1]) + Number(parts[2]) / 60 : null;
};

/** What two times of a clock mean: an end that is not after its start lies in the next morning (restaurants §2). */
export const typedInterval = (start: number, end: number): Interval => [start, end <= start ? end + 24 : end];
