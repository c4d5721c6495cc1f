import type { Order, PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { phoneParts } from "@tablee/domain/orders/delivery-phone";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { formatShortDay } from "../../../language/days.ts";
import { formatHours } from "../../../language/format-hours.ts";
import { formatTime } from "../../../language/formats.ts";
import { allergenWord } from "../../../language/allergen-words.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import { readablePhone } from "../../restaurants/readable-phone.ts";

const LOCALES = { en: "en-CA", fr: "fr-CA" } as const;

/** By how much an order is late: 45 min late, 1h 5min late, 1 h 5 min de retard. */
export const lateWords = (minutes: number, language: Language): string =>
  minutes < 60 ? m.kitchen_late({ minutes }) : m.kitchen_late_hours({ time: formatHours(minutes, language) });

/** The promised time of an order: 13:10–13:40, with the day if it is not today: Sat 11:30–12:00. */
export function dueWords(
  { min_time, max_time, restaurant }: Pick<Order, "min_time" | "max_time" | "restaurant">,
  now: Date,
  language: Language,
): string {
  const { timezone } = restaurant;
  const moment = new Date(min_time);
  const time = m.order_step_between({
    start: formatTime(moment, timezone, language),
    end: formatTime(new Date(max_time), timezone, language),
  });
  if (localMoment(moment, timezone).date === localMoment(now, timezone).date) return time;
  const near = Math.abs(moment.getTime() - now.getTime()) < 6 * 86_400_000;
  const day = near
    ? new Intl.DateTimeFormat(LOCALES[language], { timeZone: timezone, weekday: "short" }).format(moment)
    : formatShortDay(moment, timezone, language);
  return `${day} ${time}`;
}

/** Formats a phone number: 514 555-0100 ext. 23. */
export function phoneWords(phone: string | undefined): string {
  const { number: given, extension } = phoneParts(phone ?? "");
  const number = readablePhone(given);
  return extension === null ? number : m.kitchen_phone_extension({ number, extension });
}

/** The mode, or the table, with the number of diners if they ordered together. */
export function placeWord({ mode, table, items }: Pick<Order, "mode" | "table" | "items">): string {
  if (mode !== "dine_in" || !table) return modeWord(mode);
  const diners = new Set(items.flatMap(({ diner }) => (diner ? [diner.id] : [])));
  const words = m.order_table({ table });
  return diners.size > 1 ? m.kitchen_table_diners({ table: words, count: diners.size }) : words;
}

/** The name to call out: Léa F. The initial does not wrap away from the first name. */
export function callName({ first_name, last_name }: Order["diner"]): string {
  const [initial] = last_name.trim();
  return initial ? `${first_name}\u00A0${initial.toLocaleUpperCase()}.` : first_name;
}

/** The dishes in short, enough for a finished ticket: 2 bagels, 1 fries. A count does not wrap away from its dish. */
export const summaryOf = ({ items }: Pick<Order, "items">, language: Language): string =>
  items.map(({ quantity, name }) => `${quantity}\u00A0${textIn(name, language)}`).join(", ");

/** The allergens of a line, of the dish and its choices, as the menu declared them when it was ordered. */
export const allergenWords = ({ allergens }: Pick<PricedLine, "allergens">): string[] => allergens.map(allergenWord);

/** Whether a text leaves something out, such as "No mayonnaise": that is most easily overlooked. */
export const leavesOut = (words: string): boolean => /^(?:no|without|hold|sans|pas de)\b/i.test(words);
