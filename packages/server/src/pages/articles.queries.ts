import type { ArticlePlace, ArticleWords } from "@tablee/domain/pages/article";
import type { ArticleKind } from "@tablee/domain/pages/article-kinds";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { articles as a, articleVersions as v } from "./articles.table.ts";

/** The contents of a version. */
export interface Written extends ArticleWords {
  image_url: string | null;
}

const place = { id: a.id, kind: a.kind, section: a.section, slug: a.slug };
const published = {
  ...place,
  revision: v.revision,
  title: v.title,
  summary: v.summary,
  body: v.body,
  image_url: v.image_url,
  published_at: sql<Date>`${a.published_at}`.mapWith(a.published_at),
  updated_at: a.updated_at,
};

/** Articles as their readers see them. */
const readPublished = (db: Queryable, where: SQL | undefined) =>
  db
    .select(published)
    .from(a)
    .innerJoin(v, and(eq(v.article_id, a.id), eq(v.revision, a.published_revision)))
    .where(where)
    .$dynamic();
export type PublishedRow = Awaited<ReturnType<typeof readPublished>>[number];

export const findPublished = async (db: Queryable, { kind, section, slug }: ArticlePlace) => {
  const [row] = await readPublished(db, and(eq(a.kind, kind), eq(a.section, section), eq(a.slug, slug)));
  return row ?? null;
};

/** The published articles of a kind, newest first, after a position. */
export const listPublished = (db: Queryable, { kind, section, after, limit }: ListAsked): Promise<PublishedRow[]> =>
  readPublished(
    db,
    and(
      eq(a.kind, kind),
      section === undefined ? undefined : eq(a.section, section),
      after === null
        ? undefined
        : sql`(${a.published_at}, ${a.id}) < (${after.published_at}::timestamptz, ${after.id}::int)`,
    ),
  )
    .orderBy(desc(a.published_at), desc(a.id))
    .limit(limit);

interface ListAsked {
  kind: ArticleKind;
  section?: string | undefined;
  after: { published_at: string; id: number } | null;
  limit: number;
}

/** An article with one of its versions (null: the newest), for its editors. */
export const findEdited = async (db: Queryable, id: number, revision: number | null) => {
  const [row] = await db
    .select({
      ...place,
      revision: a.revision,
      published_revision: a.published_revision,
      published_at: a.published_at,
      scheduled_revision: a.scheduled_revision,
      scheduled_at: a.scheduled_at,
      shown_revision: v.revision,
      title: v.title,
      summary: v.summary,
      body: v.body,
      image_url: v.image_url,
    })
    .from(a)
    .innerJoin(v, and(eq(v.article_id, a.id), eq(v.revision, revision ?? a.revision)))
    .where(eq(a.id, id));
  return row ?? null;
};

const HISTORY = 100;

/** Who saved each version and when, newest first. */
export const readHistory = (db: Queryable, id: number) =>
  db
    .select({
      revision: v.revision,
      date: v.created_at,
      name: sql<string | null>`nullif(btrim(${accounts.first_name} || ' ' || ${accounts.last_name}), '')`,
    })
    .from(v)
    .leftJoin(accounts, eq(accounts.id, v.account_id))
    .where(eq(v.article_id, id))
    .orderBy(desc(v.revision))
    .limit(HISTORY);

/** Every article with the title of its newest version. */
export const listLines = (db: Queryable, kind: ArticleKind | undefined) =>
  db
    .select({
      ...place,
      title: v.title,
      revision: a.revision,
      published_revision: a.published_revision,
      scheduled_at: a.scheduled_at,
      updated_at: v.created_at,
    })
    .from(a)
    .innerJoin(v, and(eq(v.article_id, a.id), eq(v.revision, a.revision)))
    .where(kind && eq(a.kind, kind))
    .orderBy(asc(a.kind), asc(a.section), desc(v.created_at), desc(a.id));

/** Locks an article for a change. */
export const lockArticle = async (tx: Queryable, id: number) => {
  const [row] = await tx.select().from(a).where(eq(a.id, id)).for("update");
  return row ?? null;
};

/** Returns null if there already is an article at this place. */
export const insertArticle = async (
  tx: Queryable,
  { kind, section, slug }: ArticlePlace,
  { published_at, at }: { published_at: Date | null; at: Date },
): Promise<number | null> => {
  const [row] = await tx
    .insert(a)
    .values({
      kind,
      section,
      slug,
      published_at,
      published_revision: published_at === null ? null : 1,
      updated_at: published_at ?? at,
    })
    .onConflictDoNothing()
    .returning({ id: a.id });
  return row?.id ?? null;
};

interface NewVersion extends Written {
  article_id: number;
  revision: number;
  account_id: number | null;
  at: Date;
}

export const insertVersion = async (tx: Queryable, { at, ...version }: NewVersion): Promise<void> => {
  await tx.insert(v).values({ ...version, created_at: at });
};

export const changeArticle = async (
  tx: Queryable,
  id: number,
  change: Partial<Omit<typeof a.$inferInsert, "id" | "kind" | "section" | "slug">>,
): Promise<void> => {
  await tx.update(a).set(change).where(eq(a.id, id));
};
