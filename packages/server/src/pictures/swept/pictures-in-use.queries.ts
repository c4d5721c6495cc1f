import { inArray } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { recommendations } from "../../discoveries/discoveries.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** Which of some addresses of pictures that were sent stand in a row. What imports bring lies elsewhere. */
export async function addressesInUse(db: Queryable, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const own = [...addresses];
  const { cover_image_path: cover, logo_image_path: mark } = restaurants;
  const [avatars, discoveries, covers, marks] = await Promise.all([
    db.select({ url: accounts.avatar_url }).from(accounts).where(inArray(accounts.avatar_url, own)),
    db.select({ url: recommendations.image_url }).from(recommendations).where(inArray(recommendations.image_url, own)),
    db.select({ url: cover }).from(restaurants).where(inArray(cover, own)),
    db.select({ url: mark }).from(restaurants).where(inArray(mark, own)),
  ]);
  return new Set([...avatars, ...discoveries, ...covers, ...marks].flatMap(({ url }) => url ?? []));
}
