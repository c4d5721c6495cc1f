import type { MenuItem } from "@tablee/domain/menus/menu";
import { notifyChange } from "../database/changes.ts";
import type { Viewer } from "../http/context.ts";
import { itemOfRow } from "../menus/menu.queries.ts";
import type { Services } from "../services.ts";
import { type KitchenRefusal, refusedAtKitchen } from "./kitchen-access.ts";
import { kitchenOfItem, updateRestaurant, updateStock } from "./kitchen.queries.ts";

/** Marks an item sold out or available: no order that is placed after this has committed takes the old state. */
export const setStock = (
  services: Services,
  viewer: Viewer,
  { id, stock_status }: { id: number; stock_status: string },
): Promise<{ item: MenuItem } | KitchenRefusal> =>
  services.database.db.transaction(async (tx) => {
    const restaurant_id = await kitchenOfItem(tx, id);
    if (restaurant_id === null) return { code: "not_found" };
    const refusal = await refusedAtKitchen(tx, viewer, restaurant_id);
    if (refusal) return refusal;
    // The restaurant first, as placing does: whoever changes a menu waits for the orders that are being written.
    await updateRestaurant(tx, restaurant_id, {}, services.clock());
    const row = await updateStock(tx, id, stock_status);
    await notifyChange(tx, `restaurant:${restaurant_id}`);
    return row ? { item: itemOfRow(row) } : { code: "not_found" };
  });
