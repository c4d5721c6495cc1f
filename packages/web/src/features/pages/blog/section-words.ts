import type { BlogSection } from "@tablee/domain/pages/article";
import { m } from "../../../paraglide/messages.js";

export const SECTION_WORDS: Record<BlogSection, () => string> = {
  product: () => m.pages_blog_product(),
  restaurants: () => m.pages_blog_restaurants(),
  stories: () => m.pages_blog_stories(),
};
