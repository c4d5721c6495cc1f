import type { Text } from "../language/text.ts";
import type { Minor } from "../money/minor.ts";
import { dayOf, localMoment, minutesOf } from "../restaurants/local-time.ts";
import { isOpenAt, isOpenOnDay } from "../restaurants/opening-hours.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";

/** Of a dish every second is at half its price, every third is free, or a sum is off an order (menus §39). */
export const OFFER_KINDS = ["second_half", "third_free", "amount_off"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const MOST_OFFERS = 50;
/** As people read it to each other: 3 to 20 letters, figures and hyphens. */
export const OFFER_CODE = /^[A-Z0-9-]{3,20}$/;

/** When and how an offer can be had. */
interface OfferTimes {
  /** null: in every mode. */
  modes: readonly OrderMode[] | null;
  /** By the restaurant's clock; null: always. */
  hours: WeekHours | null;
  /** First and last date (YYYY-MM-DD) for which one orders; null: from ever, for ever. */
  starts: string | null;
  ends: string | null;
}

export interface Offer extends OfferTimes {
  /** Of its restaurant. */
  ref: string;
  name: Text;
  kind: OfferKind;
  /** The dishes that it is on; null: every dish. Of amount_off nothing. */
  item_ids: readonly number[] | null;
  /** Of amount_off: what is off, above which amount. */
  amount: Minor;
  from: Minor;
  /** What a diner writes to have it; null: by itself. */
  code: string | null;
  /** How many orders of one member, and of all, may have it; null: any number. */
  per_member: number | null;
  in_all: number | null;
}

/** As it is kept and compared: without spaces, in capitals. */
export const tidyCode = (words: string): string => words.replaceAll(/\s+/g, "").toUpperCase();

interface OfferMoment {
  timezone: string;
  mode: OrderMode | null;
  /** When the order is for: a date and a time of the restaurant's clock, or "now". */
  date: string;
  time: string;
}

/** Whether an offer can be had for an order of that mode and moment. */
export const isOfferOn = ({ modes, hours, starts, ends }: OfferTimes, asked: OfferMoment, at: Date): boolean => {
  const { timezone, mode, date, time } = asked;
  if (modes !== null && (mode === null || !modes.includes(mode))) return false;
  if ((starts !== null && date < starts) || (ends !== null && date > ends)) return false;
  if (hours === null) return true;
  if (time === "now") return isOpenAt({ hours, timezone }, at);
  const [day, minutes] = [dayOf(date), minutesOf(time)];
  return day !== null && minutes !== null && isOpenOnDay({ hours, timezone }, day, minutes);
};

/** The same for whoever looks at a menu or a list: now, in any mode. */
export const isOfferOnNow = (offer: OfferTimes, timezone: string, at: Date): boolean =>
  isOfferOn({ ...offer, modes: null }, { timezone, mode: null, date: localMoment(at, timezone).date, time: "now" }, at);
