import { MOST_ZONE_RADIUS_M } from "@tablee/domain/places/zone";
import { sql } from "drizzle-orm";
import { check, doublePrecision, integer, pgTable, text as string } from "drizzle-orm/pg-core";
import { text } from "../../database/columns.ts";

/**
 * Neighbourhoods (search §10). A restaurant names its own, or lies in the nearest of those whose radius includes it.
 */
export const zones = pgTable(
  "zones",
  {
    /** Its name in addresses, and in the `zone` of restaurants. */
    zone: string().primaryKey(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** In metres, from its centre. */
    radius: integer().notNull(),
  },
  (t) => [
    check("zones_zone", sql`${t.zone} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.zone}) <= 60`),
    check("zones_position", sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
    check("zones_radius", sql`${t.radius} between 1 and ${sql.raw(String(MOST_ZONE_RADIUS_M))}`),
  ],
);
