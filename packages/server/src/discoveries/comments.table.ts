import { MAX_COMMENT } from "@tablee/domain/comments/comment-text";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text as string,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant, now } from "../database/columns.ts";
import { recommendations } from "./discoveries.table.ts";

/**
 * Members' comments on discoveries. The table is in this room because a discovery counts its comments and lists those
 * that its viewer reported; everything else about them is in the room `comments`.
 */
export const comments = pgTable(
  "comments",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    recommendation_id: integer()
      .notNull()
      .references(() => recommendations.id, { onDelete: "cascade" }),
    /** null: the account has been erased. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    /** The top-level comment of an answer; there is only one level of answers (comments §4). */
    parent_id: bigint({ mode: "number" }).references((): AnyPgColumn => comments.id, { onDelete: "cascade" }),
    /** Empty once it is deleted. */
    text: string().notNull(),
    /** In microseconds: pages continue from it, and no two comments of a discovery share it (comments §7). */
    date_creation: timestamp({ withTimezone: true, mode: "string", precision: 6 }).notNull(),
    /** Answers that are neither deleted nor hidden with their author. */
    response_count: integer().notNull().default(0),
    deleted_at: instant(),
    /** When a moderator dismissed its reports: it is not judged again, since comments cannot be edited. */
    dismissed_at: instant(),
    /** The idempotency key of the request that wrote it: a retry writes no second comment (comments §21). */
    client_key: string(),
  },
  (t) => [
    uniqueIndex("comments_moment").on(t.recommendation_id, t.date_creation),
    index("comments_first")
      .on(t.recommendation_id, t.date_creation)
      .where(sql`${t.parent_id} is null`),
    index("comments_answers")
      .on(t.parent_id, t.date_creation)
      .where(sql`${t.parent_id} is not null`),
    // For counting a discovery's comments by members whom its viewer blocked.
    index("comments_of_member").on(t.recommendation_id, t.account_id),
    index("comments_member").on(t.account_id, t.date_creation),
    // For trends, like interactions_moment.
    index("comments_newest").using("brin", t.date_creation).with({ autosummarize: true }),
    uniqueIndex("comments_client_key")
      .on(t.account_id, t.client_key)
      .where(sql`${t.client_key} is not null`),
    check("comments_text", sql`length(${t.text}) <= ${sql.raw(String(MAX_COMMENT))}`),
    check("comments_deleted", sql`${t.deleted_at} is null or ${t.text} = ''`),
    check("comments_answered", sql`${t.response_count} >= 0`),
  ],
);

export const commentReports = pgTable(
  "comment_reports",
  {
    comment_id: bigint({ mode: "number" })
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    created_at: instant().notNull().default(now),
    /**
     * Set when a moderator has dismissed the comment's reports, for good: it then no longer waits, whoever else reports
     * it (moderation §11).
     */
    closed: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.comment_id] }),
    index("comment_reports_comment").on(t.comment_id),
    index("comment_reports_open")
      .on(t.comment_id)
      .where(sql`not ${t.closed}`),
  ],
);
