import type { TableeFile } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Queryable } from "../../database/open-database.ts";
import { readRestaurant } from "../stored/restaurant.queries.ts";
import { readCapacities } from "../stored/capacities.queries.ts";
import { tableNames } from "../../tables/tables.queries.ts";
import { tableeMenu, tableeRestaurant } from "./tablee/tablee-of-rows.ts";
import { readStoredMenus } from "./write/stored-menus.queries.ts";

/**
 * Exports a restaurant with its menu in our own format: importing it into an empty database creates the same
 * restaurant. Null if there is none with this id.
 */
export async function exportTablee(db: Queryable, restaurant_id: number): Promise<TableeFile | null> {
  const row = await readRestaurant(db, restaurant_id);
  if (!row) return null;
  const menu = row.has_menu ? tableeMenu(row.welcome_url, await readStoredMenus(db, [row.id])) : null;
  const capacity = (await readCapacities(db, [row.id])).get(row.id) ?? [];
  const tables = (await tableNames(db, [row.id])).get(row.id) ?? [];
  return { format: "tablee", version: 2, restaurants: [{ ...tableeRestaurant(row, menu), capacity, tables }] };
}
