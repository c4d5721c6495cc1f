import { tzOffset } from "@date-fns/tz/tzOffset";
import { WEEKDAYS, type Weekday } from "./week-hours.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The first and the last date that YYYY-MM-DD can express, in days since 1970-01-01. */
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

/** A margin of two days at either end, so that a local time or the next day can still be expressed. */
const EARLIEST = (FIRST_DAY + 2) * DAY_MS;
const LATEST = (LAST_DAY - 2) * DAY_MS;

/** Whether a moment is valid and its date can be written as YYYY-MM-DD. */
export const isSoundMoment = (at: Date): boolean => at.getTime() >= EARLIEST && at.getTime() <= LATEST;

/** Reads an invalid moment as 1970, and one outside the range as the nearest moment within it. */
const soundMs = (ms: number): number => (Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, EARLIEST), LATEST));

/** The cached offsets of a timezone in ms, by UTC day; NaN for a day on which the offset changes. */
interface Zone {
  name: string;
  offsets: Map<number, number>;
}

const REMEMBERED_ZONES = 1_000;
const REMEMBERED_DAYS = 2_000;
const zones = new Map<string, Zone | null>();

const isKnownToIntl = (name: string): boolean => {
  // A bare offset ("+05:00") is refused: it has no daylight saving time, and older browsers do not support it.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const zoneOf = (name: string): Zone | null => {
  const known = zones.get(name);
  if (known !== undefined) return known;
  if (zones.size >= REMEMBERED_ZONES) zones.clear();
  const zone = isKnownToIntl(name) ? { name, offsets: new Map<number, number>() } : null;
  zones.set(name, zone);
  return zone;
};

/** Whether `x` is a name in the timezone database, such as "America/Toronto". */
export const isTimezone = (x: unknown): x is string => typeof x === "string" && zoneOf(x) !== null;

const askOffset = (zone: Zone, ms: number): number => Math.round(tzOffset(zone.name, new Date(ms)) * MINUTE_MS);

const offsetIn = (zone: Zone, ms: number): number => {
  const day = Math.floor(ms / DAY_MS);
  let offset = zone.offsets.get(day);
  if (offset === undefined) {
    // If both ends of a day have the same offset, it is constant in between: no zone changes twice in one day.
    const start = askOffset(zone, day * DAY_MS);
    offset = start === askOffset(zone, (day + 1) * DAY_MS) ? start : Number.NaN;
    if (zone.offsets.size >= REMEMBERED_DAYS) zone.offsets.clear();
    zone.offsets.set(day, offset);
  }
  return Number.isNaN(offset) ? askOffset(zone, ms) : offset;
};

/** How many milliseconds the local time of a timezone is ahead of UTC at an instant; 0 for an unknown timezone. */
export const offsetAt = (ms: number, timezone: string): number => {
  const zone = zoneOf(timezone);
  return zone === null ? 0 : offsetIn(zone, soundMs(ms));
};

/** The first instant after `from`, up to `to`, at which the clocks change; null if they do not. */
export const nextClockChange = (from: number, to: number, timezone: string): number | null => {
  const before = offsetAt(from, timezone);
  if (offsetAt(to, timezone) === before) return null;
  let [same, changed] = [from, to];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(middle, timezone) === before) same = middle;
    else changed = middle;
  }
  return changed;
};

/**
 * Parses a date as days since 1970-01-01; null unless `date` is an existing date in the form YYYY-MM-DD. Dates are
 * counted and compared as days.
 */
export const dayOf = (date: string): number | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || ms < FIRST_DAY * DAY_MS) return null;
  // Engines differ on 30 February: some refuse it, others carry it over into March.
  return new Date(ms).toISOString().startsWith(date) ? ms / DAY_MS : null;
};

/** The date YYYY-MM-DD of a number of days since 1970-01-01, clamped to the dates that can be expressed. */
export const dateOf = (day: number): string =>
  new Date(Math.min(Math.max(day, FIRST_DAY), LAST_DAY) * DAY_MS).toISOString().slice(0, 10);

/** The weekday from 0 (Monday) to 6 (Sunday) of a number of days since 1970-01-01, which was a Thursday. */
export const weekdayIndexOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The date `n` days after another. An invalid date is returned unchanged. */
export const addDays = (date: string, n: number): string => {
  const day = dayOf(date);
  return day === null || !Number.isFinite(n) ? date : dateOf(day + Math.trunc(n));
};

/** The weekday of a number of days since 1970-01-01. */
export const weekdayOf = (day: number): Weekday => WEEKDAYS[weekdayIndexOf(day)] ?? "monday";

export interface LocalMoment {
  /** YYYY-MM-DD in local time. */
  date: string;
  weekday: Weekday;
  /** Decimal hour in local time, from 0 to below 24, including seconds. */
  hour: number;
  /** Whole minutes since midnight in local time, 0 to 1439. */
  minutes: number;
}

/** The local time of an instant in a timezone, in ms as if the local clock showed UTC. */
export const wallOf = (ms: number, timezone: string): number => soundMs(ms) + offsetAt(ms, timezone);

/** The local date and time in `timezone` at an instant; UTC for an unknown timezone. */
export const localMoment = (at: Date, timezone: string): LocalMoment => {
  const wall = wallOf(at.getTime(), timezone);
  const day = Math.floor(wall / DAY_MS);
  const inDay = wall - day * DAY_MS;
  const weekday = WEEKDAYS[weekdayIndexOf(day)] ?? "monday";
  return { date: dateOf(day), weekday, hour: inDay / HOUR_MS, minutes: Math.floor(inDay / MINUTE_MS) };
};

/** Whether the local time of an instant occurs twice: it is in the hour that is repeated in autumn. */
export const isShownTwice = (at: Date, timezone: string): boolean => {
  const wall = wallOf(at.getTime(), timezone);
  const [before, after] = [offsetAt(wall - DAY_MS, timezone), offsetAt(wall + DAY_MS, timezone)];
  return before !== after && [before, after].every((offset) => offsetAt(wall - offset, timezone) === offset);
};

/**
 * The instant (ms) at which local time is `minutes` after midnight of a day. null if that never happens: the hour is
 * skipped in spring, or the timezone is unknown. If the time is repeated, its first occurrence.
 */
export const instantOfWall = (day: number, minutes: number, timezone: string): number | null => {
  const zone = zoneOf(timezone);
  if (zone === null) return null;
  const wall = soundMs(day * DAY_MS + minutes * MINUTE_MS);
  const before = offsetIn(zone, wall - DAY_MS);
  const after = offsetIn(zone, wall + DAY_MS);
  if (before === after) return wall - before;
  // The larger offset gives the earlier instant, which is preferred if both are valid.
  for (const offset of before > after ? [before, after] : [after, before]) {
    if (offsetIn(zone, wall - offset) === offset) return wall - offset;
  }
  return null;
};

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight of an HH:MM, or null if it is invalid. */
export const minutesOf = (time: string): number | null => {
  const found = CLOCK.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
};

/**
 * The instant of a date YYYY-MM-DD and a time HH:MM in a timezone. null if there is none: the time is skipped in
 * spring, the date or time is invalid, or the timezone is unknown. If the time is repeated in autumn, its first
 * occurrence.
 */
export const instantOf = (date: string, time: string, timezone: string): Date | null => {
  const day = dayOf(date);
  const minutes = minutesOf(time);
  if (day === null || minutes === null) return null;
  const instant = instantOfWall(day, minutes, timezone);
  return instant === null ? null : new Date(instant);
};
