import { and, asc, count, eq, inArray } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { frameParents } from "./sites.table.ts";

const { id, restaurant_id, origin } = frameParents;
const selectParents = (db: Queryable) => db.select({ id, restaurant_id, origin }).from(frameParents);

/** All of them, or those of some restaurants. */
export const readFrameParents = (db: Queryable, of?: readonly number[]) =>
  selectParents(db)
    .where(of && inArray(restaurant_id, [...of]))
    .orderBy(asc(restaurant_id), asc(origin));

export const readFrameParent = async (db: Queryable, of: number) => {
  const [row] = await selectParents(db).where(eq(id, of));
  return row ?? null;
};

export const countFrameParents = async (db: Queryable, of: number): Promise<number> =>
  onlyRow(await db.select({ there: count() }).from(frameParents).where(eq(restaurant_id, of))).there;

export const findFrameParent = async (db: Queryable, of: number, asked: string) => {
  const [row] = await selectParents(db).where(and(eq(restaurant_id, of), eq(origin, asked)));
  return row ?? null;
};

export const insertFrameParent = async (db: Queryable, row: typeof frameParents.$inferInsert) =>
  onlyRow(await db.insert(frameParents).values(row).returning({ id, restaurant_id, origin }));

export const deleteFrameParent = async (db: Queryable, of: number): Promise<void> => {
  await db.delete(frameParents).where(eq(id, of));
};
