import type { NotificationJson } from "@tablee/contract/notifications/notifications.schema";
import { NOTIFICATION_TYPES, type NotificationType } from "@tablee/domain/notifications/notification";
import { sql } from "drizzle-orm";
import { bigserial, boolean, check, index, integer, jsonb, pgTable, text as string } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";

/** What members are told (notifications §1); written in the transaction of what it tells. */
export const notifications = pgTable(
  "notifications",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: string().$type<NotificationType>().notNull(),
    read: boolean().notNull().default(false),
    /** What its type has; copies of the day, amounts as on the wire. */
    json: jsonb().$type<Partial<NotificationJson>>().notNull(),
    date_creation: instant().notNull(),
  },
  (t) => [
    index("notifications_account").on(t.account_id, t.id.desc().nullsFirst()),
    index("notifications_unread")
      .on(t.account_id)
      .where(sql`not ${t.read}`),
    check("notifications_type", oneOf(t.type, NOTIFICATION_TYPES)),
  ],
);
