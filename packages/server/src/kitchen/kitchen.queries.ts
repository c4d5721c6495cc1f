import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { menuItems, menuSections, modifierGroups, modifiers } from "../menus/menus.table.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { restaurants, restaurantStaff } from "../restaurants/stored/restaurants.table.ts";

/** Lists the restaurants that a member staffs, by id; restaurants that are not open yet come last (kitchen §2). */
export const listKitchens = async (db: Queryable, account_id: number): Promise<RestaurantRow[]> => {
  const rows = await db
    .select({ restaurant: restaurants })
    .from(restaurantStaff)
    .innerJoin(restaurants, eq(restaurants.id, restaurantStaff.restaurant_id))
    .where(eq(restaurantStaff.account_id, account_id))
    .orderBy(eq(restaurants.status, PREPARING), restaurants.id);
  return rows.map((row) => row.restaurant);
};

interface Stock {
  restaurant_id: number;
  stock_status: string;
}

/** Returns which restaurant's menu lists an item, and its stock status; null if no menu lists it. */
export const stockOfItem = async (db: Queryable, item_id: number): Promise<Stock | null> => {
  const [row] = await db
    .select({ restaurant_id: menuItems.restaurant_id, stock_status: menuItems.stock_status })
    .from(menuItems)
    .where(and(eq(menuItems.id, item_id), eq(menuItems.listed, true)));
  return row ?? null;
};

/** Returns the item together with the sections of its menu. */
export const updateStock = async (tx: Queryable, item_id: number, stock_status: string) => {
  const [row] = await tx.update(menuItems).set({ stock_status }).where(eq(menuItems.id, item_id)).returning();
  if (!row) return null;
  const sections = await tx
    .select({ id: menuSections.id, ref: menuSections.ref })
    .from(menuSections)
    .where(and(eq(menuSections.restaurant_id, row.restaurant_id), menuSections.listed));
  return { row, sections };
};

/** The same for a modifier. */
export const stockOfModifier = async (db: Queryable, modifier_id: number): Promise<Stock | null> => {
  const [row] = await db
    .select({ restaurant_id: modifierGroups.restaurant_id, stock_status: modifiers.stock_status })
    .from(modifiers)
    .innerJoin(modifierGroups, eq(modifierGroups.id, modifiers.modifier_group_id))
    .where(and(eq(modifiers.id, modifier_id), eq(modifiers.listed, true), eq(modifierGroups.listed, true)));
  return row ?? null;
};

export const updateModifierStock = async (tx: Queryable, modifier_id: number, stock_status: string) => {
  const [row] = await tx.update(modifiers).set({ stock_status }).where(eq(modifiers.id, modifier_id)).returning();
  return row ?? null;
};

/** Reads a restaurant and locks it until the transaction ends, against changes and new orders. */
export const holdRestaurant = async (tx: Queryable, id: number): Promise<RestaurantRow | null> =>
  (await tx.select().from(restaurants).where(eq(restaurants.id, id)).for("no key update"))[0] ?? null;

/**
 * Changes a restaurant, or only increments its revision because its menu changed; caches detect a change by the
 * revision.
 */
export const updateRestaurant = async (
  tx: Queryable,
  id: number,
  change: { status?: string; min_order_delay?: number; max_open_orders?: number },
  updated_at: Date,
): Promise<RestaurantRow | null> => {
  const revision = sql`${restaurants.revision} + 1`;
  const [row] = await tx
    .update(restaurants)
    .set({ ...change, revision, updated_at })
    .where(eq(restaurants.id, id))
    .returning();
  return row ?? null;
};
