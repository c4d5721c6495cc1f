import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  dateOf,
  dayOf,
  instantOf,
  instantOfWall,
  isSoundMoment,
  localMoment,
  minutesOf,
  wallOf,
} from "./local-time.ts";
import { closesAt } from "./opening-hours.ts";
import { type OrderingFacts, isOrderable, orderingStatus } from "./ordering-status.ts";
import { isServedNow, isServedOn, type ServedFacts } from "./served-weeks.ts";
import { SLOT_MINUTES, slotsByHours } from "./slots-by-hours.ts";

/**
 * How many days ahead an order can be placed, counted from the first date that the minimum delay allows
 * (restaurants §10).
 */
export const MAX_DAYS_AHEAD = 28;

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** The facts that decide for which times an order can be placed. */
export interface SlotFacts extends OrderingFacts, Pick<ServedFacts, "served"> {
  /** How many hours in advance an order must be placed. */
  min_order_delay: number;
  /** How many minutes the kitchen needs for an order; missing if unknown. */
  preparation_minutes?: number | undefined;
  /** The starts (ms) of the half hours that are full, if they have been counted (`fullSlots`). */
  full_slots?: ReadonlySet<number> | undefined;
}

/** When an order is for, in the restaurant's timezone: YYYY-MM-DD, and HH:MM or "now". */
export interface OrderMoment {
  date: string;
  time: string;
}

/**
 * The facts for a basket whose items may have a minimum delay of their own (menus §4): the longest of all applies.
 * Delays are in hours; null means none.
 */
export const withLongestDelay = <F extends SlotFacts>(facts: F, delays: Iterable<number | null | undefined>): F => {
  const longest = [...delays].reduce<number>((a, b) => Math.max(a, b ?? 0), facts.min_order_delay);
  return longest === facts.min_order_delay ? facts : { ...facts, min_order_delay: longest };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** What is offered at a moment. Days are counted since 1970, instants are in ms. */
interface Offer {
  ms: number;
  facts: SlotFacts;
  today: number;
  firstDay: number;
  lastDay: number;
  /** No slot starts before this instant. */
  earliest: number;
  /** When an order that is placed at this moment could be ready. */
  prepared: number;
  /** Whether the order may be for now; `nowFull` tells whether the half hour's capacity is exhausted. */
  now: boolean;
  nowFull: boolean;
  delayed: boolean;
  /** The restaurant is open, serves what is ordered, and will have an order for now ready before it closes. */
  finishes: boolean;
}

/** The start of the next half hour in local time: at exactly 12:00 it is 12:30, because 12:00 is "now". */
const nextHalfHour = (ms: number, timezone: string): number => {
  const wall = wallOf(ms, timezone);
  return ms + (Math.floor(wall / SLOT_MS) + 1) * SLOT_MS - wall;
};

/** The start of the local half hour that contains an instant (ms). */
export const halfHourOf = (ms: number, timezone: string): number => ms - (wallOf(ms, timezone) % SLOT_MS);

/** When an order placed at a moment (ms) can be ready, rounded up to the minute. */
const preparedAt = (ms: number, preparation_minutes: number): number =>
  Math.ceil(ms / MINUTE_MS + preparation_minutes) * MINUTE_MS;

/** Whether an order for an instant can be ready before the restaurant closes after it. */
const isReadyInTime = (facts: SlotFacts, instant: number, prepared: number): boolean => {
  if (prepared <= instant) return true;
  const closes = closesAt(facts, new Date(instant));
  return closes === null || prepared <= closes.getTime();
};

/**
 * The last offer of each set of facts, so that it is computed only once for the many questions about one moment (each
 * time of a month, each dish of a menu).
 */
const offers = new WeakMap<SlotFacts, Offer>();

/** null if the restaurant accepts no orders at the moment (restaurants §7). */
const offerAt = (facts: SlotFacts, at: Date): Offer | null => {
  const ms = at.getTime();
  const known = offers.get(facts);
  if (known?.ms === ms) return known;
  const status = orderingStatus(facts, at);
  if (!isOrderable(status) || !isSoundMoment(at)) return null;
  const delay = facts.min_order_delay > 0 ? facts.min_order_delay : 0;
  const open = status === "open";
  // Outside its hours the kitchen gets 30 minutes more (restaurants §11).
  const start = nextHalfHour(ms, facts.timezone) + (open ? 0 : SLOT_MS);
  const today = Math.floor(wallOf(ms, facts.timezone) / DAY_MS);
  const firstDay = today + Math.floor(delay / 24);
  const earliest = Math.max(start, ms + delay * HOUR_MS);
  const nowFull = facts.full_slots?.has(halfHourOf(ms, facts.timezone)) === true;
  const prepared = preparedAt(ms, facts.preparation_minutes ?? 0);
  const finishes = open && isServedNow(facts, at) && isReadyInTime(facts, ms, prepared);
  const delayed = delay > 0;
  const now = finishes && !delayed && !nowFull;
  const lastDay = firstDay + MAX_DAYS_AHEAD;
  const offer = { ms, facts, today, firstDay, lastDay, earliest, prepared, now, nowFull, delayed, finishes };
  offers.set(facts, offer);
  return offer;
};

const isInReach = (offer: Offer, day: number): boolean => day >= offer.firstDay && day <= offer.lastDay;

/** Whether a slot within the hours is offered: it exists on that day, is not too soon and is not full. */
const isOffered = (offer: Offer, day: number, minutes: number): boolean => {
  const instant = instantOfWall(day, minutes, offer.facts.timezone);
  if (instant === null || instant < offer.earliest || offer.facts.full_slots?.has(instant) === true) return false;
  return isServedOn(offer.facts, day, minutes) && isReadyInTime(offer.facts, instant, offer.prepared);
};

const hasTimes = (offer: Offer, day: number): boolean =>
  (offer.now && day === offer.today) ||
  slotsByHours(offer.facts, day).some((minutes) => isOffered(offer, day, minutes));

const timesOn = (offer: Offer, day: number): string[] => {
  if (!isInReach(offer, day)) return [];
  const slots = slotsByHours(offer.facts, day).filter((minutes) => isOffered(offer, day, minutes));
  const times = slots.map(clock);
  return offer.now && day === offer.today ? ["now", ...times] : times;
};

/** The dates of `orderDates`, computed lazily. */
function* datesWithTimes(facts: SlotFacts, at: Date): Generator<string> {
  const offer = offerAt(facts, at);
  if (offer === null) return;
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    if (hasTimes(offer, offer.firstDay + ahead)) yield dateOf(offer.firstDay + ahead);
  }
}

/** The dates YYYY-MM-DD with at least one possible time, in order (restaurants §10). */
export const orderDates = (facts: SlotFacts, at: Date): string[] => [...datesWithTimes(facts, at)];

/**
 * The possible times on a date: "now" first if it is offered, then HH:MM in order (restaurants §11, restaurants §12).
 * Times skipped in spring are left out; a time repeated in autumn means its first occurrence, as in `instantOf`.
 */
export const orderTimes = (facts: SlotFacts, date: string, at: Date): string[] => {
  const day = dayOf(date);
  const offer = day === null ? null : offerAt(facts, at);
  return day === null || offer === null ? [] : timesOn(offer, day);
};

export type OrderTimeProblem = { code: "time_unavailable" | "too_soon" | "restaurant_closed" | "slot_full" };

const checkNow = (offer: Offer, date: string | null): OrderTimeProblem | null => {
  const isToday = date === null || dayOf(date) === offer.today;
  if (!isToday || !offer.finishes) return { code: "time_unavailable" };
  if (offer.delayed) return { code: "too_soon" };
  return offer.nowFull ? { code: "slot_full" } : null;
};

/**
 * Whether an order placed at a moment can be for a date and time. It accepts exactly what `orderTimes` lists.
 *
 * - `restaurant_closed`: no orders are accepted at the moment;
 * - `too_soon`: a future slot within the minimum delay or the time to get started, or "now" if there is a delay;
 * - `slot_full`: a slot that would be offered if its capacity were not used up (`full_slots`);
 * - `time_unavailable`: anything else: in the past, outside the hours, not ready before closing time, not a slot, too
 * far ahead, or nothing chosen (null).
 *
 * A null date with "now" means today.
 */
export const checkOrderTime = (
  facts: SlotFacts,
  date: string | null,
  time: string | null,
  at: Date,
): OrderTimeProblem | null => {
  const offer = offerAt(facts, at);
  if (offer === null) return { code: "restaurant_closed" };
  if (time === "now") return checkNow(offer, date);
  const day = date === null ? null : dayOf(date);
  const minutes = time === null ? null : minutesOf(time);
  if (day === null || minutes === null) return { code: "time_unavailable" };
  const instant = instantOfWall(day, minutes, facts.timezone);
  if (instant === null || instant <= at.getTime() || day > offer.lastDay) return { code: "time_unavailable" };
  if (!slotsByHours(facts, day).includes(minutes) || !isServedOn(facts, day, minutes))
    return { code: "time_unavailable" };
  if (day < offer.firstDay || instant < offer.earliest) return { code: "too_soon" };
  if (!isReadyInTime(facts, instant, offer.prepared)) return { code: "time_unavailable" };
  return facts.full_slots?.has(instant) === true ? { code: "slot_full" } : null;
};

/**
 * Whether an order that was placed earlier can still be had as it was promised, if its kitchen only learns of it at a
 * moment. One for now can if it could be placed for now (`checkOrderTime`). A planned one can if it is ready before the
 * end of its promised window and before closing. Both keep their place in a half hour that has filled up since. What it
 * consists of is `lostMeanwhile`'s.
 */
export const canStillBeHad = (
  facts: SlotFacts,
  { planned, date, time, max_time }: OrderMoment & { planned: boolean; max_time: Date },
  at: Date,
): boolean => {
  if (!planned) return checkOrderTime({ ...facts, full_slots: undefined }, null, "now", at) === null;
  const prepared = preparedAt(at.getTime(), facts.preparation_minutes ?? 0);
  const slot = instantOf(date, time, facts.timezone);
  return prepared <= max_time.getTime() && (slot === null || isReadyInTime(facts, slot.getTime(), prepared));
};

/**
 * The start of the half hour whose capacity an order uses: its slot, or for "now" the half hour in which it is placed.
 * null for a time that does not exist.
 */
export const slotStart = (moment: OrderMoment, timezone: string, at: Date): Date | null =>
  moment.time === "now" ? new Date(halfHourOf(at.getTime(), timezone)) : instantOf(moment.date, moment.time, timezone);

/** The first date and time for which an order is possible; null if there is none. */
export const firstOrderMoment = (facts: SlotFacts, at: Date): OrderMoment | null => {
  const [date] = datesWithTimes(facts, at);
  const time = date === undefined ? undefined : orderTimes(facts, date, at)[0];
  return date === undefined || time === undefined ? null : { date, time };
};

/**
 * The time to select when the diner changes only the day: the same time of day, or the nearest that is offered. "now"
 * counts as the current time. null if that day has no times.
 */
export const timeOnDay = (facts: SlotFacts, date: string, time: string | null, at: Date): string | null => {
  const times = orderTimes(facts, date, at);
  const wanted = minutesOf(time ?? "") ?? localMoment(at, facts.timezone).minutes;
  const far = (other: string) => Math.abs((minutesOf(other) ?? Number.POSITIVE_INFINITY) - wanted);
  return times.length === 0 ? null : times.reduce((best, other) => (far(other) < far(best) ? other : best));
};

/** Whether a saved choice is past, or today and earlier than now rounded up plus 30 minutes (orders §9). */
const isStale = (saved: { date: string | null; time: string | null }, offer: Offer, at: Date): boolean => {
  const day = saved.date === null ? null : dayOf(saved.date);
  if (day === null) return false;
  if (day !== offer.today) return day < offer.today;
  const minutes = saved.time === null ? null : minutesOf(saved.time);
  const instant = minutes === null ? null : instantOfWall(day, minutes, offer.facts.timezone);
  return instant !== null && instant < nextHalfHour(at.getTime(), offer.facts.timezone) + SLOT_MS;
};

/**
 * The date and time with which the basket opens again (orders §9). A choice that is past or nearly so becomes today
 * without a time. If today has no times left, or if the choice is no longer available or was never made, the first
 * available time is used. Both are null if nothing is available.
 */
export const resumeOrderMoment = (
  saved: { date: string | null; time: string | null } | null,
  facts: SlotFacts,
  at: Date,
): { date: string | null; time: string | null } => {
  const offer = offerAt(facts, at);
  const first = firstOrderMoment(facts, at) ?? { date: null, time: null };
  if (offer === null || saved === null || saved.date === null) return first;
  if (isStale(saved, offer, at)) {
    return timesOn(offer, offer.today).length > 0 ? { date: dateOf(offer.today), time: null } : first;
  }
  if (saved.time === null) return orderTimes(facts, saved.date, at).length > 0 ? saved : first;
  return checkOrderTime(facts, saved.date, saved.time, at) === null ? saved : first;
};

/**
 * The promised time window of an order, the same on menu, basket, order and ticket. For now, it starts after the
 * preparation time, rounded up to the minute; for a slot, at the slot's start or when the order can be ready, whichever
 * is later. The window is one slot long. A time that does not exist counts as now.
 */
export const promisedWindow = (
  moment: { date: string; time: string },
  facts: Pick<SlotFacts, "timezone">,
  at: Date,
  preparation_minutes: number,
): { min_time: Date; max_time: Date } => {
  const prepared = preparedAt(at.getTime(), preparation_minutes);
  const slot = moment.time === "now" ? null : instantOf(moment.date, moment.time, facts.timezone);
  const start = slot === null ? prepared : Math.max(slot.getTime(), prepared);
  return { min_time: new Date(start), max_time: new Date(start + SLOT_MS) };
};
