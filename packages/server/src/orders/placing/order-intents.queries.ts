import { inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { combos, menuItems } from "../../menus/menus.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { orderIntents } from "../stored/orders.table.ts";

export type NewIntent = Omit<typeof orderIntents.$inferInsert, "id" | "date"> & { date: Date };

/** Inserts an intent if the restaurant exists and lists the item or combo; returns whether it did. */
export const insertIntent = async (db: Queryable, intent: NewIntent): Promise<boolean> => {
  const { kind, restaurant_id, item_id = null, combo_id = null, account_id = null } = intent;
  const listed = sql`coalesce(
    exists(select 1 from ${menuItems} m where m.id = ${item_id}::int and m.restaurant_id = r.id and m.listed)
    or exists(select 1 from ${combos} c where c.id = ${combo_id}::int and c.restaurant_id = r.id and c.listed), false)`;
  const noted = db.$with("noted", { id: orderIntents.id }).as(sql`
    insert into ${orderIntents} (kind, restaurant_id, item_id, combo_id, account_id, date)
    select ${kind}::text, r.id, ${item_id}::int, ${combo_id}::int, ${account_id}::int, ${intent.date.toISOString()}::timestamptz
    from ${restaurants} r where r.id = ${restaurant_id}::int and ${listed}
    returning id`);
  const rows = await db.with(noted).select({ id: noted.id }).from(noted);
  return rows.length > 0;
};

/** Deletes up to `most` intents older than `before`; returns how many were deleted. */
export const deleteIntents = async (db: Queryable, before: Date, most: number): Promise<number> => {
  const old = db.select({ id: orderIntents.id }).from(orderIntents).where(lt(orderIntents.date, before)).limit(most);
  const gone = await db.delete(orderIntents).where(inArray(orderIntents.id, old)).returning({ id: orderIntents.id });
  return gone.length;
};
