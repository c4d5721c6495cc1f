import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { addressLine } from "@tablee/domain/places/address-line";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { addDays, localMoment } from "@tablee/domain/restaurants/local-time";
import { formatDay } from "../../../language/days.ts";
import { formatTime } from "../../../language/formats.ts";
import { formatPastDay } from "../../../language/past-days.ts";
import { m } from "../../../paraglide/messages.js";
import { doneWord, type Stop, stopOf } from "./order-words.ts";

/** The parts of an order that the sentence depends on. */
export type WhenFacts = Pick<
  Order,
  "status" | "statuses" | "mode" | "min_time" | "max_time" | "table" | "restaurant" | "delivery"
>;

/** The sentence that answers "when", and the line below it. */
export interface WhenWords {
  title: string;
  text: string;
}

/** Words the answer to "when"; times are in the restaurant's time zone. */
export function whenWords(order: WhenFacts, now: Date, language: Language): WhenWords {
  const stop = stopOf(order);
  if (stop) return stoppedWords(order, stop, language);
  return {
    title: title(order, now, language),
    text: [place(order, language), promise(order)].filter(Boolean).join(" "),
  };
}

function title(order: WhenFacts, now: Date, language: Language): string {
  switch (order.status) {
    case "unpaid":
      return m.order_when_unpaid();
    case "new":
      return soon(m.order_state_new(), order, now, language);
    case "confirmed":
      return soon(m.order_state_confirmed(), order, now, language);
    case "preparing":
      return soon(m.order_state_preparing(), order, now, language);
    case "delayed":
      return soon(m.order_state_delayed(), order, now, language);
    case "delivering":
      return soon(m.order_state_delivering(), order, now, language);
    case "ready":
      return READY[order.mode]();
    default:
      return handedOver(order, now, language);
  }
}

const READY = {
  take_out: () => m.order_when_ready_take_out(),
  dine_in: () => m.order_when_ready_dine_in(),
  delivery: () => m.order_when_ready_delivery(),
  drive: () => m.order_when_ready_drive(),
  curbside: () => m.order_when_ready_curbside(),
} as const satisfies Record<OrderMode, () => string>;

const soon = (state: string, order: WhenFacts, now: Date, language: Language): string => {
  const when = expected(order, now, language);
  const arrival =
    order.mode === "delivery"
      ? m.order_arrival_delivery({ when })
      : order.mode === "dine_in"
        ? m.order_arrival_table({ when })
        : m.order_arrival_ready({ when });
  return m.order_when({ state, arrival });
};

/** "between 12:50 and 13:20", as promised; "any minute" once the promised time has begun. */
function expected(order: Pick<Order, "min_time" | "max_time" | "restaurant">, now: Date, language: Language): string {
  const { timezone } = order.restaurant;
  const moment = new Date(order.min_time);
  if (moment <= now) return m.order_when_any_minute();
  const start = formatTime(moment, timezone, language);
  const end = formatTime(new Date(order.max_time), timezone, language);
  const today = localMoment(now, timezone).date;
  const { date } = localMoment(moment, timezone);
  if (date === today) return m.order_when_between({ start, end });
  if (date === addDays(today, 1)) return m.order_when_tomorrow_between({ start, end });
  return m.order_when_day_between({ day: formatDay(date, language), start, end });
}

function handedOver({ statuses, mode, restaurant }: WhenFacts, now: Date, language: Language): string {
  const { timezone } = restaurant;
  const moment = new Date(statuses.at(-1)?.date ?? now);
  const time = formatTime(moment, timezone, language);
  const done = doneWord(mode);
  const { date } = localMoment(moment, timezone);
  const today = localMoment(now, timezone).date;
  if (date === today) return m.order_when_done({ done, time });
  return m.order_when_done_day({ done, day: formatPastDay(date, today, language), time });
}

function place({ mode, table, restaurant, delivery }: WhenFacts, language: Language): string {
  const name = { restaurant: textIn(restaurant.name, language) };
  if (mode === "dine_in") return table ? m.order_place_table({ ...name, table }) : m.order_place_dine_in(name);
  if (mode === "delivery") {
    const address = addressLine(delivery?.formatted_address ?? delivery?.address);
    // That of an old order is blank (orders §45).
    return address ? m.order_place_delivery({ ...name, address }) : m.order_place_delivery_past(name);
  }
  if (mode === "take_out") return m.order_place_take_out(name);
  return mode === "drive" ? m.order_place_drive(name) : m.order_place_curbside(name);
}

function promise({ status, statuses, mode }: WhenFacts): string {
  if (status === "new") return m.order_text_new();
  if (status === "delayed") {
    const minutes = statuses.at(-1)?.delay;
    return minutes ? m.order_text_delayed({ minutes }) : "";
  }
  if (status === "confirmed" || status === "preparing") {
    return mode === "delivery" ? m.order_text_tell_left() : m.order_text_tell();
  }
  return status === "delivered" ? m.order_text_enjoy() : "";
}

const stoppedWords = (order: WhenFacts, { kind }: Stop, language: Language): WhenWords => {
  const restaurant = textIn(order.restaurant.name, language);
  const titles = {
    cancelled: () => m.order_when_cancelled(),
    not_paid: () => m.order_when_not_paid(),
    not_possible: () => m.order_when_not_possible({ restaurant }),
    paid_too_late: () => m.order_when_paid_too_late({ restaurant }),
    paid_sold_out: () => m.order_when_paid_sold_out({ restaurant }),
    paid_wrongly: () => m.order_when_paid_wrongly(),
    refused: () => m.order_when_refused({ restaurant }),
    called_off: () => m.order_when_called_off({ restaurant }),
  };
  return { title: titles[kind](), text: owedWords(order) };
};

/** What becomes of the money: an order that was called off unpaid may have been paid in its last second (payments §8). */
export function owedWords(order: Pick<Order, "statuses">): string {
  if (wasPaidAhead(order)) return m.order_text_refund();
  return order.statuses[0]?.status === "unpaid" ? m.order_text_if_paid() : m.order_text_nothing_owed();
}
