import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { placeLine } from "@tablee/domain/sharing/preview";
import { showsDiscovery } from "@tablee/domain/sites/single-menu";
import { notFound, redirect } from "@tanstack/react-router";
import { currentLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { readId } from "../../../routes/read-id.ts";
import { homeLinkOf } from "../../../routes/site-facts.ts";
import { fullName } from "../../members/member-name.ts";
import { discoveryData } from "../card/discovery-data.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { firstPage } from "../feed/first-page.ts";
import { isGone } from "./gone.ts";

// The data and the head of a discovery's page: loaded with that page, not with every page.

/**
 * Throws "not found" for an invalid id and for a discovery that does not exist or is hidden from this viewer. On a
 * restaurant's own site, a discovery of another place redirects home (restaurants §25).
 */
export async function loadDiscovery(context: AppContext, param: string): Promise<void> {
  const id = readId(param);
  if (id === undefined) throw notFound();
  const query = { ...discoveryQuery(context.orpc, id), staleTime: "static" as const };
  const discovery = context.queryClient.query(query).catch((error: unknown) => {
    throw isGone(error) ? notFound() : error;
  });
  const { site } = context.host_facts;
  if (site) {
    if (!showsDiscovery(site, await discovery)) throw redirect({ ...homeLinkOf(site), replace: true });
    return;
  }
  // The next discoveries are offered below it; the page is complete without them.
  await Promise.all([discovery, firstPage(context, undefined).catch(() => null)]);
}

/** Returns title, picture and schema.org data from the cache, where the loader has put the discovery. */
export function headOfDiscovery(context: AppContext, param: string) {
  const { queryClient, orpc, origin } = context;
  const discovery = queryClient.getQueryData(discoveryQuery(orpc, Number(param)).queryKey);
  if (!discovery) return {};
  const language = currentLanguage();
  const words = textIn(discovery.short_description, language) || textIn(discovery.description, language);
  const { restaurant, google_place_name, city } = discovery;
  const head = pageHead({
    title: textIn(discovery.name, language),
    description: import.meta.env.SSR ? words || m.discoveries_by({ name: fullName(discovery) }) : null,
    path: `/discovery/${discovery.id}`,
    context,
    preview: {
      type: "recommendation",
      item_id: discovery.id,
      title: textIn(discovery.name, language),
      place: placeLine(restaurant ? textIn(restaurant.name, language) : google_place_name, city),
      image: discovery.image_url || null,
    },
    type: "article",
    // For crawlers that run no scripts; not part of what browsers load.
    structured: import.meta.env.SSR ? discoveryData(discovery, language, origin) : undefined,
  });
  return {
    meta: [...head.meta, ...(import.meta.env.SSR ? articleFacts(discovery, language) : [])],
    links: head.links,
  };
}

const articleFacts = (discovery: Discovery, language: Language) => [
  { name: "author", content: fullName(discovery) },
  { property: "article:published_time", content: discovery.date_creation },
  { property: "og:locale", content: language === "fr" ? "fr_CA" : "en_CA" },
];
