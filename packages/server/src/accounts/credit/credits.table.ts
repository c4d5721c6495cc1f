import { MAX_CREDIT_REASON, MOST_CREDIT } from "@tablee/domain/accounts/credit/credit";
import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { amount, instant } from "../../database/columns.ts";
import { accounts } from "../stored/accounts.table.ts";

/**
 * The credits that administrators gave to members, in Canadian cents (accounts §53); a member's balance is their sum.
 */
export const credits = pgTable(
  "credits",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    amount: amount().notNull(),
    reason: text().notNull(),
    /** The administrator, and the key of their click: the same key gives nothing twice. */
    granted_by: integer().references(() => accounts.id, { onDelete: "set null" }),
    key: uuid().notNull(),
    date: instant().notNull(),
  },
  (t) => [
    unique("credits_key").on(t.key),
    index("credits_granted_by").on(t.granted_by),
    index("credits_account").on(t.account_id, t.id.desc().nullsFirst()),
    check("credits_amount", sql`${t.amount} between 1 and ${sql.raw(String(MOST_CREDIT))}`),
    check("credits_reason", sql`length(${t.reason}) between 1 and ${sql.raw(String(MAX_CREDIT_REASON))}`),
  ],
);
