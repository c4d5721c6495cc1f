import type { AuditAction } from "@tablee/domain/accounts/audit";
import { bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "./accounts.table.ts";

/** Every use of a right that changed something (accounts §45). Nothing here is ever changed. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** null: the command line, or an account that is no more. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    /**
     * The restaurant whose right it was; null: a right of the whole product. No key: the list outlives what it names.
     */
    restaurant_id: integer(),
    /** What was done, `room.verb`: `menu.stock`, `member.invite`. */
    action: text().$type<AuditAction>().notNull(),
    /** To what: `item 12`, `account 3`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    date: instant().notNull(),
  },
  (t) => [index("audit_log_account").on(t.account_id, t.id), index("audit_log_restaurant").on(t.restaurant_id, t.id)],
);
