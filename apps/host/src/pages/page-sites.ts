import type { KnownSites, Site } from "@tablee/server/sites/known-sites";
import type { HostFacts } from "@tablee/web/routes/host-facts";

/** Finds the site of a request by host, or, to preview what its own site would be, by restaurant. */
export interface PageSites extends Pick<KnownSites, "find" | "parentsOf"> {
  /** null if there is no such restaurant. */
  ofRestaurant(restaurant_id: number): Promise<Site | null>;
}

/** The site that `?single-menu=` previews (restaurants §25). */
export async function siteToTry(sites: PageSites, href: string): Promise<Site | null> {
  const asked = Number(new URL(href, "http://page").searchParams.get("single-menu"));
  return Number.isInteger(asked) && asked > 0 && asked <= LARGEST_ID ? sites.ofRestaurant(asked) : null;
}
const LARGEST_ID = 2_147_483_647;

/** Where visitors reach a site: the product's origin with another host name. */
export function originOf({ host }: Site, origin: string): string {
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
}

/** What the pages of a site need to know about it. */
export const factsOf = ({ group, restaurant_ids, name, theme, properties }: Site): HostFacts["site"] => ({
  group,
  restaurant_ids,
  name,
  logo_url: theme.logo_url,
  cover_url: theme.cover_url,
  properties,
});
