import { type Interval, joined } from "@tablee/domain/restaurants/intervals";
import { DAY_MS, MINUTE_MS, offsetAt } from "@tablee/domain/restaurants/local-time";
import type OpeningHours from "opening_hours";

/** What a text says about each day of a year and a month. */
export interface Sample {
  rules: OpeningHours;
  /** The first day, in days since 1970. */
  first: number;
  days: Interval[][];
  /** Whether some time depends on what only a person can find out. */
  uncertain: boolean;
  /** Whether a closing time was left open ("19:00+") and had to be guessed or dropped. */
  open_end: boolean;
  sun: boolean;
}

export interface SamplePlan {
  /** The rules as evaluated at a degree of longitude. */
  rulesAt: (lon: number) => OpeningHours;
  lon: number;
  timezone: string;
  at: Date;
  /** By how many minutes the clock of the text was set back (`wholeNights`). */
  back: number;
}

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;
/**
 * The sample begins on the first of a month, so that a file gives the same result all month; from the month's last day
 * on, it still covers 400 days.
 */
const DAYS = 431;
const FORTNIGHT = 14;
const QUARTER = 15;
const DEGREES_AN_HOUR = 15;

const OPEN_END = "Specified as open end";
const SUN = /sun|dawn|dusk/i;

/** Minutes since midnight: of the day itself, or, before the spans are divided among days, of the first day. */
type Span = [start: number, end: number];
/** Returns midnight of a day of the sample, in the process's own timezone. */
type DateOfDay = (index: number) => Date;

/**
 * Returns the intervals that begin on each day. Both the library and `Date` use the process's own timezone here; only
 * wall-clock times leave this function.
 */
export function sampleDays(plan: SamplePlan): Sample {
  const [year, month] = [plan.at.getUTCFullYear(), plan.at.getUTCMonth()];
  const first = Date.UTC(year, month) / DAY_MS;
  const dateOf: DateOfDay = (index) => new Date(year, month, 1 + index);
  const rules = plan.rulesAt(sunLongitude(plan, hoursAhead(plan, first, dateOf, 0)));
  const sun = SUN.test(rules.prettifyValue());
  const seen = { uncertain: false, open_end: false };
  // Most texts say the same every week, and are evaluated for two weeks only.
  const count = !sun && rules.isWeekStable() ? FORTNIGHT : DAYS;
  const days = sun ? sunDays(plan, first, dateOf, seen) : healed(spansOf(rules, dateOf, count, seen), dateOf);
  const hours = days.map((spans) =>
    spans.map(([start, end]): Interval => [(start + plan.back) / HOUR, (end + plan.back) / HOUR]),
  );
  const whole = hours.length === DAYS ? hours : Array.from({ length: DAYS }, (_, index) => hours[index % 7] ?? []);
  return { rules, first, days: whole, sun, ...seen };
}

const wallMinutes = (moment: Date, midnight: Date): number =>
  (Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), moment.getHours(), moment.getMinutes()) -
    Date.UTC(midnight.getFullYear(), midnight.getMonth(), midnight.getDate())) /
  MINUTE_MS;

function spansOf(
  rules: OpeningHours,
  dateOf: DateOfDay,
  count: number,
  seen: Pick<Sample, "uncertain" | "open_end">,
): Span[][] {
  const wall = (moment: Date): number => wallMinutes(moment, dateOf(0));
  const definite: Span[] = [];
  const guessed: Span[] = [];
  // Some extra days on both sides, so that nights that extend into or out of the sample are complete.
  for (const [from, to, unknown, comment] of rules.getOpenIntervals(dateOf(-1), dateOf(count + 2))) {
    if (!unknown) definite.push([wall(from), wall(to)]);
    else if (comment?.includes(OPEN_END)) {
      seen.open_end = true;
      guessed.push([wall(from), wall(to)]);
    } else seen.uncertain = true;
  }
  // A guess that only extends known hours is dropped: closing too early is better than a diner at a locked door.
  const ends = new Set(definite.map(([, end]) => end));
  const alone = guessed.filter(([start]) => !ends.has(start));
  const days: Span[][] = Array.from({ length: count }, () => []);
  for (const span of joined([...definite, ...alone].sort((a, b) => a[0] - b[0]))) {
    for (const [start, end] of cut(span)) {
      const day = Math.floor(start / DAY);
      days[day]?.push([start - day * DAY, end - day * DAY]);
    }
  }
  return days;
}

/** A night of up to a day stays one interval that runs over 24; anything longer is cut at midnight. */
function cut([start, end]: Span): Span[] {
  if (end - start <= DAY) return [[start, end]];
  const pieces: Span[] = [];
  for (let from = start; from < end; from = (Math.floor(from / DAY) + 1) * DAY) {
    pieces.push([from, Math.min(end, (Math.floor(from / DAY) + 1) * DAY)]);
  }
  return pieces;
}

/**
 * Corrects days on which the process's own clock changes, because the library's times are then off by the difference.
 * Such a day takes the hours of the same weekday in the surrounding weeks, if these agree and have as many intervals.
 */
function healed(days: Span[][], dateOf: DateOfDay): Span[][] {
  return days.map((own, index) => {
    if (dateOf(index - 1).getTimezoneOffset() === dateOf(index + 2).getTimezoneOffset()) return own;
    const [before, after] = [days[index - 7], days[index + 7]];
    const like = after ?? before ?? own;
    const agree = JSON.stringify(before ?? like) === JSON.stringify(like);
    return agree && like.length === own.length ? like : own;
  });
}

/**
 * The library gives sun times on the process's clock. A place shifted west by as much as that clock is ahead of the
 * restaurant's has its sun times, on the process's clock, at the hours at which the restaurant has them on its own.
 */
function sunDays(plan: SamplePlan, first: number, dateOf: DateOfDay, seen: Parameters<typeof spansOf>[3]): Span[][] {
  const known = new Map<number, OpeningHours>();
  const days: Span[][] = [];
  for (let index = 0; index < DAYS; index += 1) {
    const hours = hoursAhead(plan, first, dateOf, index);
    const rules = known.get(hours) ?? plan.rulesAt(sunLongitude(plan, hours));
    known.set(hours, rules);
    days.push(sunDay(rules, (more) => dateOf(index + more), seen) ?? days.at(-1) ?? []);
  }
  return days;
}

/** Returns null around the night in which the process's clock changes: the library cannot compute sun times there. */
function sunDay(rules: OpeningHours, dateOf: DateOfDay, seen: Parameters<typeof spansOf>[3]): Span[] | null {
  try {
    const [spans = []] = spansOf(rules, dateOf, 1, seen);
    return spans.map(quarters).filter(([start, end]) => end > start);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns by how many hours the restaurant's clock is ahead of the process's on a day. */
const hoursAhead = ({ timezone }: SamplePlan, first: number, dateOf: DateOfDay, index: number): number =>
  offsetAt((first + index + 0.5) * DAY_MS, timezone) / (HOUR * MINUTE_MS) + dateOf(index).getTimezoneOffset() / HOUR;

const sunLongitude = ({ lon }: SamplePlan, hours: number): number =>
  ((((lon - hours * DEGREES_AN_HOUR + 180) % 360) + 360) % 360) - 180;

/** Rounds inwards, because sun times change by minutes: nobody opens before sunrise or stays after sunset. */
const quarters = ([start, end]: Span): Span => [
  Math.ceil(start / QUARTER) * QUARTER,
  Math.floor(end / QUARTER) * QUARTER,
];
