import { DAY_MS, MINUTE_MS, isSoundMoment, isTimezone, nextClockChange, wallOf } from "./local-time.ts";
import { WEEKDAYS, type WeekHours, type Weekday } from "./week-hours.ts";

const WEEK_MS = 7 * DAY_MS;

type Interval = [start: number, end: number];

/** An interval starts within its day and is over when the next day is. */
const isInterval = (x: unknown): x is Interval =>
  Array.isArray(x) &&
  x.length === 2 &&
  x.every((hour) => typeof hour === "number" && Number.isFinite(hour) && hour >= 0) &&
  x[0] <= 24 &&
  x[1] <= 48;

const parsed = (x: unknown): unknown => {
  if (typeof x !== "string") return x;
  try {
    return JSON.parse(x);
  } catch {
    return null;
  }
};

/**
 * Reads opening hours as they came from outside: an object with the weekdays as keys, or its JSON. A weekday
 * that is absent or null is a closed day, other keys are ignored.
 *
 * Null means that they cannot be read (no weekday at all, or anything that is not a list of [start, end] in
 * decimal hours): the restaurant then counts as closed and the caller logs it (restaurants §6).
 */
export const readWeekHours = (x: unknown): WeekHours | null => {
  const source = parsed(x);
  if (typeof source !== "object" || source === null || Array.isArray(source)) return null;
  const given = new Map<string, unknown>(Object.entries(source));
  if (!WEEKDAYS.some((weekday) => given.has(weekday))) return null;
  const hours: WeekHours = {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  };
  for (const weekday of WEEKDAYS) {
    const day = given.get(weekday) ?? [];
    if (!Array.isArray(day) || !day.every(isInterval)) return null;
    hours[weekday] = day.map(([start, end]) => [start, end]);
  }
  return hours;
};

/**
 * The intervals of a weekday by their start, each with an end after its start: an end that was not after its
 * start is 24 more, so that [18, 2] reads [18, 26]. What is no interval is left out.
 */
export const intervalsOn = (hours: WeekHours, weekday: Weekday): Interval[] =>
  (hours[weekday] ?? [])
    .filter(isInterval)
    .map(([start, end]): Interval => [start, end <= start ? end + 24 : end])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);

/**
 * When a week is open, as ms since Monday 0:00 on the wall: sorted, apart from each other, the last one
 * running past the week's end where Sunday night runs into Monday.
 */
interface OpeningWeek {
  open: readonly Interval[];
  always: boolean;
}

const NEVER: OpeningWeek = { open: [], always: false };

const joined = (sorted: readonly Interval[]): Interval[] => {
  const open: Interval[] = [];
  for (const [start, end] of sorted) {
    const last = open.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else open.push([start, end]);
  }
  return open;
};

/** Decimal hours such as 11.3333 mean whole minutes. */
const toMs = (hour: number): number => Math.round(hour * 60) * MINUTE_MS;

const weekOf = (hours: WeekHours): OpeningWeek => {
  const pieces = WEEKDAYS.flatMap((weekday, index) =>
    intervalsOn(hours, weekday).flatMap(([from, to]): Interval[] => {
      const start = index * DAY_MS + toMs(from);
      const end = index * DAY_MS + toMs(to);
      if (start >= WEEK_MS) return [[start - WEEK_MS, end - WEEK_MS]];
      return end > WEEK_MS
        ? [
            [start, WEEK_MS],
            [0, end - WEEK_MS],
          ]
        : [[start, end]];
    }),
  );
  const open = joined(pieces.filter(([start, end]) => end > start).sort((a, b) => a[0] - b[0]));
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return NEVER;
  if (first === last) return { open, always: first[0] === 0 && first[1] === WEEK_MS };
  if (first[0] > 0 || last[1] < WEEK_MS) return { open, always: false };
  return { open: [...open.slice(1, -1), [last[0], WEEK_MS + first[1]]], always: false };
};

const weeks = new WeakMap<WeekHours, OpeningWeek>();

/** Hours are immutable values: their week is worked out once. */
const openingWeek = (hours: WeekHours | null): OpeningWeek => {
  if (hours === null) return NEVER;
  let week = weeks.get(hours);
  if (week === undefined) weeks.set(hours, (week = weekOf(hours)));
  return week;
};

const holds = ([start, end]: Interval, ms: number): boolean =>
  (ms >= start && ms < end) || (ms + WEEK_MS >= start && ms + WEEK_MS < end);

const isOpenInWeek = (week: OpeningWeek, ms: number): boolean => week.open.some((interval) => holds(interval, ms));

/** Whether the hours hold a wall-clock time, `minutes` since midnight of a weekday, whatever the date. */
export const isOpenOn = (hours: WeekHours | null, weekday: Weekday, minutes: number): boolean =>
  isOpenInWeek(openingWeek(hours), WEEKDAYS.indexOf(weekday) * DAY_MS + minutes * MINUTE_MS);

/** Whether the hours never close: intervals that touch at midnight are one. */
export const isAroundTheClock = (hours: WeekHours | null): boolean => openingWeek(hours).always;

/** The place of an instant in its wall-clock week. 1970 began on a Thursday, three days into its week. */
const weekMsOf = (ms: number, timezone: string): number =>
  (((wallOf(ms, timezone) + 3 * DAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS;

/**
 * Whether the wall clock of the restaurant's timezone stands within an interval at a moment (restaurants §6), those
 * that run past midnight from the day before included. Hours or a timezone that cannot be read are closed.
 */
export const isOpenAt = (hours: WeekHours | null, timezone: string, at: Date): boolean =>
  isSoundMoment(at) && isTimezone(timezone) && isOpenInWeek(openingWeek(hours), weekMsOf(at.getTime(), timezone));

/** Milliseconds of wall clock until a week turns from open to closed or back. */
const untilTurn = (week: OpeningWeek, ms: number): number => {
  const now = week.open.find((interval) => holds(interval, ms));
  if (now) return now[1] - (ms >= now[0] ? ms : ms + WEEK_MS);
  return Math.min(...week.open.map(([start]) => (start > ms ? start - ms : start + WEEK_MS - ms)));
};

/** A week that is not all open and not all closed turns within eight days; clock changes may hide one turn. */
const TURN_WITHIN = 16 * DAY_MS;

/** The first instant after `from` at which the restaurant opens or closes, null where it does neither. */
const nextTurn = (week: OpeningWeek, timezone: string, from: number): number | null => {
  if (week.always || week.open.length === 0) return null;
  const open = isOpenInWeek(week, weekMsOf(from, timezone));
  let cursor = from;
  while (cursor < from + TURN_WITHIN) {
    const turn = cursor + untilTurn(week, weekMsOf(cursor, timezone));
    const change = nextClockChange(cursor, turn, timezone);
    if (change === null) return turn;
    // The clock is moved on the way there: the hours are asked again with the hand where it then stands.
    if (isOpenInWeek(week, weekMsOf(change, timezone)) !== open) return change;
    cursor = change;
  }
  return null;
};

/** When the restaurant, open at a moment, next closes. Null where it is not open or never closes. */
export const closesAt = (hours: WeekHours | null, timezone: string, at: Date): Date | null => {
  if (!isOpenAt(hours, timezone, at)) return null;
  const turn = nextTurn(openingWeek(hours), timezone, at.getTime());
  return turn === null ? null : new Date(turn);
};

/**
 * When the restaurant next opens after a moment; where it is open then, the opening after it has closed. Null
 * where it never opens or never closes, or where its hours or timezone cannot be read.
 */
export const nextOpening = (hours: WeekHours | null, timezone: string, at: Date): Date | null => {
  if (!isSoundMoment(at) || !isTimezone(timezone)) return null;
  const from = closesAt(hours, timezone, at) ?? at;
  if (isOpenAt(hours, timezone, from)) return null;
  const turn = nextTurn(openingWeek(hours), timezone, from.getTime());
  return turn === null ? null : new Date(turn);
};
