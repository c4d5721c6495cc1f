import { type AnyColumn, inArray, like, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { articleVersions } from "../../pages/articles.table.ts";
import { recommendations } from "../../discoveries/discoveries.table.ts";
import { picturesOfMenus } from "../../management/stored/pictures-of-menus.queries.ts";
import { restaurantGroups } from "../../restaurants/stored/groups.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { domains } from "../../sites/sites.table.ts";

/** Finds the keys of pictures in an article's Markdown or a look, whatever host and width their addresses name. */
const NAMED = "/pictures/([0-9a-f]{32})(?:-[0-9]{2,4})?\\.webp";

/** Which of these addresses of uploaded pictures a member or a discovery uses; both are found by index. */
export async function addressesOfMembers(db: Queryable, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const own = [...addresses];
  const found = await Promise.all([
    db.select({ url: accounts.avatar_url }).from(accounts).where(inArray(accounts.avatar_url, own)),
    db.select({ url: recommendations.image_url }).from(recommendations).where(inArray(recommendations.image_url, own)),
  ]);
  return new Set(found.flat().flatMap(({ url }) => url ?? []));
}

/**
 * All addresses of uploaded pictures that restaurants, menus, articles and the looks of sites and groups use, which no
 * index finds: much of it is within long texts. Imported pictures are stored elsewhere. Every version counts, because
 * each can be restored.
 */
export async function addressesInTexts(db: Queryable): Promise<Set<string>> {
  const menus = await picturesOfMenus(db);
  const { cover_image_path: cover, logo_image_path: mark } = restaurants;
  const isOurs = (url: AnyColumn) => like(url, "/pictures/%");
  const named = (words: AnyColumn) => ({
    url: sql<string>`'/pictures/' || (regexp_matches(${words}::text, ${NAMED}, 'g'))[1] || '.webp'`,
  });
  const found = await Promise.all([
    db.select({ url: cover }).from(restaurants).where(isOurs(cover)),
    db.select({ url: mark }).from(restaurants).where(isOurs(mark)),
    db.select({ url: articleVersions.image_url }).from(articleVersions).where(isOurs(articleVersions.image_url)),
    db.selectDistinct(named(articleVersions.body)).from(articleVersions),
    db.selectDistinct(named(domains.theme)).from(domains),
    db.selectDistinct(named(restaurantGroups.theme)).from(restaurantGroups),
  ]);
  return menus.union(new Set(found.flat().flatMap(({ url }) => url ?? [])));
}
