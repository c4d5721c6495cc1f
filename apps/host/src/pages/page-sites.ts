import type { KnownSites, Site } from "@tablee/server/sites/known-sites";
import type { HostFacts } from "@tablee/web/routes/host-facts";

/** Whose pages are asked for: by the host, and by restaurant to try what its own site would be. */
export interface PageSites extends Pick<KnownSites, "find" | "parentsOf"> {
  /** null: there is no such restaurant. */
  ofRestaurant(restaurant_id: number): Promise<Site | null>;
}

/** The site that `?single-menu=` asks to try (restaurants §25). */
export async function siteToTry(sites: PageSites, href: string): Promise<Site | null> {
  const asked = Number(new URL(href, "http://page").searchParams.get("single-menu"));
  return Number.isInteger(asked) && asked > 0 && asked <= LARGEST_ID ? sites.ofRestaurant(asked) : null;
}
const LARGEST_ID = 2_147_483_647;

/** Where visitors reach a site: as they reach the product, by another name. */
export function originOf({ host }: Site, origin: string): string {
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
}

/** What the pages of a site are told of it. */
export const factsOf = ({ group, restaurant_ids, name, theme, properties }: Site): HostFacts["site"] => ({
  group,
  restaurant_ids,
  name,
  logo_url: theme.logo_url,
  cover_url: theme.cover_url,
  properties,
});
