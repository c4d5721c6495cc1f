import type { ShareType } from "@tablee/domain/sharing/share";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { combos, comboSlotItems, comboSlots, menuItems } from "../menus/menus.table.ts";
import { restaurants, restaurantStaff } from "../restaurants/stored/restaurants.table.ts";
import { shareLinks, shortLinks } from "./sharing.table.ts";

type NewLink = typeof shareLinks.$inferInsert;

export interface Thing {
  type: ShareType;
  item_id: number;
}

/** Stores a link unless the thing already has one; returns the id of its link. */
export const keepShareLink = async (db: Queryable, link: NewLink): Promise<string> => {
  const [row] = await db
    .insert(shareLinks)
    .values(link)
    // Updates nothing, but makes the statement return the existing row.
    .onConflictDoUpdate({ target: [shareLinks.type, shareLinks.item_id], set: { type: link.type } })
    .returning({ id: shareLinks.id });
  if (!row) throw new Error("A share link was not kept");
  return row.id;
};

export const readShareLink = async (db: Queryable, id: string): Promise<Thing | null> => {
  const [row] = await db
    .select({ type: shareLinks.type, item_id: shareLinks.item_id })
    .from(shareLinks)
    .where(eq(shareLinks.id, id));
  return row ?? null;
};

/** A place that its owner has not opened yet is not shared (sharing §2). */
const opened = ne(restaurants.status, PREPARING);

/** A restaurant as a link shows it. */
export const readSharedRestaurant = async (db: Queryable, id: number) => {
  const { name, description, address, city, cover_image_path, logo_image_path } = restaurants;
  const [row] = await db
    .select({ name, description, address, city, cover_image_path, logo_image_path })
    .from(restaurants)
    .where(and(eq(restaurants.id, id), opened));
  return row ?? null;
};

/** A menu item as a link shows it; null if it is no longer on the menu. */
export const readSharedItem = async (db: Queryable, id: number) => {
  const [row] = await db
    .select({
      restaurant_id: menuItems.restaurant_id,
      restaurant: restaurants.name,
      name: menuItems.name,
      description: menuItems.description,
      image_url: menuItems.image_url,
    })
    .from(menuItems)
    .innerJoin(restaurants, eq(restaurants.id, menuItems.restaurant_id))
    .where(and(eq(menuItems.id, id), eq(menuItems.listed, true), eq(menuItems.hidden, false), opened));
  return row ?? null;
};

/** A combo as a link shows it; without a picture of its own it uses that of the first dish that can fill it. */
export const readSharedCombo = async (db: Queryable, id: number) => {
  const firstDish = sql<string | null>`(
    select ${menuItems.image_url} from ${comboSlots}
    join ${comboSlotItems} on ${comboSlotItems.combo_slot_id} = ${comboSlots.id}
    join ${menuItems} on ${menuItems.id} = ${comboSlotItems.item_id}
    where ${comboSlots.combo_id} = ${combos.id} and ${menuItems.listed} and ${menuItems.image_url} is not null
    order by ${comboSlots.position}, ${comboSlotItems.position} limit 1
  )`;
  const [row] = await db
    .select({
      restaurant_id: combos.restaurant_id,
      restaurant: restaurants.name,
      name: combos.name,
      description: combos.description,
      image_url: sql<string | null>`coalesce(${combos.image_url}, ${firstDish})`,
    })
    .from(combos)
    .innerJoin(restaurants, eq(restaurants.id, combos.restaurant_id))
    .where(and(eq(combos.id, id), eq(combos.listed, true), opened));
  return row ?? null;
};

/** Returns false if the key is taken. */
export const insertShortLink = async (db: Queryable, link: typeof shortLinks.$inferInsert): Promise<boolean> =>
  (await db.insert(shortLinks).values(link).onConflictDoNothing().returning({ key: shortLinks.key })).length > 0;

export const readShortLink = async (db: Queryable, key: string): Promise<string | null> => {
  const [row] = await db.select({ path: shortLinks.path }).from(shortLinks).where(eq(shortLinks.key, key));
  return row?.path ?? null;
};

/** Whether a member owns any restaurant that has opened. */
export const ownsRestaurant = async (db: Queryable, account_id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: restaurantStaff.restaurant_id })
    .from(restaurantStaff)
    .innerJoin(restaurants, eq(restaurants.id, restaurantStaff.restaurant_id))
    .where(and(eq(restaurantStaff.account_id, account_id), eq(restaurantStaff.role, "owner"), opened))
    .limit(1);
  return rows.length > 0;
};
