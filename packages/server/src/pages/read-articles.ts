import { type PageName, TERMS_TYPES } from "@tablee/domain/pages/article";
import type { ArticleKind } from "@tablee/domain/pages/article-kinds";
import * as z from "zod";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Services } from "../services.ts";
import { articleView, cardView, termsView } from "./article-view.ts";
import { findPublished, listPublished, type PublishedRow } from "./articles.queries.ts";

type Reading = Pick<Services, "database">;

export async function getPage({ database }: Reading, name: PageName) {
  const row = await findPublished(database.db, { kind: "page", section: "", slug: name });
  return row && articleView(row);
}

export async function getBlogArticle({ database }: Reading, { section, id }: { section: string; id: string }) {
  const row = await findPublished(database.db, { kind: "blog", section, slug: id });
  return row && articleView(row);
}

interface Asked {
  section?: string | undefined;
  continuation?: string | undefined;
  limit: number;
}

const Key = z.tuple([z.iso.datetime(), z.int()]);

/** A page of published articles, newest first, with the continuation of the next page. */
async function newest({ database }: Reading, kind: ArticleKind, { section, continuation, limit }: Asked) {
  const list = `${kind} ${section ?? ""}`;
  const [published_at, id] = continuation ? readContinuation(list, Key, continuation) : [];
  const after = published_at !== undefined && id !== undefined ? { published_at, id } : null;
  const rows = await listPublished(database.db, { kind, section, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { rows: shown, continuation: rows.length > limit ? endOf(list, shown.at(-1)) : null };
}

const endOf = (list: string, last: PublishedRow | undefined): string | null =>
  last ? writeContinuation(list, [last.published_at.toISOString(), last.id]) : null;

export async function listBlog(services: Reading, asked: Asked) {
  const { rows, continuation } = await newest(services, "blog", asked);
  return { articles: rows.map(cardView), continuation };
}

export async function listNews(services: Reading, asked: Omit<Asked, "section">) {
  const { rows, continuation } = await newest(services, "news", asked);
  return { articles: rows.map(articleView), continuation };
}

const SECTIONS_AT_MOST = 10;

/** The terms of a source (pages §7): the section of a type, or all in order; empty if there are none. */
export async function listTerms({ database }: Reading, { source, type }: { source: string; type: string }) {
  const asked = { kind: "terms", section: source, after: null, limit: SECTIONS_AT_MOST } as const;
  const rows = await listPublished(database.db, asked);
  const order: readonly string[] = TERMS_TYPES;
  return rows
    .filter(({ slug }) => type === "all" || slug === type)
    .toSorted((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
    .map(termsView);
}
