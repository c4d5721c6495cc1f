import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { and, eq, ne, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { noteWriters } from "../../accounts/stored/audit.queries.ts";
import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { menuItems } from "../../menus/menus.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { comments } from "../comments.table.ts";
import { recommendations } from "../discoveries.table.ts";

export type Row = typeof recommendations.$inferSelect;
export type NewRow = typeof recommendations.$inferInsert;

/**
 * A member's own discovery, locked until the transaction ends; null if it does not exist or belongs to somebody else.
 */
export const lockOwn = async (tx: Queryable, id: number, account_id: number): Promise<Row | null> => {
  const [row] = await tx
    .select()
    .from(recommendations)
    .where(and(eq(recommendations.id, id), eq(recommendations.account_id, account_id)))
    .for("update");
  return row ?? null;
};

/** The same without a lock. */
export const readOwn = async (db: Queryable, id: number, account_id: number): Promise<Row | null> => {
  const [row] = await db
    .select()
    .from(recommendations)
    .where(and(eq(recommendations.id, id), eq(recommendations.account_id, account_id)));
  return row ?? null;
};

export const insertOwn = async (tx: Queryable, row: NewRow): Promise<number> => {
  const rows = await tx.insert(recommendations).values(row).returning({ id: recommendations.id });
  return onlyRow(rows).id;
};

/** Changes a discovery that the caller has locked, and increments its revision. */
export const changeOwn = async (tx: Queryable, id: number, change: Partial<NewRow>): Promise<void> => {
  await tx
    .update(recommendations)
    .set({ ...change, revision: sql`${recommendations.revision} + 1` })
    .where(eq(recommendations.id, id));
};

/**
 * Deletes a discovery with its comments. The reasons of moderators stay until the members whom they are about are erased
 * (accounts §41).
 */
export const deleteOwn = async (tx: Queryable, id: number): Promise<void> => {
  await noteWriters(
    tx,
    sql`
      select 'recommendation ' || r.id as subject, r.account_id as about from ${recommendations} r where r.id = ${id}
      union all select 'comment ' || c.id, c.account_id from ${comments} c
        where c.recommendation_id = ${id} and c.account_id is not null`,
  );
  await tx.delete(recommendations).where(eq(recommendations.id, id));
};

/** The author's certification, which decides whether discoveries wait for moderators. */
export const readCertification = async (tx: Queryable, account_id: number) => {
  const [row] = await tx
    .select({ certification: accounts.certification })
    .from(accounts)
    .where(eq(accounts.id, account_id));
  return row?.certification ?? null;
};

/** Whether a discovery can be there; `published` ones not before the place is opened (management §41). */
export const isRestaurant = async (tx: Queryable, id: number, published: boolean): Promise<boolean> => {
  const shown = published ? ne(restaurants.status, PREPARING) : undefined;
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, id), shown));
  return rows.length > 0;
};

export const isItemOf = async (tx: Queryable, id: number, restaurant_id: number | null): Promise<boolean> => {
  if (restaurant_id === null) return false;
  const rows = await tx
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(and(eq(menuItems.id, id), eq(menuItems.restaurant_id, restaurant_id)));
  return rows.length > 0;
};
