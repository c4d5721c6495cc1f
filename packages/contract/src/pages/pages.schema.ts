import { BLOG_SECTIONS, MAX_BODY, MAX_SUMMARY, MAX_TITLE } from "@tablee/domain/pages/article";
import { ARTICLE_KINDS, MAX_SLUG } from "@tablee/domain/pages/article-kinds";
import * as z from "zod";
import { Id, ImageUrl, Instant } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** Longer than a text may be, so that the rule itself refuses it by its name. */
const both = (most: number) => z.object({ en: Words(most + 500), fr: Words(most + 500) });

export const ArticleWords = z.object({ title: both(MAX_TITLE), summary: both(MAX_SUMMARY), body: both(MAX_BODY) });
/** A picture of this host, or none. */
export const ArticlePicture = z
  .string()
  .regex(/^\/pictures\/[\w./-]{1,190}$/)
  .nullable();

const Bilingual = z.object({ en: z.string(), fr: z.string() });
const place = { kind: z.enum(ARTICLE_KINDS), section: z.string(), slug: z.string() };
/** Part of an address, as somebody may have typed it. */
export const AnySlug = z.string().max(200);

/** An article in a list. */
export const ArticleCard = z.object({
  id: Id,
  ...place,
  title: Bilingual,
  summary: Bilingual,
  image_url: ImageUrl.nullable(),
  /** When readers first saw it, and when they last saw something else. */
  published_at: Instant,
  updated_at: Instant,
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** An article as readers see it; the texts are HTML without any script (domain/pages/markdown). */
export const Article = ArticleCard.extend({ html_content: Bilingual });
export type Article = z.infer<typeof Article>;

/** A section of the terms (pages §7); the last three are each a JSON text of `{ en, fr }`. */
export const TermsSection = z.object({
  id: Id,
  type: z.string(),
  name: z.string(),
  header: z.string(),
  html_content: z.string(),
});
export type TermsSection = z.infer<typeof TermsSection>;

/** One saving of an article. */
export const ArticleVersion = z.object({
  revision: z.int(),
  date: Instant,
  /** Who saved it; null: the product's own first text, or a member who is gone. */
  name: z.string().nullable(),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** An article as its editors see it. */
export const EditedArticle = z.object({
  id: Id,
  ...place,
  /** The newest revision: what one saves next has to name it. */
  revision: z.int(),
  /** The one that readers see; null: none. */
  published_revision: z.int().nullable(),
  published_at: Instant.nullable(),
  /** The one that readers will see, and from when on; null: none waits. */
  scheduled_revision: z.int().nullable(),
  scheduled_at: Instant.nullable(),
  /** The revision that was asked for, the newest unless told. */
  shown_revision: z.int(),
  words: z.object({ title: Bilingual, summary: Bilingual, body: Bilingual }),
  image_url: ImageUrl.nullable(),
  /** The newest first; at most a hundred. */
  history: z.array(ArticleVersion),
});
export type EditedArticle = z.infer<typeof EditedArticle>;

/** A line of the list that editors choose from. */
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
