import type { ArticleKind } from "@tablee/domain/pages/article-kinds";
import { m } from "../../../paraglide/messages.js";

export const KIND_WORDS: Record<ArticleKind, () => string> = {
  page: () => m.pages_edit_kind_page(),
  terms: () => m.pages_edit_kind_terms(),
  blog: () => m.pages_edit_kind_blog(),
  news: () => m.pages_edit_kind_news(),
};

/** The name of each language in that language, as those who write it know it. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;
