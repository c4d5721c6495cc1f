import type { Article, ArticleCard, TermsSection } from "@tablee/contract/pages/pages.schema";
import { spacesIn } from "@tablee/domain/language/french-spaces";
import type { Language } from "@tablee/domain/language/text";
import type { Both } from "@tablee/domain/pages/article";
import { markdownToHtml } from "@tablee/domain/pages/markdown";
import { LRUCache } from "lru-cache";
import type { PublishedRow } from "./articles.queries.ts";

/** Rendered HTML, keyed by language and Markdown. */
const rendered = new LRUCache<string, string>({ max: 200 });

function rendering(markdown: string, language: Language): string {
  const key = `${language} ${markdown}`;
  let html = rendered.get(key);
  if (html === undefined) rendered.set(key, (html = markdownToHtml(markdown, language)));
  return html;
}

/** The HTML of a published version, in both languages. */
export const htmlOf = ({ body }: Pick<PublishedRow, "body">): Both => ({
  en: rendering(body.en, "en"),
  fr: rendering(body.fr, "fr"),
});

/** A title or a summary with the non-breaking spaces of each language. */
export const shown = ({ en, fr }: Both): Both => ({ en: spacesIn("en", en), fr: spacesIn("fr", fr) });

export const cardView = (row: PublishedRow): ArticleCard => ({
  id: row.id,
  kind: row.kind,
  section: row.section,
  slug: row.slug,
  title: shown(row.title),
  summary: shown(row.summary),
  image_url: row.image_url,
  published_at: row.published_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const articleView = (row: PublishedRow): Article => ({ ...cardView(row), html_content: htmlOf(row) });

const pair = ({ en, fr }: Both): string => JSON.stringify({ en, fr });

export const termsView = (row: PublishedRow): TermsSection => ({
  id: row.id,
  type: row.slug,
  name: pair(shown(row.title)),
  header: pair(shown(row.summary)),
  html_content: pair(htmlOf(row)),
});
