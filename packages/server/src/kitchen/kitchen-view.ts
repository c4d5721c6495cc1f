import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { restaurantCard } from "../restaurants/restaurant-view.ts";

export interface KitchenRecord {
  row: RestaurantRow;
  capacities: readonly SlotCapacity[];
}

/** A restaurant as its staff see it. */
export const kitchenView = ({
  row,
  capacities,
}: KitchenRecord): RestaurantCard & { capacity: SlotCapacity[]; max_open_orders: number } => ({
  ...restaurantCard(row, null),
  capacity: [...capacities],
  max_open_orders: row.max_open_orders,
});
