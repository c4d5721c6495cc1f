import type { Article, ArticleCard, TermsSection } from "@tablee/contract/pages/pages.schema";
import type { Both } from "@tablee/domain/pages/article";
import { markdownToHtml } from "@tablee/domain/pages/markdown";
import { LRUCache } from "lru-cache";
import type { PublishedRow } from "./articles.queries.ts";

/** HTML by its Markdown. */
const rendered = new LRUCache<string, string>({ max: 200 });

function rendering(markdown: string): string {
  let html = rendered.get(markdown);
  if (html === undefined) rendered.set(markdown, (html = markdownToHtml(markdown)));
  return html;
}

/** The HTML of a published version, in both languages. */
export const htmlOf = ({ body }: Pick<PublishedRow, "body">): Both => ({
  en: rendering(body.en),
  fr: rendering(body.fr),
});

export const cardView = (row: PublishedRow): ArticleCard => ({
  id: row.id,
  kind: row.kind,
  section: row.section,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  image_url: row.image_url,
  published_at: row.published_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const articleView = (row: PublishedRow): Article => ({ ...cardView(row), html_content: htmlOf(row) });

const pair = ({ en, fr }: Both): string => JSON.stringify({ en, fr });

export const termsView = (row: PublishedRow): TermsSection => ({
  id: row.id,
  type: row.slug,
  name: pair(row.title),
  header: pair(row.summary),
  html_content: pair(htmlOf(row)),
});
