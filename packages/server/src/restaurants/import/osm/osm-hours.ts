import { MOST_DATES } from "@tablee/domain/restaurants/dated-hours";
import { type DatedWeek, weekOfDays } from "@tablee/domain/restaurants/hours-of-days";
import { DAY_MS, dateOf } from "@tablee/domain/restaurants/local-time";
import OpeningHours from "opening_hours";
import { type Sample, sampleDays } from "./sampled-days.ts";
import { losesNight, wholeNights } from "./whole-nights.ts";
import { rewriteHours } from "./written-hours.ts";

export interface OsmHours extends DatedWeek {
  /** What was lost, guessed or omitted, for warnings. */
  losses: { code: string; message: string }[];
}

/** The place whose hours are read: it determines the sun and the holidays. */
export interface HoursPlace {
  lat: number;
  lon: number;
  timezone: string;
  /** Two letters; with the name of the province or state it determines the holidays. */
  country: string;
  state: string | null;
}

const MONTREAL: HoursPlace = {
  lat: 45.5089,
  lon: -73.5878,
  timezone: "America/Toronto",
  country: "CA",
  state: "Quebec",
};

/** OpenStreetMap accepts 255 characters. Evaluating ten times as many can take minutes. */
const MOST_CHARACTERS = 500;

const closedWeek = (): DatedWeek => ({
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  closed_dates: [],
  special_hours: [],
});

type Lose = (code: string, message: string) => void;

/**
 * Reads a year's hours from an `opening_hours` text of OpenStreetMap, as evaluated by the library for that syntax: a
 * week, and dates for what differs from it (restaurants §3). Conditional times ("by appointment") count as closed.
 */
export function readOsmHours(text: string, place: HoursPlace | null, at: Date): OsmHours {
  const losses: OsmHours["losses"] = [];
  const lose: Lose = (code, message) => losses.push({ code, message: `${message}: ${JSON.stringify(text)}` });
  if (text.length > MOST_CHARACTERS) {
    lose("hours_unreadable", `The hours are longer than ${MOST_CHARACTERS} characters and count as closed`);
    return { ...closedWeek(), losses };
  }
  try {
    return { ...readYear(text, place ?? MONTREAL, at, lose), losses };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `The hours cannot be read and count as closed: ${JSON.stringify(text)} (${why})`;
    return { ...closedWeek(), losses: [{ code: "hours_unreadable", message }] };
  }
}

function readYear(text: string, place: HoursPlace, at: Date, lose: Lose): DatedWeek {
  const rewritten = rewriteHours(text) ?? text;
  const nights = wholeNights(rewritten);
  const { lat, lon, timezone } = place;
  const clock = nights?.text ?? rewritten;
  const calendar = calendarOf(clock, place, at, lose);
  const rulesAt = (degrees: number) => rulesOf(clock, { lat, lon: degrees }, calendar);
  const sample = sampleDays({ rulesAt, lon, timezone, at, back: nights?.minutes ?? 0 });
  tellDoubts(sample.rules, nights === null && losesNight(rewritten), lose);
  if (sample.uncertain) lose("hours_uncertain", "Some times depend on something and count as closed");
  if (sample.open_end) lose("hours_open_end", "A closing time is left open and was guessed");
  if (sample.sun) lose("hours_sun", "Times that follow the sun are kept to the quarter of an hour");
  return weekOf(sample, lose);
}

const OVERWRITES = "overwrites parts of the previous rule";

/**
 * Reports the library's warnings. Exceptions are written as rules that overwrite each other, so that warning is
 * reported only if a night is lost by it.
 */
function tellDoubts(rules: OpeningHours, lost: boolean, lose: Lose): void {
  const doubts = rules.getWarnings().filter((warning) => lost || !warning.includes(OVERWRITES));
  if (doubts.length > 0) lose("hours_doubtful", `The hours are written oddly (${doubts.join(" ").slice(0, 240)})`);
}

type Calendar = Pick<HoursPlace, "country" | "state">;

const rulesOf = (text: string, { lat, lon }: { lat: number; lon: number }, { country, state }: Calendar) =>
  new OpeningHours(text, {
    // The library expects strings: with numbers, it has the sun always rise at six.
    lat: String(lat),
    lon: String(lon),
    address: { country_code: country.toLowerCase(), state: state ?? "" },
  } as never);

/**
 * Returns the calendar for the holidays. If those of the country are unknown, rules about holidays use those of Québec,
 * with a warning.
 */
function calendarOf(text: string, place: HoursPlace, at: Date, lose: Lose): Calendar {
  if (!/\b[PS]H\b/.test(text)) return place;
  try {
    rulesOf(text, place, place).getOpenIntervals(at, new Date(at.getTime() + DAY_MS));
    return place;
  } catch {
    if (place.country === MONTREAL.country && place.state === MONTREAL.state) return place;
    lose("hours_holidays", `The holidays of ${place.state ?? place.country} are not known; those of Québec were taken`);
    return MONTREAL;
  }
}

/** Expresses the sample as a week and dates, shortened until they fit, and reports until when the hours are known. */
function weekOf({ first, days }: Sample, lose: Lose): DatedWeek {
  let told = days;
  let week = weekOfDays(first, told);
  while (week.closed_dates.length > MOST_DATES || week.special_hours.length > MOST_DATES) {
    told = told.slice(0, Math.floor(told.length * 0.8));
    week = weekOfDays(first, told);
  }
  if (week.special_hours.length + week.closed_dates.length > 0) {
    lose("hours_seasonal", `The hours change with the date; they are known until ${dateOf(first + told.length - 1)}`);
  }
  return week;
}
