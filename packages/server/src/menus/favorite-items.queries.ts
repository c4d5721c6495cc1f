import { and, eq, ne, sql } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { favoriteItems } from "./favorite-items.table.ts";
import { menuItems } from "./menus.table.ts";

/** Whether the item is on a menu; an item that has left it can no longer be liked. */
export const isListed = async (db: Queryable, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(and(eq(menuItems.id, id), eq(menuItems.listed, true), eq(menuItems.hidden, false)));
  return rows.length > 0;
};

/** Returns how many items the member likes besides this one. */
export const countOtherFavoriteItems = async (
  db: Queryable,
  { account_id, item_id }: { account_id: number; item_id: number },
): Promise<number> =>
  onlyRow(
    await db
      .select({ count: sql<number>`count(*)::int` })
      .from(favoriteItems)
      .where(and(eq(favoriteItems.account_id, account_id), ne(favoriteItems.item_id, item_id))),
  ).count;

/** Does nothing if the member already likes the item. */
export const insertFavoriteItem = async (db: Queryable, row: typeof favoriteItems.$inferInsert): Promise<void> => {
  await db.insert(favoriteItems).values(row).onConflictDoNothing();
};

export const deleteFavoriteItem = async (db: Queryable, account_id: number, item_id: number): Promise<void> => {
  await db
    .delete(favoriteItems)
    .where(and(eq(favoriteItems.account_id, account_id), eq(favoriteItems.item_id, item_id)));
};
