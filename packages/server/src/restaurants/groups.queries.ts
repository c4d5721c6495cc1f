import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Queryable } from "../database/open-database.ts";
import { restaurants } from "./stored/restaurants.table.ts";
import { restaurantGroupMembers, restaurantGroups } from "./stored/groups.table.ts";

export type GroupRow = typeof restaurantGroups.$inferSelect;

/**
 * Reads a group by its alias in addresses, with the ids of its restaurants in the group's own order; null if there is
 * no such group.
 */
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

/** Locks all groups against other changes until the transaction ends. */
export const lockGroups = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`lock table ${restaurantGroups} in share row exclusive mode`);
};

/** Reads all groups, or one, with the names of their restaurants in each group's own order. */
export const readManagedGroups = async (db: Queryable, id?: number) => {
  const groups = await db
    .select()
    .from(restaurantGroups)
    .where(id === undefined ? undefined : eq(restaurantGroups.id, id))
    .orderBy(asc(restaurantGroups.alias));
  const members = await db
    .select({ group_id: restaurantGroupMembers.group_id, id: restaurants.id, name: restaurants.name })
    .from(restaurantGroupMembers)
    .innerJoin(restaurants, eq(restaurants.id, restaurantGroupMembers.restaurant_id))
    .orderBy(asc(restaurantGroupMembers.position), asc(restaurants.id));
  const of = Map.groupBy(members, ({ group_id }) => group_id);
  return groups.map((group) => ({
    id: group.id,
    alias: group.alias,
    name: group.name,
    restaurants: (of.get(group.id) ?? []).map(({ id: restaurant, name }) => ({ id: restaurant, name })),
  }));
};

export const readGroupId = async (tx: Queryable, alias: string): Promise<number | null> => {
  const [row] = await tx
    .select({ id: restaurantGroups.id })
    .from(restaurantGroups)
    .where(eq(restaurantGroups.alias, alias));
  return row?.id ?? null;
};

export const countRestaurants = async (tx: Queryable, ids: readonly number[]): Promise<number> =>
  (
    await tx
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(inArray(restaurants.id, [...ids]))
  ).length;

export const updateGroup = async (
  tx: Queryable,
  { id, ...group }: Pick<GroupRow, "id" | "alias" | "name">,
  restaurant_ids: readonly number[],
): Promise<void> => {
  await tx.update(restaurantGroups).set(group).where(eq(restaurantGroups.id, id));
  await tx.delete(restaurantGroupMembers).where(eq(restaurantGroupMembers.group_id, id));
  const members = restaurant_ids.map((restaurant_id, position) => ({ group_id: id, restaurant_id, position }));
  if (members.length > 0) await tx.insert(restaurantGroupMembers).values(members);
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
