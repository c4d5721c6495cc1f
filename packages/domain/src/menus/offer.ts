import type { Text } from "../language/text.ts";
import type { Minor } from "../money/minor.ts";
import { dayOf, localMoment, minutesOf } from "../restaurants/local-time.ts";
import { isOpenAt, isOpenOnDay } from "../restaurants/opening-hours.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";

/** Every second portion of a dish at half price, every third free, or an amount off the order (menus §39). */
export const OFFER_KINDS = ["second_half", "third_free", "amount_off"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const MOST_OFFERS = 50;
/** Codes as people read them to each other: 3 to 20 letters, digits and hyphens. */
export const OFFER_CODE = /^[A-Z0-9-]{3,20}$/;

/** When and how an offer is available. */
interface OfferTimes {
  /** null means every mode. */
  modes: readonly OrderMode[] | null;
  /** In the restaurant's local time; null means always. */
  hours: WeekHours | null;
  /** The first and the last date (YYYY-MM-DD) of the orders that it applies to; null means no limit. */
  starts: string | null;
  ends: string | null;
}

export interface Offer extends OfferTimes {
  /** Unique within its restaurant. */
  ref: string;
  name: Text;
  kind: OfferKind;
  /** The items that it applies to; null means every item. Not used by amount_off. */
  item_ids: readonly number[] | null;
  /** For amount_off: what is taken off, and the minimum order amount. */
  amount: Minor;
  from: Minor;
  /** The code that a diner enters for it; null if it applies automatically. */
  code: string | null;
  /** How many orders of one member, and of all members, may use it; null means any number. */
  per_member: number | null;
  in_all: number | null;
}

/** Normalises a code for storage and comparison: no spaces, upper case. */
export const tidyCode = (words: string): string => words.replaceAll(/\s+/g, "").toUpperCase();

interface OfferMoment {
  timezone: string;
  mode: OrderMode | null;
  /** When the order is for: a date and a time in the restaurant's local time, or "now". */
  date: string;
  time: string;
}

/** Whether an offer is available for an order in that mode and at that time. */
export const isOfferOn = ({ modes, hours, starts, ends }: OfferTimes, asked: OfferMoment, at: Date): boolean => {
  const { timezone, mode, date, time } = asked;
  if (modes !== null && (mode === null || !modes.includes(mode))) return false;
  if ((starts !== null && date < starts) || (ends !== null && date > ends)) return false;
  if (hours === null) return true;
  if (time === "now") return isOpenAt({ hours, timezone }, at);
  const [day, minutes] = [dayOf(date), minutesOf(time)];
  return day !== null && minutes !== null && isOpenOnDay({ hours, timezone }, day, minutes);
};

/** The same for people who look at a menu or a list: now, in any mode. */
export const isOfferOnNow = (offer: OfferTimes, timezone: string, at: Date): boolean =>
  isOfferOn({ ...offer, modes: null }, { timezone, mode: null, date: localMoment(at, timezone).date, time: "now" }, at);
