import type { OrderFacts } from "@tablee/domain/orders/order-problems";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import type { RestaurantRow } from "./restaurant.queries.ts";

export type RestaurantFacts = OrderFacts["restaurant"];

const known = new WeakMap<RestaurantRow, RestaurantFacts>();

/**
 * Returns what the order rules need to know about a restaurant. The same row yields the same object, because the rules
 * cache what they derive from its hours under that object.
 */
export const restaurantFacts = (row: RestaurantRow): RestaurantFacts => {
  let facts = known.get(row);
  if (!facts) {
    // Unreadable hours count as closed (restaurants §6); they were logged when the menu was read.
    facts = { ...row, hours: readWeekHours(row.hours) };
    known.set(row, facts);
  }
  return facts;
};
