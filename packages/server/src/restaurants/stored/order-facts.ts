import type { OrderFacts } from "@tablee/domain/orders/order-problems";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import type { RestaurantRow } from "./restaurant.queries.ts";

export type RestaurantFacts = OrderFacts["restaurant"];

const known = new WeakMap<RestaurantRow, RestaurantFacts>();

/**
 * What the order rules ask of a restaurant. The same answer for the same row, because the rules keep what they
 * work out of its hours beside that object.
 */
export const restaurantFacts = (row: RestaurantRow): RestaurantFacts => {
  let facts = known.get(row);
  if (!facts) {
    // Hours that cannot be read count as closed (restaurants §6); whoever wrote them has reported it.
    facts = { ...row, hours: readWeekHours(row.hours) };
    known.set(row, facts);
  }
  return facts;
};
