import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { recommendations } from "../discoveries.table.ts";

/** Saved changes of discoveries, by the keys of their devices, so that a retry after a lost answer is recognized. */
export const recommendationChanges = pgTable(
  "recommendation_changes",
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    key: text().notNull(),
    recommendation_id: integer()
      .notNull()
      .references(() => recommendations.id, { onDelete: "cascade" }),
    /** The hash of what was saved, words and picture. */
    content: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.key] }),
    index("recommendation_changes_of").on(t.recommendation_id),
    index("recommendation_changes_old").on(t.created_at),
  ],
);
