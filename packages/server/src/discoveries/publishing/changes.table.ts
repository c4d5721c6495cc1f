import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { recommendations } from "../discoveries.table.ts";

/** Changes of discoveries that were saved, by the keys that devices gave them: a lost answer is asked for again. */
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
    /** What was saved, words and picture, by its hash. */
    content: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.key] }),
    index("recommendation_changes_of").on(t.recommendation_id),
    index("recommendation_changes_old").on(t.created_at),
  ],
);
