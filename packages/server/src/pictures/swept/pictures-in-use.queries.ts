import { inArray, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { articleVersions } from "../../pages/articles.table.ts";
import { recommendations } from "../../discoveries/discoveries.table.ts";
import { menuPicturesInUse } from "../../management/stored/pictures-of-menus.queries.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** Finds the addresses of pictures in an article's Markdown. */
const NAMED = "/pictures/[0-9a-f]{32}\\.webp";

/**
 * Which of these addresses of uploaded pictures a row or a text uses. Imported pictures are stored elsewhere. Every
 * version of an article counts, because each can be restored.
 */
export async function addressesInUse(db: Queryable, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const own = [...addresses];
  const { cover_image_path: cover, logo_image_path: mark } = restaurants;
  const found = await Promise.all([
    db.select({ url: accounts.avatar_url }).from(accounts).where(inArray(accounts.avatar_url, own)),
    db.select({ url: recommendations.image_url }).from(recommendations).where(inArray(recommendations.image_url, own)),
    db.select({ url: cover }).from(restaurants).where(inArray(cover, own)),
    db.select({ url: mark }).from(restaurants).where(inArray(mark, own)),
    db.select({ url: articleVersions.image_url }).from(articleVersions).where(inArray(articleVersions.image_url, own)),
    db
      .selectDistinct({ url: sql<string>`(regexp_matches(${articleVersions.body}::text, ${NAMED}, 'g'))[1]` })
      .from(articleVersions),
  ]);
  const used = new Set(found.flat().flatMap(({ url }) => url ?? []));
  // Menus' texts are long and every version is read, so they are searched only for the remaining addresses.
  const left = own.filter((address) => !used.has(address));
  return used.union(await menuPicturesInUse(db, left));
}
