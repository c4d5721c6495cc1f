import { textIn } from "@tablee/domain/language/text-in";
import { notFound } from "@tanstack/react-router";
import { isCallError } from "../../../api/call-error.ts";
import { currentLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { brandOf } from "../../../routes/site.ts";
import { menuOutlineQuery } from "../../menus/reading/menu-queries.ts";

// Loaders and heads of a shared table's routes: loaded with the first of them, not with every page.

/**
 * What a page needs of a table before joining: nothing about who is there, because the page is cached for everybody.
 */
export interface LoadedTable {
  restaurant_id: number;
  name: string;
}

const OPENS_NOTHING = new Set(["not_found", "invalid_input"]);

/** Throws "not found" if the code opens nothing. */
export async function loadTable({ api, queryClient, orpc }: AppContext, code: string): Promise<LoadedTable> {
  try {
    const { restaurant_id, name } = await api.tables.get({ code });
    await queryClient.query({ ...menuOutlineQuery(orpc, restaurant_id), staleTime: "static" });
    return { restaurant_id, name };
  } catch (error) {
    throw isCallError(error) && OPENS_NOTHING.has(error.code) ? notFound() : error;
  }
}

/**
 * The page is titled after the table, and its canonical address is the restaurant's own menu: nobody should find a
 * code.
 */
export function tableHead(context: AppContext, loaded: LoadedTable | undefined) {
  const outline =
    loaded && context.queryClient.getQueryData(menuOutlineQuery(context.orpc, loaded.restaurant_id).queryKey);
  const restaurant = outline ? textIn(outline.restaurant.name, currentLanguage()) : brandOf(context.host_facts.site);
  return pageHead({
    title: loaded ? m.table_page_title({ name: loaded.name, restaurant }) : m.table_gone_title(),
    description: import.meta.env.SSR ? m.table_page_description() : null,
    path: loaded ? `/menu/${loaded.restaurant_id}` : "/menu",
    context,
    image: outline?.restaurant.cover_image_path ?? null,
    unlisted: true,
  });
}
