import { repeatedCapacity, type SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import { notifyChange } from "../database/changes.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readCapacities, replaceCapacities } from "../restaurants/stored/capacities.queries.ts";
import { type KitchenRefusal, refusedAtKitchen } from "../restaurants/stored/kitchen-access.ts";
import { updateRestaurant } from "./kitchen.queries.ts";
import type { KitchenRecord } from "./kitchen-view.ts";

export interface RestaurantChange {
  id: number;
  status?: "open" | "paused" | undefined;
  /** Hours. */
  min_order_delay?: number | undefined;
  max_open_orders?: number | undefined;
  /** Takes the place of all limits. */
  capacity?: SlotCapacity[] | undefined;
}

/**
 * Pauses or opens a restaurant's ordering, sets how far ahead it wants its orders and how many it takes in each half
 * hour. What has been ordered stays ordered where a limit is lowered below it.
 */
export const setRestaurant = async (
  services: Services,
  viewer: Viewer,
  { id, capacity, ...change }: RestaurantChange,
): Promise<{ kitchen: KitchenRecord } | KitchenRefusal | { code: "invalid_input"; path: string }> => {
  const repeated = repeatedCapacity(capacity ?? []);
  if (repeated !== null) return { code: "invalid_input", path: `capacity.${repeated}` };
  return services.database.db.transaction(async (tx) => {
    const refusal = await refusedAtKitchen(tx, viewer, id);
    if (refusal) return refusal;
    // The restaurant first, as placing does: whoever changes its limits waits for the orders that are being written.
    const row = await updateRestaurant(tx, id, change, services.clock());
    if (!row) return { code: "not_found" };
    if (capacity) await replaceCapacities(tx, id, capacity);
    await notifyChange(tx, `restaurant:${id}`);
    return { kitchen: { row, capacities: (await readCapacities(tx, [id])).get(id) ?? [] } };
  });
};
