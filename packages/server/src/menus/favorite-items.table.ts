import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant, now } from "../database/columns.ts";
import { menuItems } from "./menus.table.ts";

/** Which member likes which item; the like of an item that left the menu is kept in case the item comes back. */
export const favoriteItems = pgTable(
  "favorite_items",
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    item_id: integer()
      .notNull()
      .references(() => menuItems.id, { onDelete: "cascade" }),
    created_at: instant().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.item_id] }), index("favorite_items_item").on(t.item_id)],
);
