import type { Language } from "@tablee/domain/language/text";
import { addDays, DAY_MS, localMoment } from "@tablee/domain/restaurants/local-time";
import type { OpeningFacts } from "@tablee/domain/restaurants/dated-hours";
import { closesAt, isAroundTheClock, nextOpening, readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import { type OrderingStatus, orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { formatDay } from "../../language/days.ts";
import { formatTime, formatWeekday } from "../../language/formats.ts";
import { m } from "../../paraglide/messages.js";

/** The facts that decide whether a restaurant is open; `hours` are as received. */
export interface OpenFacts extends Omit<OpeningFacts, "hours"> {
  status: string;
  hours: unknown;
  planned_orders_enabled: boolean;
}

export interface OpenState {
  status: OrderingStatus;
  /** When it closes (if open) or opens next; null: never, or unknown. */
  turns: Date | null;
  timezone: string;
  always: boolean;
}

const known = new WeakMap<object, WeekHours | null>();

/** Parses hours, once per answer. A failure is logged and the restaurant counts as closed (restaurants §6). */
function hoursOf(raw: unknown): WeekHours | null {
  if (typeof raw !== "object" || raw === null) return readWeekHours(raw);
  let hours = known.get(raw);
  if (hours === undefined) {
    hours = readWeekHours(raw);
    known.set(raw, hours);
    // oxlint-disable-next-line no-console -- restaurants §6: hours that cannot be read are logged
    if (hours === null) console.warn("Opening hours that cannot be read", raw);
  }
  return hours;
}

/** Returns whether a restaurant is open at a moment, and when that changes (restaurants §7). */
export function openState(facts: OpenFacts, at: Date): OpenState {
  const hours = hoursOf(facts.hours);
  const read = { ...facts, hours };
  const status = orderingStatus(read, at);
  const turn = status === "open" ? closesAt : nextOpening;
  const turns = status === "closed" ? null : turn(read, at);
  // A restaurant that is open around the clock but closes on some days: it says "always" until the day before it
  // closes.
  const always = isAroundTheClock(hours) && (turns === null || turns.getTime() - at.getTime() > DAY_MS);
  return { status, turns, timezone: facts.timezone, always };
}

/** Returns "Open until 22:00" or "Opens Tuesday at 11:00": times in the restaurant's timezone. */
export function openWords({ status, turns, timezone, always }: OpenState, at: Date, language: Language): string {
  if (status === "closed") return m.restaurants_closed();
  if (status === "open") {
    if (always || turns === null) return m.restaurants_open_always();
    return m.restaurants_open_until({ time: untilTime(turns, timezone, language) });
  }
  if (turns === null) return m.restaurants_closed();
  const time = formatTime(turns, timezone, language);
  const today = localMoment(at, timezone).date;
  const day = localMoment(turns, timezone).date;
  if (day === today) return m.restaurants_opens_at({ time });
  if (day === addDays(today, 1)) return m.restaurants_opens_tomorrow({ time });
  if (day >= addDays(today, 7)) return m.restaurants_opens_on_date({ date: formatDay(day, language), time });
  return m.restaurants_opens_on({ day: formatWeekday(day, language), time });
}

/** Midnight is named, because 0:00 and 24:00 make people think twice. */
const untilTime = (turns: Date, timezone: string, language: Language): string =>
  localMoment(turns, timezone).minutes === 0 ? m.restaurants_midnight() : formatTime(turns, timezone, language);
