import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { recommendations } from "../discoveries.table.ts";

/** Discoveries that devices began to submit, by their keys: one key creates one discovery. */
export const recommendationCreations = pgTable(
  "recommendation_creations",
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The progress that the device polls. */
    progress_id: uuid().notNull(),
    /** null: not made yet, or deleted since. */
    recommendation_id: integer().references(() => recommendations.id, { onDelete: "set null" }),
    /** The hash of what is submitted; null: the row is older than this column. */
    content: text(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.key] }),
    index("recommendation_creations_made")
      .on(t.recommendation_id)
      .where(sql`${t.recommendation_id} is not null`),
    index("recommendation_creations_old").on(t.created_at),
    check("recommendation_creations_key", sql`length(${t.key}) between 8 and 100`),
  ],
);
