import { asc, eq } from "drizzle-orm";
import type { Db, Queryable } from "../database/open-database.ts";
import { restaurantGroupMembers, restaurantGroups } from "./stored/groups.table.ts";

export type GroupRow = typeof restaurantGroups.$inferSelect;

/** A group by what an address calls it, with the ids of its restaurants as it wants them; null where there is none. */
export const readGroup = async (db: Db, alias: string): Promise<{ group: GroupRow; ids: number[] } | null> => {
  const [group] = await db.select().from(restaurantGroups).where(eq(restaurantGroups.alias, alias));
  if (!group) return null;
  const members = await db
    .select({ id: restaurantGroupMembers.restaurant_id })
    .from(restaurantGroupMembers)
    .where(eq(restaurantGroupMembers.group_id, group.id))
    .orderBy(asc(restaurantGroupMembers.position), asc(restaurantGroupMembers.restaurant_id));
  return { group, ids: members.map(({ id }) => id) };
};

export const insertGroup = async (
  tx: Queryable,
  group: typeof restaurantGroups.$inferInsert,
  restaurant_ids: readonly number[],
): Promise<void> => {
  const rows = await tx.insert(restaurantGroups).values(group).returning({ id: restaurantGroups.id });
  const members = rows.flatMap(({ id }) =>
    restaurant_ids.map((restaurant_id, position) => ({ group_id: id, restaurant_id, position })),
  );
  if (members.length > 0) await tx.insert(restaurantGroupMembers).values(members);
};
