import type { ArticleLine, EditedArticle } from "@tablee/contract/pages/pages.schema";
import {
  type ArticlePlace,
  checkComplete,
  checkLengths,
  checkPlace,
  checkRevision,
  checkWithdrawal,
} from "@tablee/domain/pages/article";
import type { ArticleKind } from "@tablee/domain/pages/article-kinds";
import type { AuditAction } from "@tablee/domain/accounts/audit";
import { type AuditFields, writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import {
  changeArticle,
  findEdited,
  insertArticle,
  insertVersion,
  listLines,
  lockArticle,
  readHistory,
  type Written,
} from "./articles.queries.ts";

type Editing = Pick<Services, "database" | "clock">;

export const listArticles = async ({ database }: Editing, kind: ArticleKind | undefined): Promise<ArticleLine[]> =>
  (await listLines(database.db, kind)).map((row) => ({
    ...row,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }));

/** An article as its editors see it; null if it, or that revision of it, does not exist. */
export async function getEdited(
  { database }: Editing,
  { id, revision }: { id: number; revision?: number | undefined },
): Promise<EditedArticle | null> {
  const row = await findEdited(database.db, id, revision ?? null);
  if (!row) return null;
  const { title, summary, body, published_at, scheduled_at, ...rest } = row;
  const history = await readHistory(database.db, id);
  return {
    ...rest,
    published_at: published_at?.toISOString() ?? null,
    scheduled_at: scheduled_at?.toISOString() ?? null,
    words: { title, summary, body },
    history: history.map((version) => ({ ...version, date: version.date.toISOString() })),
  };
}

type Made = { id: number } | { code: "place_invalid" | "place_taken" | "text_too_long" };

/** Creates an article as a draft. */
export async function createArticle(
  { database, clock }: Editing,
  by: Viewer,
  { words, image_url, ...place }: ArticlePlace & { words: Omit<Written, "image_url">; image_url: string | null },
): Promise<Made> {
  const refused = checkPlace(place) ?? checkLengths(words);
  if (refused) return refused;
  return database.db.transaction(async (tx): Promise<Made> => {
    const at = clock();
    const id = await insertArticle(tx, place, { published_at: null, at });
    if (id === null) return { code: "place_taken" };
    await insertVersion(tx, { ...words, image_url, article_id: id, revision: 1, account_id: by.account_id, at });
    await note(tx, by, at, { action: "article.add", place, after: { revision: 1 } });
    return { id };
  });
}

/** Saves a draft as the next revision, if the newest revision is the one that its editor has seen. */
export async function saveArticle(
  { database, clock }: Editing,
  by: Viewer,
  {
    id,
    revision,
    words,
    image_url,
  }: { id: number; revision: number; words: Omit<Written, "image_url">; image_url: string | null },
) {
  const tooLong = checkLengths(words);
  if (tooLong) return tooLong;
  return database.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) return { code: "not_found" } as const;
    const refused = checkRevision(article.revision, revision);
    if (refused) return refused;
    const at = clock();
    const next = revision + 1;
    await insertVersion(tx, { ...words, image_url, article_id: id, revision: next, account_id: by.account_id, at });
    await changeArticle(tx, id, { revision: next });
    await note(tx, by, at, { action: "article.save", place: article, before: { revision }, after: { revision: next } });
    return null;
  });
}

/** Publishes the newest revision, if it is the one that its editor has seen. */
export function publishArticle(
  { database, clock }: Editing,
  by: Viewer,
  { id, revision }: { id: number; revision: number },
) {
  return database.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    const written = await findEdited(tx, id, null);
    if (!article || !written) return { code: "not_found" } as const;
    const refused = checkRevision(article.revision, revision) ?? checkComplete(written);
    if (refused) return refused;
    if (article.published_revision === revision && article.scheduled_at === null) return null;
    const at = clock();
    // Publishing now cancels a scheduled publication.
    await changeArticle(tx, id, { ...shownFrom(article, revision, at), ...NOT_SCHEDULED });
    await note(tx, by, at, {
      action: "article.publish",
      place: article,
      before: { revision: article.published_revision },
      after: { revision },
    });
    await notifyChange(tx, "articles");
    return null;
  });
}

/** Withdraws an article from its readers; its versions stay, and can be published again. */
export function withdrawArticle({ database, clock }: Editing, by: Viewer, { id }: { id: number }) {
  return database.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) return { code: "not_found" } as const;
    const refused = checkWithdrawal(article);
    if (refused) return refused;
    if (article.published_revision === null) return null;
    const at = clock();
    await changeArticle(tx, id, { published_revision: null, updated_at: at, ...NOT_SCHEDULED });
    await note(tx, by, at, {
      action: "article.withdraw",
      place: article,
      before: { revision: article.published_revision },
    });
    await notifyChange(tx, "articles");
    return null;
  });
}

export const NOT_SCHEDULED = { scheduled_revision: null, scheduled_at: null };

/** The columns of an article whose readers see a revision from `at` on. */
export const shownFrom = ({ published_at }: { published_at: Date | null }, revision: number, at: Date) => ({
  published_revision: revision,
  published_at: published_at ?? at,
  updated_at: at,
});

interface Noted {
  action: Extract<AuditAction, `article.${string}`>;
  place: ArticlePlace;
  before?: AuditFields;
  after?: AuditFields;
}

export const note = (
  tx: Queryable,
  { account_id }: Pick<Viewer, "account_id">,
  date: Date,
  { action, place: { kind, section, slug }, before, after }: Noted,
): Promise<void> => {
  const subject = `article ${[kind, section, slug].filter(Boolean).join("/")}` as const;
  return writeAudit(tx, { account_id, restaurant_id: null, action, subject, before, after, date });
};
