import type { Language } from "@tablee/domain/language/text";
import type { OrderMode } from "@tablee/domain/orders/order-mode";
import { addDays, localMoment } from "@tablee/domain/restaurants/local-time";
import type { ModeReason } from "@tablee/domain/restaurants/order-modes";
import { clockTime, formatDay } from "../../language/formats.ts";
import { m } from "../../paraglide/messages.js";
import { modeWord } from "./order-words.ts";

/** As short as a segment wants it. */
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
/** spec §5 "Order mode availability messages", word for word. */
export const reasonWords = (reason: ModeReason): string => REASONS[reason]();

/** The moment of an order, as far as it is known. */
interface Moment {
  date: string | null;
  time: string | null;
}

/** "Today", "Tomorrow" or the day's own name, by the restaurant's calendar. */
export function dayWords(date: string, timezone: string, at: Date, language: Language): string {
  const today = localMoment(at, timezone).date;
  if (date === today) return m.basket_today();
  return date === addDays(today, 1) ? m.basket_tomorrow() : formatDay(date, language);
}

/** "Today, now", "Tomorrow at 11:00", "Saturday, November 28: choose a time". */
export function momentWords({ date, time }: Moment, timezone: string, at: Date, language: Language): string {
  if (date === null) return m.basket_order_not_available();
  const day = dayWords(date, timezone, at, language);
  if (time === null) return m.basket_day_choose({ day });
  if (time === "now") return m.basket_today_now();
  return m.basket_day_at({ day, time: clockTime(time, language) });
}
