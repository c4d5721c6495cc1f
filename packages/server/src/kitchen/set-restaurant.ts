import { repeatedCapacity, type SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readCapacities, replaceCapacities } from "../restaurants/stored/capacities.queries.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import { holdRestaurant, updateRestaurant } from "./kitchen.queries.ts";
import type { KitchenRecord } from "./kitchen-view.ts";

export interface RestaurantChange {
  id: number;
  status?: "open" | "paused" | undefined;
  /** In hours. */
  min_order_delay?: number | undefined;
  max_open_orders?: number | undefined;
  /** Replaces all limits. */
  capacity?: SlotCapacity[] | undefined;
}

/**
 * Pauses or opens a restaurant's ordering, and sets how far ahead it wants its orders and how many it takes per half
 * hour. Existing orders remain even if a limit is lowered below their number.
 */
export const setRestaurant = async (
  services: Services,
  viewer: Viewer,
  { id, capacity, ...change }: RestaurantChange,
): Promise<{ kitchen: KitchenRecord } | RightRefusal | { code: "invalid_input"; path: string }> => {
  const repeated = repeatedCapacity(capacity ?? []);
  if (repeated !== null) return { code: "invalid_input", path: `capacity.${repeated}` };
  const act = capacity || change.max_open_orders !== undefined ? "capacity" : "pause";
  return services.database.db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, id, act);
    if (refusal) return refusal;
    const date = services.clock();
    // Locks the restaurant first, like placing does, so that a change of its limits waits for orders being written.
    const held = await holdRestaurant(tx, id);
    if (!held) return { code: "not_found" };
    const before = await settingsOf(tx, held);
    // A restaurant that its owner has not opened yet cannot be opened from the kitchen (management §42).
    const status = held.status === PREPARING ? PREPARING : change.status;
    const row = (await updateRestaurant(tx, id, { ...change, ...(status && { status }) }, date)) ?? held;
    if (capacity) await replaceCapacities(tx, id, capacity);
    const after = await settingsOf(tx, row);
    const of = { account_id: viewer.account_id, restaurant_id: id, subject: `restaurant ${id}` as const, date };
    await writeAudit(tx, { ...of, action: `restaurant.${act}`, before, after });
    await notifyChange(tx, `restaurant:${id}`);
    return { kitchen: { row, capacities: after.capacity } };
  });
};

const settingsOf = async (tx: Queryable, { id, status, min_order_delay, max_open_orders }: RestaurantRow) => ({
  status,
  min_order_delay,
  max_open_orders,
  capacity: (await readCapacities(tx, [id])).get(id) ?? [],
});
