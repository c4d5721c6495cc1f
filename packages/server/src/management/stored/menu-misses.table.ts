import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** Searches of a menu that found nothing (management §26): words and how often, without any trace of people. */
export const menuMisses = pgTable(
  "menu_misses",
  {
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** In the restaurant's time zone. */
    day: date({ mode: "string" }).notNull(),
    /** Folded in the same way as for search. */
    words: text().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.restaurant_id, t.day, t.words] }), check("menu_misses_times", sql`${t.times} > 0`)],
);
