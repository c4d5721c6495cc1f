import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderMoment } from "@tablee/domain/restaurants/order-slots";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { useMemo } from "react";
import { formatDay } from "../../../language/days.ts";
import { clockTime } from "../../../language/formats.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { dishesOf, factsFor, type OrderingFacts, type TimedMenu } from "../../orders/settings/basket-settings.ts";
import { useFullSlots } from "../../orders/settings/basket-settings-slots.ts";
import { soonestMoment } from "./soonest-moment.ts";

/**
 * The time for which a table's order is: now, or the first available time if the kitchen or a dish needs notice or the
 * half hour is full. If there is none, the server says why.
 */
export function tableMoment(facts: OrderingFacts, menu: TimedMenu, lines: readonly OrderLine[], at: Date): OrderMoment {
  return soonestMoment(factsFor(facts, menu, lines, at), at);
}

const NO_MENU: TimedMenu = { items: [], sections: [] };

/** The same for the current table, updated as half hours fill up. */
export function useTableMoment(
  restaurant: RestaurantCard,
  menu: Menu | null,
  lines: readonly OrderLine[],
  wanted: boolean,
): OrderMoment {
  const now = useNow();
  const full_slots = useFullSlots({
    restaurant_id: restaurant.id,
    mode: "dine_in",
    dishes: dishesOf(lines),
    wanted,
    choosing: false,
  });
  return useMemo(
    () => tableMoment({ ...restaurant, full_slots }, menu ?? NO_MENU, lines, now),
    [restaurant, menu, lines, full_slots, now],
  );
}

/** Says for when an order is, if that is not now; otherwise null. */
export function momentNotice(
  { date, time }: OrderMoment,
  timezone: string,
  at: Date,
  language: Language,
): string | null {
  if (time === "now") return null;
  const clock = clockTime(time, language);
  const today = localMoment(at, timezone).date;
  return m.table_for({
    when: date === today ? clock : m.basket_day_at({ day: formatDay(date, language), time: clock }),
  });
}
