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

/** What members are told (notifications §1); written in the transaction of what it tells, of followers' by a job. */
export const notifications = pgTable(
  "notifications",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: string().$type<NotificationType>().notNull(),
    read: boolean().notNull().default(false),
    /** Who did it, and what it is about: names and pictures of both are read anew each time. */
    sender_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    recommendation_id: integer().references(() => recommendations.id, { onDelete: "cascade" }),
    /** What its type has; copies of the day, amounts as on the wire. */
    json: jsonb().$type<Partial<NotificationJson>>().notNull(),
    date_creation: instant().notNull(),
    /** What is told once, as `like 12 7`; null where each is told (notifications §3). */
    once: string(),
    /** false: its member wants none of its kind in the app. It stands here so that it is told only once elsewhere. */
    shown: boolean().notNull().default(true),
  },
  (t) => [
    index("notifications_account").on(t.account_id, t.id.desc().nullsFirst()),
    // What entries are made of: of a day alone is read how many people it names (people-of-entries.ts).
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
    // What is old enough to be purged.
    index("notifications_date").on(t.date_creation),
    check("notifications_type", oneOf(t.type, NOTIFICATION_TYPES)),
  ],
);
