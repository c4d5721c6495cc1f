import { textIn } from "@tablee/domain/language/text-in";
import type { Language } from "@tablee/domain/language/text";
import { currentLanguage } from "../language/language.ts";
import { useAppContext } from "./app-context.ts";
import type { Site } from "./site-facts.ts";

/** What the pages of this address belong to; null: Tablée itself. */
export const useSite = (): Site | null => useAppContext().host_facts.site;

/** Whose pages these are, as titles and pictures of shared links say it. */
export const brandOf = (site: Site | null, language: Language = currentLanguage()): string =>
  site ? textIn(site.name, language) : "Tablée";

/** A page's title with whose page it is. */
export function fullTitle(title: string, site: Site | null): string {
  const brand = brandOf(site);
  return title === brand ? title : `${title} · ${brand}`;
}
