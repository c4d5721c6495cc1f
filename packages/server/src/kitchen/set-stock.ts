import type { MenuItem, Modifier } from "@tablee/domain/menus/menu";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { itemOfRow, modifierOfRow } from "../menus/menu.queries.ts";
import type { Services } from "../services.ts";
import { type KitchenRefusal, refusedAtKitchen } from "../restaurants/stored/kitchen-access.ts";
import {
  kitchenOfItem,
  kitchenOfModifier,
  updateModifierStock,
  updateRestaurant,
  updateStock,
} from "./kitchen.queries.ts";

interface StockChange {
  id: number;
  stock_status: string;
}

/** Marks an item sold out or available: no order that is placed after this has committed takes the old state. */
export const setStock = async (
  services: Services,
  viewer: Viewer,
  { id, stock_status }: StockChange,
): Promise<{ item: MenuItem } | KitchenRefusal> => {
  const result = await changeMenu(services, viewer, {
    kitchen: (tx) => kitchenOfItem(tx, id),
    write: (tx) => updateStock(tx, id, stock_status),
  });
  return "row" in result ? { item: itemOfRow(result.row) } : result;
};

/** The same of a modifier. */
export const setModifierStock = async (
  services: Services,
  viewer: Viewer,
  { id, stock_status }: StockChange,
): Promise<{ modifier: Modifier } | KitchenRefusal> => {
  const result = await changeMenu(services, viewer, {
    kitchen: (tx) => kitchenOfModifier(tx, id),
    write: (tx) => updateModifierStock(tx, id, stock_status),
  });
  return "row" in result ? { modifier: modifierOfRow(result.row) } : result;
};

interface MenuChange<Row> {
  kitchen: (tx: Queryable) => Promise<number | null>;
  write: (tx: Queryable) => Promise<Row | null>;
}

const changeMenu = <Row>(
  services: Services,
  viewer: Viewer,
  { kitchen, write }: MenuChange<Row>,
): Promise<{ row: Row } | KitchenRefusal> =>
  services.database.db.transaction(async (tx) => {
    const restaurant_id = await kitchen(tx);
    if (restaurant_id === null) return { code: "not_found" };
    const refusal = await refusedAtKitchen(tx, viewer, restaurant_id);
    if (refusal) return refusal;
    // The restaurant first, as placing does: whoever changes a menu waits for the orders that are being written.
    await updateRestaurant(tx, restaurant_id, {}, services.clock());
    const row = await write(tx);
    await notifyChange(tx, `restaurant:${restaurant_id}`);
    return row ? { row } : { code: "not_found" };
  });
