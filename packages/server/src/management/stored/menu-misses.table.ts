import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** What was looked for on a menu and not found there (management §26): words and how often, nobody. */
export const menuMisses = pgTable(
  "menu_misses",
  {
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Of the restaurant's clock. */
    day: date({ mode: "string" }).notNull(),
    /** Folded, as search folds them. */
    words: text().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.restaurant_id, t.day, t.words] }), check("menu_misses_times", sql`${t.times} > 0`)],
);
