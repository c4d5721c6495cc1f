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
 * When a table's order is for: now, or, where the kitchen or a dish asks for notice or the half hour is full, the first
 * time that there is. Where there is none the server says why.
 */
export function tableMoment(facts: OrderingFacts, menu: TimedMenu, lines: readonly OrderLine[], at: Date): OrderMoment {
  return soonestMoment(factsFor(facts, menu, lines, at), at);
}

const NO_MENU: TimedMenu = { items: [], sections: [] };

/** The same of the table that one sits at, as the half hours fill up. */
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

/** That an order is not for now, and what it is for; null where it is. */
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
