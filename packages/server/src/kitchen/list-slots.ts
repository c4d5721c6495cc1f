import type { KitchenSlots } from "@tablee/contract/kitchen/kitchen.schema";
import { comingSlots } from "@tablee/domain/kitchen/coming-slots";
import { halfHourOf } from "@tablee/domain/restaurants/order-slots";
import type { Viewer } from "../http/context.ts";
import { menuOf } from "../menus/menu-cache.ts";
import { restaurantFacts } from "../restaurants/stored/order-facts.ts";
import { readSlotUses } from "../orders/stored/slot-use.queries.ts";
import type { Services } from "../services.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";

/** The rest of today and tomorrow; slots with later orders are listed too. */
const AHEAD_HOURS = 36;
/** More than a restaurant ever has; limits the answer. */
const MOST = 300;

/** Lists the coming half hours with what is used of each. */
export const listSlots = async (
  services: Services,
  viewer: Viewer,
  restaurant_id: number,
): Promise<KitchenSlots | RightRefusal> => {
  const { db } = services.database;
  const refusal = await refusedIn(db, viewer, restaurant_id, "orders");
  if (refusal) return refusal;
  const entry = await menuOf(services, restaurant_id);
  if (!entry) return { code: "not_found" };
  const facts = restaurantFacts(entry.row);
  const at = services.clock();
  const uses = await readSlotUses(db, restaurant_id, new Date(halfHourOf(at.getTime(), facts.timezone)));
  const slots = comingSlots(facts, at, { ahead_hours: AHEAD_HOURS, taken: uses.keys() });
  return {
    capacity: [...entry.capacities],
    max_open_orders: entry.row.max_open_orders,
    slots: slots.slice(0, MOST).map(({ start, date, time }) => ({
      start: new Date(start).toISOString(),
      date,
      time,
      used: uses.get(start) ?? [],
    })),
  };
};
