import type { AuditAction } from "@tablee/domain/accounts/audit";
import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "./accounts.table.ts";

/**
 * Every use of a right that changed something (accounts §45). Entries are never changed, except that the erasure of an
 * account takes the reasons out of those about it (accounts §41), for which a deletion notes whom they are about.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** null: the command line, or an account that no longer exists. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    /**
     * The restaurant whose right was used; null: a right of the whole product. Not a foreign key, because the list
     * outlives what it names.
     */
    restaurant_id: integer(),
    /** What was done, as `thing.verb`: `stock.set`, `invitation.send`. */
    action: text().$type<AuditAction>().notNull(),
    /** What it was done to: `item 12`, `account 3`. */
    subject: text().notNull(),
    /** Who had written what the subject names, once that is deleted; null: it still exists, or names nobody's. */
    about: integer().references(() => accounts.id, { onDelete: "set null" }),
    before: jsonb(),
    after: jsonb(),
    date: instant().notNull(),
  },
  (t) => [
    index("audit_log_account").on(t.account_id, t.id),
    index("audit_log_restaurant").on(t.restaurant_id, t.id),
    index("audit_log_subject").on(t.subject),
    index("audit_log_about")
      .on(t.about)
      .where(sql`${t.about} is not null`),
  ],
);
