import { textIn } from "@tablee/domain/language/text-in";
import type { Language } from "@tablee/domain/language/text";
import { currentLanguage } from "../language/language.ts";
import { useAppContext } from "./app-context.ts";
import type { Site } from "./site-facts.ts";

/** The own site that this address belongs to; null: Tablée itself. */
export const useSite = (): Site | null => useAppContext().host_facts.site;

/** The name of the site, as titles and pictures of shared links show it. */
export const brandOf = (site: Site | null, language: Language = currentLanguage()): string =>
  site ? textIn(site.name, language) : "Tablée";

/** A page's title followed by the site's name, unless the title contains it already. */
export function fullTitle(title: string, site: Site | null): string {
  const brand = brandOf(site);
  const says = site ? title.includes(brand) : title === brand;
  return says ? title : `${title} · ${brand}`;
}
