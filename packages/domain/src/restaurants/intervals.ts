import type { WeekHours, Weekday } from "./week-hours.ts";

/** Start and end in decimal hours of local time, counted from midnight of the day on which the interval starts. */
export type Interval = [start: number, end: number];

/** Whether a value is an interval: it starts within its day and ends by the end of the next day. */
export const isInterval = (x: unknown): x is Interval =>
  Array.isArray(x) &&
  x.length === 2 &&
  x.every((hour) => typeof hour === "number" && Number.isFinite(hour) && hour >= 0) &&
  x[0] <= 24 &&
  x[1] <= 48;

/**
 * Sorts intervals by start and makes each end after its start: 24 is added to an end that is not, so that [18, 2]
 * becomes [18, 26]. Invalid intervals are dropped.
 */
export const inOrder = (intervals: readonly unknown[]): Interval[] =>
  intervals
    .filter(isInterval)
    .map(([start, end]): Interval => [start, end <= start ? end + 24 : end])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);

/** Whether an interval lasts around the clock: from a time to the same time on the next day. */
export const isWholeDay = ([start, end]: Interval): boolean => end - start >= 24;

/** The intervals of a weekday, in order. */
export const intervalsOn = (hours: WeekHours, weekday: Weekday): Interval[] => inOrder(hours[weekday] ?? []);

/** Merges sorted intervals that touch or overlap. */
export const joined = (sorted: readonly Interval[]): Interval[] => {
  const open: Interval[] = [];
  for (const [start, end] of sorted) {
    const last = open.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else open.push([start, end]);
  }
  return open;
};
