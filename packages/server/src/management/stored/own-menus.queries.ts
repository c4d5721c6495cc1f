import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { menuVersions } from "./menu-drafts.table.ts";

/** The restaurants of a source with these refs whose menu was published by their own staff. */
export const readOwnMenus = (db: Queryable, source: string, refs: string[]): Promise<{ id: number; ref: string }[]> =>
  db
    .select({ id: restaurants.id, ref: restaurants.ref })
    .from(restaurants)
    .where(
      and(
        eq(restaurants.source, source),
        inArray(restaurants.ref, refs),
        sql`exists (
          select from ${menuVersions}
          where ${menuVersions.restaurant_id} = ${restaurants.id} and not ${menuVersions.imported})`,
      ),
    );
