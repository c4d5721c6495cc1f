import { BLOG_SECTIONS, MAX_BODY, MAX_SUMMARY, MAX_TITLE } from "@tablee/domain/pages/article";
import { ARTICLE_KINDS, MAX_SLUG } from "@tablee/domain/pages/article-kinds";
import * as z from "zod";
import { Id, ImageUrl, Instant } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** Accepts more than the maximum length, so that the domain rule refuses it with its own code. */
const both = (most: number) => z.object({ en: Words(most + 500), fr: Words(most + 500) });

export const ArticleWords = z.object({ title: both(MAX_TITLE), summary: both(MAX_SUMMARY), body: both(MAX_BODY) });
/** A picture on this host, or null. */
export const ArticlePicture = z
  .string()
  .regex(/^\/pictures\/[\w./-]{1,190}$/)
  .nullable();

const Bilingual = z.object({ en: z.string(), fr: z.string() });
const place = { kind: z.enum(ARTICLE_KINDS), section: z.string(), slug: z.string() };
/** The last part of an address, as somebody may have typed it. */
export const AnySlug = z.string().max(200);

/** An article in a list. */
export const ArticleCard = z.object({
  id: Id,
  ...place,
  title: Bilingual,
  summary: Bilingual,
  image_url: ImageUrl.nullable(),
  /** When it was first published, and when its published content last changed. */
  published_at: Instant,
  updated_at: Instant,
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** An article as readers see it; the texts are HTML without scripts (domain/pages/markdown). */
export const Article = ArticleCard.extend({ html_content: Bilingual });
export type Article = z.infer<typeof Article>;

/** A section of the terms (pages §7); each of the last three is a JSON text of `{ en, fr }`. */
export const TermsSection = z.object({
  id: Id,
  type: z.string(),
  name: z.string(),
  header: z.string(),
  html_content: z.string(),
});
export type TermsSection = z.infer<typeof TermsSection>;

/** One saved version of an article. */
export const ArticleVersion = z.object({
  revision: z.int(),
  date: Instant,
  /** Who saved it; null for the product's own initial text, or if the member is gone. */
  name: z.string().nullable(),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** An article as its editors see it. */
export const EditedArticle = z.object({
  id: Id,
  ...place,
  /** The newest revision, which the next save must name. */
  revision: z.int(),
  /** The published revision; null if there is none. */
  published_revision: z.int().nullable(),
  published_at: Instant.nullable(),
  /** The revision that is scheduled for publication, and when; null if none is. */
  scheduled_revision: z.int().nullable(),
  scheduled_at: Instant.nullable(),
  /** The requested revision, by default the newest. */
  shown_revision: z.int(),
  words: z.object({ title: Bilingual, summary: Bilingual, body: Bilingual }),
  image_url: ImageUrl.nullable(),
  /** Newest first; at most a hundred. */
  history: z.array(ArticleVersion),
});
export type EditedArticle = z.infer<typeof EditedArticle>;

/** An entry in the editors' list of articles. */
export const ArticleLine = z.object({
  id: Id,
  ...place,
  title: Bilingual,
  revision: z.int(),
  published_revision: z.int().nullable(),
  scheduled_at: Instant.nullable(),
  updated_at: Instant,
});
export type ArticleLine = z.infer<typeof ArticleLine>;

export const NewArticle = z.object({
  kind: z.enum(["terms", "blog", "news"]),
  section: z.string().max(MAX_SLUG),
  slug: AnySlug,
  words: ArticleWords,
  image_url: ArticlePicture,
});

export const BlogSection = z.enum(BLOG_SECTIONS);
