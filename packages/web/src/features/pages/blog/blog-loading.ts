import { type BlogSection, isBlogSection } from "@tablee/domain/pages/article";
import { notFound } from "@tanstack/react-router";
import { currentLanguage } from "../../../language/language.ts";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { articleQuery, blogQuery, newsQuery } from "../article-queries.ts";
import { orNotFound } from "../page-loading.ts";

/** Returns the section in an address; throws "not found" for an unknown one. */
export const sectionOf = (param: string): BlogSection => {
  if (!isBlogSection(param)) throw notFound();
  return param;
};

export const loadBlog = async ({ queryClient, orpc }: AppContext, section: BlogSection | undefined): Promise<void> => {
  await queryClient.infiniteQuery({ ...blogQuery(orpc, section), staleTime: "static" });
};

export const loadNews = async ({ queryClient, orpc }: AppContext): Promise<void> => {
  await queryClient.infiniteQuery({ ...newsQuery(orpc), staleTime: "static" });
};

export const loadArticle = async ({ queryClient, orpc }: AppContext, section: string, id: string): Promise<void> => {
  await orNotFound(queryClient.query({ ...articleQuery(orpc, section, id), staleTime: "static" }));
};

export function headOfArticle({ queryClient, orpc, ...context }: AppContext, section: string, id: string) {
  const article = queryClient.getQueryData(articleQuery(orpc, section, id).queryKey);
  if (!article) return {};
  const language = currentLanguage();
  const { title, summary, image_url, published_at, updated_at } = article;
  return pageHead({
    title: title[language],
    description: import.meta.env.SSR ? summary[language] : null,
    path: `/blog/${section}/${id}`,
    context,
    image: image_url,
    type: "article",
    structured: {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: title[language],
      datePublished: published_at,
      dateModified: updated_at,
      inLanguage: language,
    },
  });
}
