import { and, asc, between, count, desc, eq, inArray, lt, sql, sum } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { menuMisses as misses } from "../stored/menu-misses.table.ts";

interface Miss {
  restaurant_id: number;
  day: string;
  words: string;
}

/** The most different words of one restaurant and day; nobody reads a longer list. */
const MOST_A_DAY = 300;

/** Counts a search that found nothing. */
export const countMiss = async (db: Queryable, miss: Miss): Promise<void> => {
  const ofDay = and(eq(misses.restaurant_id, miss.restaurant_id), eq(misses.day, miss.day));
  const added = await db
    .update(misses)
    .set({ times: sql`${misses.times} + 1` })
    .where(and(ofDay, eq(misses.words, miss.words)))
    .returning({ words: misses.words });
  if (added.length > 0) return;
  const [{ all } = { all: 0 }] = await db.select({ all: count() }).from(misses).where(ofDay);
  if (all >= MOST_A_DAY) return;
  await db
    .insert(misses)
    .values(miss)
    .onConflictDoUpdate({
      target: [misses.restaurant_id, misses.day, misses.words],
      set: { times: sql`${misses.times} + 1` },
    });
};

/** The searches that found nothing from one day to another, most frequent first. */
export const readMisses = async (
  db: Queryable,
  { restaurant_id, from, to }: { restaurant_id: number; from: string; to: string },
  most: number,
): Promise<{ words: string; times: number }[]> => {
  const times = sum(misses.times).mapWith(Number);
  return db
    .select({ words: misses.words, times })
    .from(misses)
    .where(and(eq(misses.restaurant_id, restaurant_id), between(misses.day, from, to)))
    .groupBy(misses.words)
    .orderBy(desc(times), asc(misses.words))
    .limit(most);
};

/** Deletes rows from before a day; returns how many. */
export const deleteMisses = async (db: Queryable, before: string, most: number): Promise<number> => {
  const key = sql`(${misses.restaurant_id}, ${misses.day}, ${misses.words})`;
  const { restaurant_id, day, words } = misses;
  const old = db.select({ restaurant_id, day, words }).from(misses).where(lt(misses.day, before)).limit(most);
  return (await db.delete(misses).where(inArray(key, old)).returning({ words: misses.words })).length;
};
