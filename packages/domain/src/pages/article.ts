import { LANGUAGES, type Language } from "../language/text.ts";
import { inputProblem } from "../validation/input-problem.ts";
import { isPermalink } from "../validation/permalink.ts";
import { lengthOf } from "../validation/text-length.ts";
import { type ArticleKind, MAX_SLUG } from "./article-kinds.ts";

/** Pages of the product, by the name in their address. */
export const PAGES = ["index", "about", "about-tablee", "business", "contact"] as const;
export type PageName = (typeof PAGES)[number];
export const isPageName = (text: string): text is PageName => PAGES.some((name) => name === text);

/** The sections of the terms, in this order. */
export const TERMS_TYPES = ["terms", "privacy", "sms"] as const;
/** The section of the product's own terms, as opposed to a group's. */
export const OWN_TERMS = "tablee";

export const BLOG_SECTIONS = ["product", "restaurants", "stories"] as const;
export type BlogSection = (typeof BLOG_SECTIONS)[number];
export const isBlogSection = (text: string): text is BlogSection => BLOG_SECTIONS.some((one) => one === text);

/** Maximum lengths in code points, for each language. */
export const MAX_TITLE = 120;
export const MAX_SUMMARY = 300;
export const MAX_BODY = 20_000;

/** A text in both languages; "" if one has not been written yet. */
export type Both = Record<Language, string>;

/** The words of an article; `body` is Markdown. */
export interface ArticleWords {
  title: Both;
  /** The summary for lists, feeds and search engines. */
  summary: Both;
  body: Both;
}

/**
 * The place of an article. A page or a news item has no section, terms have the group that they belong to, and a blog
 * post has one of BLOG_SECTIONS.
 */
export interface ArticlePlace {
  kind: ArticleKind;
  section: string;
  slug: string;
}

/** Whether an article can exist at this place. */
export function checkPlace({ kind, section, slug }: ArticlePlace): { code: "place_invalid" } | null {
  const fits = {
    page: () => section === "" && isPageName(slug),
    terms: () => isName(section) && TERMS_TYPES.some((type) => type === slug),
    blog: () => isBlogSection(section) && isAddress(slug),
    news: () => section === "" && isAddress(slug),
  };
  return fits[kind]() ? null : { code: "place_invalid" };
}

const isName = (text: string): boolean => text.length <= MAX_SLUG && isPermalink(text);
/** The last part of an article's address is a permalink field with a maximum length of its own (wire §26). */
const isAddress = (text: string): boolean =>
  inputProblem("permalink", text, { required: true, max_length: MAX_SLUG }) === null;

/** Makes a permalink from a title: accents are removed, other characters become hyphens; "" if nothing is left. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, "");

/** The public address of an article. All news items are on one page. */
export function articlePath({ kind, section, slug }: ArticlePlace): string {
  switch (kind) {
    case "page":
      return slug === "index" ? "/index.html" : `/${slug}`;
    case "terms":
      return section === OWN_TERMS ? "/terms-and-conditions" : `/terms-and-conditions?group=${section}`;
    case "blog":
      return `/blog/${section}/${slug}`;
    case "news":
      return `/news#${slug}`;
  }
}

export type WordsField = keyof ArticleWords;
const MOST: Record<WordsField, number> = { title: MAX_TITLE, summary: MAX_SUMMARY, body: MAX_BODY };

/** The first text that exceeds its maximum length (pages §3). */
export function checkLengths(
  words: ArticleWords,
): { code: "text_too_long"; field: WordsField; language: Language } | null {
  for (const field of ["title", "summary", "body"] as const) {
    for (const language of LANGUAGES) {
      if (lengthOf(words[field][language]) > MOST[field]) return { code: "text_too_long", field, language };
    }
  }
  return null;
}

/** The first missing text: an article can be published only when it is complete in both languages. */
export function checkComplete(
  words: ArticleWords,
): { code: "text_missing"; field: WordsField; language: Language } | null {
  for (const field of ["title", "summary", "body"] as const) {
    for (const language of LANGUAGES) {
      if (words[field][language].trim() === "") return { code: "text_missing", field, language };
    }
  }
  return null;
}

/**
 * Whether an editor who loaded the revision `seen` may save or publish, so that nobody overwrites changes they have not
 * seen. Each save creates the next revision.
 */
export const checkRevision = (latest: number, seen: number): { code: "edit_conflict" } | null =>
  latest === seen ? null : { code: "edit_conflict" };

/** Whether an article can be withdrawn: pages of the product and its own terms cannot. */
export const checkWithdrawal = ({ kind, section }: ArticlePlace): { code: "always_there" } | null =>
  kind === "page" || (kind === "terms" && section === OWN_TERMS) ? { code: "always_there" } : null;
