import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../words/order-words.ts";

/** How long before the promised time the calendar reminds. */
const REMINDER_S = 30 * 60;

/** The status of the event in the calendar's terms. */
const statusOf = ({ status }: Pick<Order, "status">): ICalEventStatus => {
  if (status === "refunded") return ICalEventStatus.CANCELLED;
  return status === "unpaid" || status === "new" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

/**
 * An order as a calendar file (RFC 5545), in the language of the screen. Its times are instants in UTC: a device shows
 * them in its own time zone, and a change of daylight saving cannot move them. The UID is the order's own, so that a
 * newer file replaces an older one.
 */
export function orderCalendar(
  order: Order,
  { origin, at, language }: { origin: string; at: Date; language: Language },
): string {
  const restaurant = textIn(order.restaurant.name, language);
  const url = `${origin}/orders/current/${order.id}`;
  const calendar = ical({
    prodId: { company: "Tablée", product: "Tablée", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${order.guid}@tablee`,
    sequence: order.revision,
    stamp: at,
    created: new Date(order.date_creation),
    start: new Date(order.min_time),
    end: new Date(order.max_time),
    status: statusOf(order),
    summary: m.order_calendar_title({ mode: modeWord(order.mode), restaurant }),
    location: placeOf(order, restaurant),
    description: descriptionOf(order, language),
    url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_S, description: restaurant });
  return calendar.toString().replace(ALARM_BEFORE_THE_REST, "$2$1$3");
}

/** The library writes some of the event's properties after its alarm, where strict readers do not accept them. */
const ALARM_BEFORE_THE_REST = /(BEGIN:VALARM[\s\S]*?END:VALARM\r\n)([\s\S]*?)(END:VEVENT)/;

function placeOf({ mode, delivery, restaurant }: Order, name: string): string {
  if (mode === "delivery" && delivery) return delivery.formatted_address ?? delivery.address;
  return [name, restaurant.address].filter(Boolean).join(", ");
}

function descriptionOf(order: Order, language: Language): string {
  const dishes = order.items.map(({ quantity, name }) => m.order_times({ quantity, name: textIn(name, language) }));
  return [m.order_number({ number: order.number }), ...dishes, order.restaurant.phone_number ?? ""]
    .filter(Boolean)
    .join("\n");
}
