import { notifyChange } from "../database/changes.ts";
import type { Viewer } from "../http/context.ts";
import type { RestaurantRow } from "../restaurants/restaurant.queries.ts";
import type { Services } from "../services.ts";
import { type KitchenRefusal, refusedAtKitchen } from "./kitchen-access.ts";
import { updateRestaurant } from "./kitchen.queries.ts";

export interface RestaurantChange {
  id: number;
  status?: "open" | "paused" | undefined;
  /** Hours. */
  min_order_delay?: number | undefined;
}

/** Pauses or opens a restaurant's ordering, and sets how far ahead it wants its orders. */
export const setRestaurant = (
  services: Services,
  viewer: Viewer,
  { id, ...change }: RestaurantChange,
): Promise<{ row: RestaurantRow } | KitchenRefusal> =>
  services.database.db.transaction(async (tx) => {
    const refusal = await refusedAtKitchen(tx, viewer, id);
    if (refusal) return refusal;
    const row = await updateRestaurant(tx, id, change, services.clock());
    await notifyChange(tx, `restaurant:${id}`);
    return row ? { row } : { code: "not_found" };
  });
