import type { Theme } from "@tablee/domain/sites/theme";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { restaurantGroups } from "../restaurants/stored/groups.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

/** Hosts that show one restaurant or one group in its own colours (restaurants §25). */
export const domains = pgTable(
  "domains",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    host: text().notNull().unique(),
    restaurant_id: integer().references(() => restaurants.id, { onDelete: "cascade" }),
    group_id: integer().references(() => restaurantGroups.id, { onDelete: "cascade" }),
    theme: jsonb().$type<Theme>().notNull(),
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date_creation: instant().notNull(),
  },
  (t) => [
    index("domains_restaurant").on(t.restaurant_id),
    index("domains_group").on(t.group_id),
    index("domains_account").on(t.account_id),
    check("domains_of_one", sql`num_nonnulls(${t.restaurant_id}, ${t.group_id}) = 1`),
  ],
);

/** Origins of owners' pages that may show a restaurant's menu in a frame (shell §29). */
export const frameParents = pgTable(
  "frame_parents",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    origin: text().notNull(),
    date_creation: instant().notNull(),
  },
  (t) => [uniqueIndex("frame_parents_of").on(t.restaurant_id, t.origin)],
);
