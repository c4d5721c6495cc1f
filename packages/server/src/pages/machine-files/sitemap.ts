import { homeOf, type SiteScope } from "@tablee/domain/sites/single-menu";
import { LANGUAGES } from "@tablee/domain/language/text";
import type { Services } from "../../services.ts";
import { countListed, type ListedRow, readListed } from "./sitemap.queries.ts";
import { xml } from "./xml.ts";

/** The most addresses that search engines accept in one file; a restaurant has two. */
const PER_FILE = 50_000;
/** Rows per file, each with at most two addresses. */
const ROWS = PER_FILE / 2;

/** Pages that always exist. */
const ALWAYS = [
  "/",
  "/index.html",
  "/about",
  "/about-tablee",
  "/business",
  "/contact",
  "/blog",
  "/news",
  "/content-gallery",
  "/about-version",
  "/trends",
  "/restaurants",
  "/terms-and-conditions",
  "/why-you-should-register",
];

/** The further pages of a restaurant's own site: all others lead to its menu (restaurants §25). */
const ON_EVERY_SITE = ["/terms-and-conditions"];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A page with both of its languages as hreflang alternates (shell §32). */
function urlXml(origin: string, path: string, changed: string | null): string {
  const alternates = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(`${origin}${path}?lang=${language}`)}"/>`,
  );
  const address = xml(`${origin}${path}`);
  const modified = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${address}</loc>${modified}${alternates.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`;
}

const pathsOf = ({ kind, path }: ListedRow): string[] =>
  kind === "restaurant" ? [`/restaurants/${path}`, `/menu/${path}`] : [path];

/** The number of files for all addresses, at least one. */
export const countFiles = async ({ database }: Pick<Services, "database">, rows = ROWS): Promise<number> =>
  Math.max(1, Math.ceil((await countListed(database.db)) / rows));

/**
 * Every public page (shell §33). `file` null is `/sitemap.xml`: the addresses themselves or, if they do not fit into
 * one file, the index of `/sitemap-1.xml` and so on. Returns null if there is no such file.
 */
export async function sitemapXml(
  services: Pick<Services, "database">,
  { origin, file, rows = ROWS }: { origin: string; file: number | null; rows?: number },
): Promise<string | null> {
  const files = await countFiles(services, rows);
  if (file === null && files > 1) {
    const names = Array.from(
      { length: files },
      (_, one) => `<sitemap><loc>${xml(origin)}/sitemap-${one + 1}.xml</loc></sitemap>`,
    );
    return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${names.join("")}</sitemapindex>`;
  }
  const asked = file ?? 1;
  if (asked < 1 || asked > files) return null;
  const listed = await readListed(services.database.db, (asked - 1) * rows, rows);
  const always = asked === 1 ? ALWAYS.map((path) => urlXml(origin, path, null)) : [];
  const others = listed.flatMap((row) => pathsOf(row).map((path) => urlXml(origin, path, row.changed)));
  return urlsetXml([...always, ...others]);
}

/** The single site map of a restaurant's or a group's own site. */
export function siteSitemapXml(origin: string, { group, restaurant_ids }: SiteScope): string {
  const menus = group === null ? [] : restaurant_ids.map((id) => `/menu/${id}`);
  const home = group === null ? ["/menu"] : [homeOf({ group }), `${homeOf({ group })}/menus`];
  return urlsetXml([...home, ...menus, ...ON_EVERY_SITE].map((path) => urlXml(origin, path, null)));
}

const urlsetXml = (urls: readonly string[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
