import type { NotificationJson } from "@tablee/contract/notifications/notifications.schema";
import { NOTIFICATION_TYPES, type NotificationType } from "@tablee/domain/notifications/notification";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text as string,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";

/**
 * Members' notifications (notifications §1), written in the transaction of what they report; those for followers are
 * written by a job.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: string().$type<NotificationType>().notNull(),
    read: boolean().notNull().default(false),
    /** Who did it, and what it is about: names and pictures of both are read afresh each time. */
    sender_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    recommendation_id: integer().references(() => recommendations.id, { onDelete: "cascade" }),
    /** The fields of its type, without pictures; names are copies from that day, amounts as on the wire. */
    json: jsonb().$type<Partial<NotificationJson>>().notNull(),
    date_creation: instant().notNull(),
    /**
     * Identifies what is reported only once, such as `like 12 7`; null if each occurrence is reported
     * (notifications §3).
     */
    once: string(),
    /**
     * false: its member wants none of this type in the app. The row exists so that other channels report it only once.
     */
    shown: boolean().notNull().default(true),
  },
  (t) => [
    index("notifications_account").on(t.account_id, t.id.desc().nullsFirst()),
    // The types that the screen joins into entries, to count how many people each names on a day
    // (people-of-entries.ts).
    index("notifications_joined")
      .on(t.account_id, t.date_creation)
      .where(sql`${t.type} in ('like', 'follow')`),
    index("notifications_unread")
      .on(t.account_id)
      .where(sql`not ${t.read}`),
    uniqueIndex("notifications_once")
      .on(t.account_id, t.once)
      .where(sql`${t.once} is not null`),
    index("notifications_sender")
      .on(t.sender_id)
      .where(sql`${t.sender_id} is not null`),
    index("notifications_recommendation")
      .on(t.recommendation_id)
      .where(sql`${t.recommendation_id} is not null`),
    // For finding what is old enough to be deleted.
    index("notifications_date").on(t.date_creation),
    check("notifications_type", oneOf(t.type, NOTIFICATION_TYPES)),
  ],
);
