import type { Theme } from "@tablee/domain/sites/theme";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

/** Hosts that show one restaurant in its own colours (restaurants §25). */
export const domains = pgTable(
  "domains",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    host: text().notNull().unique(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    theme: jsonb().$type<Theme>().notNull(),
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date_creation: instant().notNull(),
  },
  (t) => [index("domains_restaurant").on(t.restaurant_id), index("domains_account").on(t.account_id)],
);

/** Pages of the owner's own that may have a restaurant's menu in a frame (shell §29). */
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
