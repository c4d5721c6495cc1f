import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant, now } from "../../database/columns.ts";
import { restaurants } from "./restaurants.table.ts";

/** Which member likes which restaurant. */
export const favoriteRestaurants = pgTable(
  "favorite_restaurants",
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    created_at: instant().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.restaurant_id] }),
    index("favorite_restaurants_restaurant").on(t.restaurant_id),
  ],
);
