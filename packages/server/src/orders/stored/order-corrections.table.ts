import type { CorrectedLine } from "@tablee/domain/kitchen/correct-order";
import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { amount, instant } from "../../database/columns.ts";
import { orders } from "./orders.table.ts";

/** What a kitchen changed in an order before confirming it; written in the transaction that changes the order. */
export const orderCorrections = pgTable(
  "order_corrections",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Each changed line before and after; amounts in minor units. */
    lines: jsonb().$type<CorrectedLine[]>().notNull(),
    total_before: amount().notNull(),
    total_after: amount().notNull(),
    /** Who corrected the order. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date: instant().notNull(),
  },
  (t) => [
    index("order_corrections_order").on(t.order_id),
    // And among those that were corrected lately.
    index("order_corrections_date").on(t.date),
    index("order_corrections_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    check("order_corrections_total", sql`${t.total_after} <= ${t.total_before}`),
  ],
);
