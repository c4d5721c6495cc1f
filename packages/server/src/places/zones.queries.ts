import type { Db, Queryable } from "../database/open-database.ts";
import { zones } from "../restaurants/stored/zones.table.ts";

export type ZoneRow = typeof zones.$inferSelect;

/** All zones, in no order: a city has some dozens. */
export const readZones = async (db: Db): Promise<ZoneRow[]> => db.select().from(zones);

export const insertZones = async (db: Queryable, rows: readonly (typeof zones.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db.insert(zones).values([...rows]);
};
