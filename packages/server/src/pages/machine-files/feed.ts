import type { Language } from "@tablee/domain/language/text";
import { articlePath } from "@tablee/domain/pages/article";
import { htmlOf, shown } from "../article-view.ts";
import type { PublishedRow } from "../articles.queries.ts";
import { xml } from "./xml.ts";

const TITLES = {
  blog: {
    en: ["Tablée: blog", "Dishes, kitchens and what we learn while building Tablée."],
    fr: ["Tablée : blogue", "Des plats, des cuisines et ce que nous apprenons en bâtissant Tablée."],
  },
  news: {
    en: ["Tablée: news", "What has changed in Tablée, in a few words."],
    fr: ["Tablée : nouvelles", "Ce qui a changé dans Tablée, en quelques mots."],
  },
} as const satisfies Record<string, Record<Language, readonly [string, string]>>;

export interface FeedFacts {
  kind: "blog" | "news";
  language: Language;
  /** Where visitors reach the product, without a slash at the end. */
  origin: string;
  /** Newest first. */
  rows: readonly PublishedRow[];
}

/** RSS 2.0 of the blog or the news in one language (pages §9). */
export function feedXml({ kind, language, origin, rows }: FeedFacts): string {
  const [title, text] = TITLES[kind][language];
  const self = `${origin}/${kind}/rss.xml?lang=${language}`;
  const changed = rows.reduce((last, { updated_at }) => Math.max(last, updated_at.getTime()), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    `<title>${xml(title)}</title><link>${xml(`${origin}/${kind}`)}</link><description>${xml(text)}</description>`,
    `<language>${language}-ca</language><atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(changed > 0 ? [`<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`] : []),
    ...rows.map((row) => itemXml(row, language, origin)),
    "</channel></rss>",
  ].join("\n");
}

function itemXml(row: PublishedRow, language: Language, origin: string): string {
  const link = `${origin}${articlePath(row)}`;
  // Feed readers show it at another address than ours, so links must be absolute.
  const html = htmlOf(row)[language].replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
  return [
    `<item><title>${xml(shown(row.title)[language])}</title><link>${xml(link)}</link>`,
    // Never changes, whatever happens to the address.
    `<guid isPermaLink="false">tablee-article-${row.id}-${language}</guid>`,
    `<pubDate>${row.published_at.toUTCString()}</pubDate>`,
    `<description>${xml(shown(row.summary)[language])}</description>`,
    `<content:encoded>${xml(html)}</content:encoded></item>`,
  ].join("");
}
