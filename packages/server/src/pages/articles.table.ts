import type { Both } from "@tablee/domain/pages/article";
import { ARTICLE_KINDS, type ArticleKind } from "@tablee/domain/pages/article-kinds";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";

/** Articles that administrators write (pages §1). Their texts are in their versions. */
export const articles = pgTable(
  "articles",
  {
    id: serial().primaryKey(),
    kind: text().$type<ArticleKind>().notNull(),
    /** The blog's section, or whose terms they are; "" if the kind has none. */
    section: text().notNull().default(""),
    slug: text().notNull(),
    /** The newest version. */
    revision: integer().notNull().default(1),
    /** The version that readers see; null: none, because it is a draft or was withdrawn. */
    published_revision: integer(),
    /** When readers first saw it. */
    published_at: instant(),
    /** When what readers see last changed. */
    updated_at: instant().notNull(),
    /** The version that is scheduled, and from when readers will see it; null: none. */
    scheduled_revision: integer(),
    scheduled_at: instant(),
  },
  (t) => [
    uniqueIndex("articles_place").on(t.kind, t.section, t.slug),
    index("articles_newest").on(t.kind, t.published_at.desc().nullsFirst(), t.id.desc()),
    check("articles_kind", oneOf(t.kind, ARTICLE_KINDS)),
    check("articles_revisions", sql`${t.published_revision} <= ${t.revision}`),
    check("articles_scheduled_revision", sql`${t.scheduled_revision} <= ${t.revision}`),
    check("articles_scheduled", sql`(${t.scheduled_revision} is null) = (${t.scheduled_at} is null)`),
    check("articles_published", sql`${t.published_revision} is null or ${t.published_at} is not null`),
  ],
);

/** One row for each time an article was saved; versions are never changed. */
export const articleVersions = pgTable(
  "article_versions",
  {
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    title: jsonb().$type<Both>().notNull(),
    summary: jsonb().$type<Both>().notNull(),
    /** Markdown. */
    body: jsonb().$type<Both>().notNull(),
    /** A picture on this server. */
    image_url: text(),
    /** null: the product's own first text. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    created_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.article_id, t.revision] }), index("article_versions_account").on(t.account_id)],
);
