import type { GroupTheme } from "@tablee/contract/restaurants/restaurants.schema";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text as string } from "drizzle-orm/pg-core";
import { text } from "../../database/columns.ts";
import { restaurants } from "./restaurants.table.ts";

/** Restaurants that belong together (restaurants §24), with a page in their own colours. */
export const restaurantGroups = pgTable(
  "restaurant_groups",
  {
    id: serial().primaryKey(),
    /** Its name in addresses: /g/demo. */
    alias: string().notNull().unique(),
    name: text().notNull(),
    theme: jsonb().$type<GroupTheme>().notNull(),
  },
  (t) => [check("restaurant_groups_alias", sql`${t.alias} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.alias}) <= 60`)],
);

export const restaurantGroupMembers = pgTable(
  "restaurant_group_members",
  {
    group_id: integer()
      .notNull()
      .references(() => restaurantGroups.id, { onDelete: "cascade" }),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** The group's own order, from the first on. */
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.group_id, t.restaurant_id] }),
    index("restaurant_group_members_restaurant").on(t.restaurant_id),
  ],
);
