import type { WeekHours, Weekday } from "./week-hours.ts";

/** From when to when, in decimal hours of the wall clock since midnight of the day on which it begins. */
export type Interval = [start: number, end: number];

/** An interval starts within its day and is over when the next day is. */
export const isInterval = (x: unknown): x is Interval =>
  Array.isArray(x) &&
  x.length === 2 &&
  x.every((hour) => typeof hour === "number" && Number.isFinite(hour) && hour >= 0) &&
  x[0] <= 24 &&
  x[1] <= 48;

/**
 * Intervals by their start, each with an end after its start: an end that was not after its start is 24 more, so that
 * [18, 2] reads [18, 26]. What is no interval is left out.
 */
export const inOrder = (intervals: readonly unknown[]): Interval[] =>
  intervals
    .filter(isInterval)
    .map(([start, end]): Interval => [start, end <= start ? end + 24 : end])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);

/** Round the clock: from a time to the same time of the next day. */
export const isWholeDay = ([start, end]: Interval): boolean => end - start >= 24;

/** The intervals of a weekday, in order. */
export const intervalsOn = (hours: WeekHours, weekday: Weekday): Interval[] => inOrder(hours[weekday] ?? []);

/** Sorted intervals apart from each other: those that touch are one. */
export const joined = (sorted: readonly Interval[]): Interval[] => {
  const open: Interval[] = [];
  for (const [start, end] of sorted) {
    const last = open.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else open.push([start, end]);
  }
  return open;
};
