import type { PageName } from "@tablee/domain/pages/article";
import { articlePath } from "@tablee/domain/pages/article";
import { queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { isCallError } from "../../api/call-error.ts";
import type { Orpc } from "../../api/query-options.ts";
import { currentLanguage } from "../../language/language.ts";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { firstPage } from "../discoveries/feed/first-page.ts";

export const pageQuery = (orpc: Orpc, name: PageName) =>
  queryOptions({ ...orpc.pages.get.queryOptions({ input: { name } }), retry: false });

/** Rethrows the error for an unknown page, section or article as "not found". */
export async function orNotFound<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked;
  } catch (error) {
    const gone = isCallError(error) && ["not_found", "invalid_input"].includes(error.code);
    throw gone ? notFound() : error;
  }
}

/** Loads the text of a page, and the dishes beside it if wanted; returns the first picture. */
export async function loadPage(context: AppContext, name: PageName, dishes: boolean): Promise<string | null> {
  const { queryClient, orpc } = context;
  const words = orNotFound(queryClient.query({ ...pageQuery(orpc, name), staleTime: "static" }));
  const first = dishes ? await firstPage(context, "popular") : null;
  return (await words).image_url ?? first?.image_url ?? null;
}

export function headOfPage({ queryClient, orpc, ...context }: AppContext, name: PageName, image: string | null) {
  const page = queryClient.getQueryData(pageQuery(orpc, name).queryKey);
  if (!page) return {};
  const language = currentLanguage();
  return pageHead({
    title: page.title[language],
    description: import.meta.env.SSR ? page.summary[language] : null,
    path: articlePath({ kind: "page", section: "", slug: name }),
    context,
    image,
  });
}
