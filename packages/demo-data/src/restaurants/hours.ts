import { localMoment } from "@tablee/domain/restaurants/local-time";
import { WEEKDAYS, type WeekHours, type Weekday } from "@tablee/domain/restaurants/week-hours";

type Interval = WeekHours[Weekday][number];

export const MONTREAL = "America/Toronto";

const byDay = (hoursOf: (day: Weekday) => Interval[]): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(day)])) as WeekHours;

export const AROUND_THE_CLOCK: WeekHours = byDay(() => [[0, 24]]);

/** The same intervals every day, except on the days named in `except`. */
export const everyDay = (intervals: Interval[], except: Partial<WeekHours> = {}): WeekHours =>
  byDay((day) => except[day] ?? intervals);

/**
 * The same intervals on every day but two: the weekday of `startedAt` in Montréal and the one before it, on which the
 * restaurant is closed. So the restaurant is closed for the whole of the first day, whatever the hour, as long as no
 * interval runs past midnight.
 */
export const restingAt = (startedAt: Date, intervals: Interval[]): WeekHours => {
  const today = WEEKDAYS.indexOf(localMoment(startedAt, MONTREAL).weekday);
  const rest = [WEEKDAYS[today], WEEKDAYS[(today + WEEKDAYS.length - 1) % WEEKDAYS.length]];
  return byDay((day) => (rest.includes(day) ? [] : intervals));
};
