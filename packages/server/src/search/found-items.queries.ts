import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import type { ShownPrice } from "@tablee/domain/orders/starting-price";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { readShownPrices } from "../menus/shown-prices.queries.ts";
import { menuItems } from "../menus/menus.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

const selectItems = preparedFor((db) =>
  db
    .select({
      id: menuItems.id,
      name: menuItems.name,
      description: menuItems.description,
      type: menuItems.type,
      price: menuItems.price,
      modifier_size: menuItems.modifier_size,
      image_url: menuItems.image_url,
      stock_status: menuItems.stock_status,
      restaurant: {
        id: restaurants.id,
        name: restaurants.name,
        city: restaurants.city,
        currency: restaurants.currency,
        latitude: restaurants.latitude,
        longitude: restaurants.longitude,
      },
    })
    .from(menuItems)
    .innerJoin(restaurants, eq(restaurants.id, menuItems.restaurant_id))
    .where(
      and(
        sql`${menuItems.id} = any(${sql.placeholder("ids")}::int[])`,
        menuItems.listed,
        eq(menuItems.hidden, false),
        ne(restaurants.status, PREPARING),
      ),
    )
    .prepare("found_items"),
);
type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>["execute"]>>[number];
export type FoundItemRow = Omit<ItemRow, "price" | "modifier_size"> & { shown: ShownPrice };

/** Dishes by id, unordered, with the prices they are shown with; those that have left their menu are left out. */
export const readFoundItems = async (db: Db, ids: readonly number[]): Promise<FoundItemRow[]> => {
  const rows = ids.length === 0 ? [] : await selectItems(db).execute({ ids });
  const prices = await readShownPrices(db, rows);
  return rows.map(({ price, modifier_size: _, ...row }) => ({
    ...row,
    shown: prices.get(row.id) ?? { price, from: false },
  }));
};
