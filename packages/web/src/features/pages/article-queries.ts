import type { BlogSection } from "@tablee/domain/pages/article";
import type { Orpc } from "../../api/query-options.ts";

/** The articles of the blog, page by page; the first page is the same call on the server and in the browser. */
export const blogQuery = (orpc: Orpc, section: BlogSection | undefined) =>
  orpc.pages.blog.infiniteOptions({
    input: (continuation: string | undefined) => ({
      ...(section ? { section } : {}),
      ...(continuation ? { continuation } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
  });

export const newsQuery = (orpc: Orpc) =>
  orpc.pages.news.infiniteOptions({
    input: (continuation: string | undefined) => (continuation ? { continuation } : {}),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
  });

export const articleQuery = (orpc: Orpc, section: string, id: string) => ({
  ...orpc.pages.article.queryOptions({ input: { section, id } }),
  retry: false,
});
