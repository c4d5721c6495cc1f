import type { Language } from "@tablee/domain/language/text";
import type { Currency } from "@tablee/domain/money/minor";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { addDays, localMoment } from "@tablee/domain/restaurants/local-time";
import { promisedWindow } from "@tablee/domain/restaurants/order-slots";
import type { ModeReason } from "@tablee/domain/restaurants/order-modes";
import { formatDay } from "../../../language/days.ts";
import { clockTime, formatDistance, formatMoney, formatTime } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "./order-words.ts";

/** Short enough for a segment. */
const SHORT_MODES: Partial<Record<OrderMode, () => string>> = {
  drive: () => m.basket_mode_drive_short(),
  curbside: () => m.basket_mode_curbside_short(),
};
export const shortModeWord = (mode: OrderMode): string => SHORT_MODES[mode]?.() ?? modeWord(mode);

const REASONS = {
  delivery_not_offered: () => m.basket_reason_delivery_not_offered(),
  dine_in_not_available: () => m.basket_reason_dine_in_not_available(),
  take_out_not_available: () => m.basket_reason_take_out_not_available(),
  drive_not_available: () => m.basket_reason_drive_not_available(),
  curbside_not_available: () => m.basket_reason_curbside_not_available(),
  takeout_and_pickup_not_available: () => m.basket_reason_takeout_and_pickup_not_available(),
} satisfies Record<ModeReason, () => string>;
/** The messages of restaurants §17, word for word. */
export const reasonWords = (reason: ModeReason): string => REASONS[reason]();

/** The fee and the reach of delivery, shown before anything is chosen. */
export const deliveryTerms = (
  restaurant: { delivery_fee: number; min_order_amount: number; currency: Currency; delivery_radius_m: number },
  language: Language,
  region: string,
): string => {
  const reach = formatDistance(restaurant.delivery_radius_m / 1_000, language, region);
  const { delivery_fee, min_order_amount, currency } = restaurant;
  const terms =
    delivery_fee === 0
      ? m.settings_delivery_terms_free({ reach })
      : m.settings_delivery_terms({ fee: formatMoney(delivery_fee, currency, language), reach });
  if (min_order_amount === 0) return terms;
  return m.settings_delivery_terms_minimum({ terms, minimum: formatMoney(min_order_amount, currency, language) });
};

/** "Delivery $3.99", or that it is free. */
export const deliveryWords = (
  { delivery_fee, currency }: { delivery_fee: number; currency: Currency },
  language: Language,
): string =>
  delivery_fee === 0
    ? m.settings_delivery_free()
    : m.settings_delivery_fee({ fee: formatMoney(delivery_fee, currency, language) });

/** The date and time of an order, as far as they are known. */
interface Moment {
  date: string | null;
  time: string | null;
}

/** "Today", "Tomorrow" or the day's name, by the restaurant's calendar. */
export function dayWords(date: string, timezone: string, at: Date, language: Language): string {
  const today = localMoment(at, timezone).date;
  if (date === today) return m.basket_today();
  return date === addDays(today, 1) ? m.basket_tomorrow() : formatDay(date, language);
}

/**
 * "Ready between 12:20 and 12:50": the server's promise, or, until it has answered, the same by the same rule. null: no
 * time is chosen.
 */
export function promiseWords(
  { mode, ...moment }: Moment & { mode: OrderMode | null },
  { timezone, preparation_minutes }: { timezone: string; preparation_minutes: number },
  at: Date,
  language: Language,
  quoted?: { min_time: string | null; max_time: string | null } | null,
): string | null {
  const { date, time } = moment;
  if (date === null || time === null) return null;
  const reckoned = promisedWindow({ date, time }, { timezone }, at, preparation_minutes);
  const [from, to] =
    quoted?.min_time && quoted.max_time
      ? [new Date(quoted.min_time), new Date(quoted.max_time)]
      : [reckoned.min_time, reckoned.max_time];
  const words = { start: formatTime(from, timezone, language), end: formatTime(to, timezone, language) };
  return mode === "delivery" ? m.basket_delivered_between(words) : m.basket_ready_between(words);
}

/** "Today, now", "Tomorrow at 11:00", "Saturday, November 28: choose a time". */
export function momentWords({ date, time }: Moment, timezone: string, at: Date, language: Language): string {
  if (date === null) return m.basket_order_not_available();
  const day = dayWords(date, timezone, at, language);
  if (time === null) return m.basket_day_choose({ day });
  if (time === "now") return m.basket_today_now();
  return m.basket_day_at({ day, time: clockTime(time, language) });
}
