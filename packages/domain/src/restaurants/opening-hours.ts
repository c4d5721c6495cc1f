import { type OpeningFacts, exceptionOn, hasDates, isOpenOnWall, untilTurnOnDates } from "./dated-hours.ts";
import { type Interval, intervalsOn, isInterval, joined } from "./intervals.ts";
import { DAY_MS, MINUTE_MS, isSoundMoment, isTimezone, nextClockChange, wallOf } from "./local-time.ts";
import { WEEKDAYS, type WeekHours } from "./week-hours.ts";

const WEEK_MS = 7 * DAY_MS;

const parsed = (x: unknown): unknown => {
  if (typeof x !== "string") return x;
  try {
    return JSON.parse(x);
  } catch {
    return null;
  }
};

/**
 * Reads opening hours from untrusted input: an object with the weekdays as keys, or its JSON. A weekday that is absent
 * or null is a closed day, and other keys are ignored.
 *
 * null means that they cannot be read (no weekday at all, or anything that is not a list of [start, end] in decimal
 * hours). The restaurant then counts as closed, and the caller logs it (restaurants §6).
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
 * When a week is open, in ms since Monday 0:00 local time: sorted and disjoint. The last interval runs past the end of
 * the week if Sunday night continues into Monday.
 */
interface OpeningWeek {
  open: readonly Interval[];
  always: boolean;
}

const NEVER: OpeningWeek = { open: [], always: false };

/** Decimal hours such as 11.3333 stand for whole minutes. */
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

/** Hours are immutable values, so their week is computed once. */
const openingWeek = (hours: WeekHours | null): OpeningWeek => {
  if (hours === null) return NEVER;
  let week = weeks.get(hours);
  if (week === undefined) weeks.set(hours, (week = weekOf(hours)));
  return week;
};

const holds = ([start, end]: Interval, ms: number): boolean =>
  (ms >= start && ms < end) || (ms + WEEK_MS >= start && ms + WEEK_MS < end);

const isOpenInWeek = (week: OpeningWeek, ms: number): boolean => week.open.some((interval) => holds(interval, ms));

/** The position of a local time (ms) in its week. 1970 began on a Thursday, three days into its week. */
const inWeek = (wall: number): number => (((wall + 3 * DAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS;

const isOpenOn = (facts: OpeningFacts, wall: number): boolean =>
  hasDates(facts) ? isOpenOnWall(facts, wall) : isOpenInWeek(openingWeek(facts.hours), inWeek(wall));

/** Whether the hours contain a local time: `minutes` after midnight of a day, counted since 1970. */
export const isOpenOnDay = (facts: OpeningFacts, day: number, minutes: number): boolean =>
  isOpenOn(facts, day * DAY_MS + minutes * MINUTE_MS);

/** Whether a day, and the night before that may continue into it, are as in every week. */
export const isOrdinaryDay = (facts: OpeningFacts, day: number): boolean =>
  exceptionOn(facts, day) === null && exceptionOn(facts, day - 1) === null;

/** Whether the weekly hours never close. Intervals that touch at midnight count as one. */
export const isAroundTheClock = (hours: WeekHours | null): boolean => openingWeek(hours).always;

/**
 * Whether a restaurant is open at a moment, in its local time (restaurants §6), including intervals that started on the
 * day before. With hours or a timezone that cannot be read it is closed.
 */
export const isOpenAt = (facts: OpeningFacts, at: Date): boolean =>
  isSoundMoment(at) && isTimezone(facts.timezone) && isOpenOn(facts, wallOf(at.getTime(), facts.timezone));

/** Milliseconds of local time until a week changes between open and closed; infinite if it never does. */
const untilTurnInWeek = (week: OpeningWeek, ms: number): number => {
  if (week.always || week.open.length === 0) return Number.POSITIVE_INFINITY;
  const now = week.open.find((interval) => holds(interval, ms));
  if (now) return now[1] - (ms >= now[0] ? ms : ms + WEEK_MS);
  return Math.min(...week.open.map(([start]) => (start > ms ? start - ms : start + WEEK_MS - ms)));
};

const untilTurn = (facts: OpeningFacts, wall: number): number =>
  hasDates(facts) ? untilTurnOnDates(facts, wall) : untilTurnInWeek(openingWeek(facts.hours), inWeek(wall));

/** The clocks change at most once within this time. */
const STRIDE = 20 * DAY_MS;
/** Clock changes may hide a change of the opening state, but not this often. */
const MOST_STRIDES = 100;

/** The first instant after `from` at which the restaurant opens or closes; null if it never does. */
const nextTurn = (facts: OpeningFacts, from: number): number | null => {
  const { timezone } = facts;
  const open = isOpenOn(facts, wallOf(from, timezone));
  let cursor = from;
  for (let stride = 0; stride < MOST_STRIDES; stride += 1) {
    const until = untilTurn(facts, wallOf(cursor, timezone));
    if (until === Number.POSITIVE_INFINITY) return null;
    const reached = cursor + Math.min(until, STRIDE);
    const change = nextClockChange(cursor, reached, timezone);
    if (change === null && until <= STRIDE) return reached;
    // The clocks change before that: check the hours again with the local time after the change.
    cursor = change ?? reached;
    if (isOpenOn(facts, wallOf(cursor, timezone)) !== open) return cursor;
  }
  return null;
};

/** When the restaurant, open at a moment, closes next. null if it is not open or never closes. */
export const closesAt = (facts: OpeningFacts, at: Date): Date | null => {
  if (!isOpenAt(facts, at)) return null;
  const turn = nextTurn(facts, at.getTime());
  return turn === null ? null : new Date(turn);
};

/**
 * When the restaurant opens next after a moment; if it is open then, the opening after it has closed. null if it never
 * opens or never closes, or if its hours or timezone cannot be read.
 */
export const nextOpening = (facts: OpeningFacts, at: Date): Date | null => {
  if (!isSoundMoment(at) || !isTimezone(facts.timezone)) return null;
  const from = closesAt(facts, at) ?? at;
  if (isOpenAt(facts, from)) return null;
  const turn = nextTurn(facts, from.getTime());
  return turn === null ? null : new Date(turn);
};
