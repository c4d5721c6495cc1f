import OpeningHours from "opening_hours";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";

export interface OsmHours {
  hours: WeekHours;
  /** What was lost or guessed, for a warning. */
  losses: { code: string; message: string }[];
}

const MINUTE_MS = 60_000;
/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * The calendar by which rules for public holidays are read. None of its holidays lies in the weeks below, so that
 * such rules never count: what is stored is a typical week.
 */
const CALENDAR = { country_code: "ca", state: "Québec" };
const MONTREAL = { lat: 45.5089, lon: -73.5878 };

/** Mondays (local) of weeks without holiday and change of clock; the first is the one that is stored. */
const TYPICAL_WEEK = [2026, 5, 8] as const;
const OTHER_SEASONS = [
  [2026, 1, 2],
  [2026, 10, 2],
] as const;

const closedWeek = (): WeekHours => ({
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
});

const NEVER_READ = "The hours cannot be read and count as closed";

/**
 * The hours of a typical week from an `opening_hours` text of OpenStreetMap, as the library of that language
 * evaluates it. Times that depend on something ("by appointment") count as closed.
 */
export function readOsmHours(text: string, position: { lat: number; lon: number } | null): OsmHours {
  try {
    const rules = new OpeningHours(text, { ...(position ?? MONTREAL), address: CALENDAR });
    const week = readWeek(rules, TYPICAL_WEEK);
    const seasons = OTHER_SEASONS.map((monday) => JSON.stringify(readWeek(rules, monday).hours));
    const seasonal = seasons.some((other) => other !== JSON.stringify(week.hours));
    return { hours: week.hours, losses: lossesOf(text, week, seasonal) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      hours: closedWeek(),
      losses: [{ code: "hours_unreadable", message: `${NEVER_READ}: ${JSON.stringify(text)} (${why})` }],
    };
  }
}

interface Week {
  hours: WeekHours;
  /** Some time depends on something that only a person can find out. */
  uncertain: boolean;
  /** A closing time was left open ("19:00+") and had to be guessed or dropped. */
  open_end: boolean;
}

function lossesOf(text: string, week: Week, seasonal: boolean): OsmHours["losses"] {
  const losses: OsmHours["losses"] = [];
  const lose = (code: string, message: string): void => {
    losses.push({ code, message: `${message}: ${JSON.stringify(text)}` });
  };
  if (week.uncertain) lose("hours_uncertain", "Some times depend on something and count as closed");
  if (week.open_end) lose("hours_open_end", "A closing time is left open and was guessed");
  if (seasonal) lose("hours_seasonal", "The hours change with the season; those of June were taken");
  return losses;
}

const OPEN_END = "Specified as open end";

/** Library and `Date` both speak the process's own timezone here; only wall-clock readings leave this function. */
function readWeek(rules: OpeningHours, [year, month, day]: readonly [number, number, number]): Week {
  const at = (offset: number): Date => new Date(year, month, day + offset);
  const hours = closedWeek();
  const wall = (date: Date): number => wallMinutes(date, at(0));
  let uncertain = false;
  let open_end = false;
  const definite: Span[] = [];
  const guessed: Span[] = [];
  // A day more on both sides, so that nights that reach into the week or out of it are seen whole.
  for (const [from, to, unknown, comment] of rules.getOpenIntervals(at(-1), at(8))) {
    if (!unknown) definite.push([wall(from), wall(to)]);
    else if (comment?.includes(OPEN_END)) {
      open_end = true;
      guessed.push([wall(from), wall(to)]);
    } else uncertain = true;
  }
  // A guess that only prolongs what is known is dropped: better closed early than a diner before a locked door.
  const alone = guessed.filter(([start]) => !definite.some(([, end]) => end === start));
  for (const span of joined([...definite, ...alone])) addSpan(hours, span);
  return { hours, uncertain, open_end };
}

/** Minutes on the wall clock since the week's Monday, 0:00. */
type Span = [start: number, end: number];

const wallMinutes = (date: Date, monday: Date): number => {
  const wall = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes());
  return (wall - Date.UTC(monday.getFullYear(), monday.getMonth(), monday.getDate())) / MINUTE_MS;
};

const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
};

/** A night of up to a day stays one interval that runs over 24; anything longer is cut at midnights. */
function addSpan(hours: WeekHours, [start, end]: Span): void {
  const add = (from: number, to: number): void => {
    const day = Math.floor(from / DAY);
    const weekday = WEEKDAYS[day];
    if (weekday) hours[weekday].push([(from - day * DAY) / HOUR, (to - day * DAY) / HOUR]);
  };
  if (end - start <= DAY) return add(start, end);
  for (let from = start; from < end; from = (Math.floor(from / DAY) + 1) * DAY) {
    add(from, Math.min(end, (Math.floor(from / DAY) + 1) * DAY));
  }
}
