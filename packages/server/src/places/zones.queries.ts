import { asc, eq, sql } from "drizzle-orm";
import type { Db, Queryable } from "../database/open-database.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { zones } from "../restaurants/stored/zones.table.ts";

export type ZoneRow = typeof zones.$inferSelect;

/** All zones, unordered: a city has a few dozen. */
export const readZones = async (db: Db): Promise<ZoneRow[]> => db.select().from(zones);

export const insertZones = async (db: Queryable, rows: readonly (typeof zones.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db.insert(zones).values([...rows]);
};

export const listZoneRows = async (db: Queryable): Promise<ZoneRow[]> =>
  db.select().from(zones).orderBy(asc(zones.zone));

/** Blocks other changes to zones until the transaction ends, so that a duplicate name gets a proper refusal. */
export const lockZones = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`lock table ${zones} in share row exclusive mode`);
};

export const readZone = async (tx: Queryable, zone: string): Promise<ZoneRow | null> =>
  (await tx.select().from(zones).where(eq(zones.zone, zone)))[0] ?? null;

export const updateZone = async (tx: Queryable, was: string, row: ZoneRow): Promise<void> => {
  await tx.update(zones).set(row).where(eq(zones.zone, was));
};

/** Points the restaurants of a neighbourhood at its new name. */
export const renameZoneOfRestaurants = async (tx: Queryable, was: string, zone: string): Promise<void> => {
  await tx
    .update(restaurants)
    .set({ zone, revision: sql`${restaurants.revision} + 1` })
    .where(eq(restaurants.zone, was));
};
