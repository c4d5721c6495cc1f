/** What administrators write (pages §1): pages of the product, its terms, the blog and the news. */
export const ARTICLE_KINDS = ["page", "terms", "blog", "news"] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Maximum length of the last part of an article's address. */
export const MAX_SLUG = 80;
