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

/** restaurants §10: dates up to 28 days ahead, counted from the minimum delay's first date. */
export const MAX_DAYS_AHEAD = 28;

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** What decides the times an order can be for. */
export interface SlotFacts extends OrderingFacts, Pick<ServedFacts, "served"> {
  /** Hours that an order must be ahead of the moment it is placed. */
  min_order_delay: number;
  /** Minutes that the kitchen takes for an order; left out: nobody has said. */
  preparation_minutes?: number | undefined;
  /** Starts (ms) of the half hours that take no more, where somebody has counted (`fullSlots`). */
  full_slots?: ReadonlySet<number> | undefined;
}

/** When an order is for, in the restaurant's timezone: YYYY-MM-DD, and HH:MM or "now". */
export interface OrderMoment {
  date: string;
  time: string;
}

/**
 * The facts for a basket with items that have a minimum delay of their own (menus §4): the longest of all
 * applies. Delays are in hours; null is none.
 */
export const withLongestDelay = <F extends SlotFacts>(facts: F, delays: Iterable<number | null | undefined>): F => {
  const longest = [...delays].reduce<number>((a, b) => Math.max(a, b ?? 0), facts.min_order_delay);
  return longest === facts.min_order_delay ? facts : { ...facts, min_order_delay: longest };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** What is offered at a moment: days since 1970, instants in ms. */
interface Offer {
  ms: number;
  facts: SlotFacts;
  today: number;
  firstDay: number;
  lastDay: number;
  /** No slot before this instant. */
  earliest: number;
  /** When the kitchen could have an order ready that is placed at this moment. */
  prepared: number;
  /** Whether the order may be for now: `nowFull` says whether only the half hour's capacity is in the way. */
  now: boolean;
  nowFull: boolean;
  delayed: boolean;
  /** It is open and serves it, and what is ordered now will be ready before it closes. */
  finishes: boolean;
}

/** The next half hour of the wall clock, as an instant: at 12:00 sharp it is 12:30, "now" being 12:00. */
const nextHalfHour = (ms: number, timezone: string): number => {
  const wall = wallOf(ms, timezone);
  return ms + (Math.floor(wall / SLOT_MS) + 1) * SLOT_MS - wall;
};

/** The half hour of the wall clock that an instant (ms) lies in, as the instant at which it began. */
export const halfHourOf = (ms: number, timezone: string): number => ms - (wallOf(ms, timezone) % SLOT_MS);

/** When an order of a moment (ms) can be ready, to the minute. */
const preparedAt = (ms: number, preparation_minutes: number): number =>
  Math.ceil(ms / MINUTE_MS + preparation_minutes) * MINUTE_MS;

/** Whether what is wanted from an instant on can be ready before the restaurant closes after it. */
const isReadyInTime = (facts: SlotFacts, instant: number, prepared: number): boolean => {
  if (prepared <= instant) return true;
  const closes = closesAt(facts, new Date(instant));
  return closes === null || prepared <= closes.getTime();
};

/** The last of each: all that is asked of one moment, each time of a month or each dish of a menu, has it worked out once. */
const offers = new WeakMap<SlotFacts, Offer>();

/** Null where the restaurant takes no orders at the moment (restaurants §7). */
const offerAt = (facts: SlotFacts, at: Date): Offer | null => {
  const ms = at.getTime();
  const known = offers.get(facts);
  if (known?.ms === ms) return known;
  const status = orderingStatus(facts, at);
  if (!isOrderable(status) || !isSoundMoment(at)) return null;
  const delay = facts.min_order_delay > 0 ? facts.min_order_delay : 0;
  const open = status === "open";
  // restaurants §11: off hours the kitchen gets 30 minutes more.
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

/** Whether a slot of the hours is offered: it exists on that day, is not too soon, and takes more. */
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

/** The dates of `orderDates`, looked for one after the other as they are asked for. */
function* datesWithTimes(facts: SlotFacts, at: Date): Generator<string> {
  const offer = offerAt(facts, at);
  if (offer === null) return;
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    if (hasTimes(offer, offer.firstDay + ahead)) yield dateOf(offer.firstDay + ahead);
  }
}

/** The dates YYYY-MM-DD on which an order can be for at least one time, in order (restaurants §10). */
export const orderDates = (facts: SlotFacts, at: Date): string[] => [...datesWithTimes(facts, at)];

/**
 * The times that an order can be for on a date: "now" first where it is offered, then HH:MM in order
 * (restaurants §11, restaurants §12). Times that spring leaves out are left out; of those that autumn repeats the first
 * is meant, as `instantOf` has it.
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
 * Whether an order placed at a moment can be for a date and time; exactly what `orderTimes` lists is accepted.
 *
 * - `restaurant_closed`: it takes no orders at all at the moment;
 * - `too_soon`: a slot to come, but within the minimum delay or the time to get started; "now" within a delay;
 * - `slot_full`: a slot that is offered but for its capacity (`full_slots`);
 * - `time_unavailable`: any other: past, outside the hours, not to be ready before the restaurant closes, no slot, too
 *   far ahead, nothing chosen (null).
 *
 * A null date with "now" is today.
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
 * The start of the half hour in which an order takes up capacity: of its slot, and "now" of the half hour in which
 * it is placed. Null for a time that does not exist.
 */
export const slotStart = (moment: OrderMoment, timezone: string, at: Date): Date | null =>
  moment.time === "now" ? new Date(halfHourOf(at.getTime(), timezone)) : instantOf(moment.date, moment.time, timezone);

/** The first date and time that an order can be for, null where there is none. */
export const firstOrderMoment = (facts: SlotFacts, at: Date): OrderMoment | null => {
  const [date] = datesWithTimes(facts, at);
  const time = date === undefined ? undefined : orderTimes(facts, date, at)[0];
  return date === undefined || time === undefined ? null : { date, time };
};

/**
 * The time of another day when only the day was chosen: the same time of day, or the nearest that is offered; "now" is
 * the time that it is. Null where that day has none.
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
 * The date and time with which the basket opens again (orders §9). A choice that is
 * past or nearly is cleared to today without a time; where nothing is left today, and for any choice that is
 * no longer available or was never made, the first available. Both null where nothing is available.
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
 * Between when and when an order is promised: the one promise that menu, basket, order and ticket show. For now: from
 * the preparation time on, to the minute; for a slot: from its start, or from when it can be prepared where that is
 * later. The window is one slot long. A time that does not exist counts as now.
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
