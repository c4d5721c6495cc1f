import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { combos, menuItems, menuSections, modifierGroups } from "../../menus/menus.table.ts";
import { menuDraftChanges, menuVersions } from "./menu-drafts.table.ts";

/** Finds the addresses of pictures in the lines of a draft or a version. */
const NAMED = "/pictures/[0-9a-f]{32}\\.webp";

/**
 * Which of these picture addresses a menu uses: the live one, a draft, or any version, because each of them can be
 * restored. Orders only show pictures of published menus, which the versions cover.
 */
export async function menuPicturesInUse(db: Queryable, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const asked = new Set(addresses);
  const own = [...asked];
  const live = [
    db.select({ url: menuItems.image_url }).from(menuItems).where(inArray(menuItems.image_url, own)),
    db.select({ url: menuSections.image_url }).from(menuSections).where(inArray(menuSections.image_url, own)),
    db.select({ url: modifierGroups.image_url }).from(modifierGroups).where(inArray(modifierGroups.image_url, own)),
    db.select({ url: combos.image_url }).from(combos).where(inArray(combos.image_url, own)),
  ];
  const used = new Set((await Promise.all(live)).flat().flatMap(({ url }) => url ?? []));
  const left = own.filter((address) => !used.has(address));
  if (left.length === 0) return used;
  const { before, after } = menuDraftChanges;
  const named = await Promise.all([
    db
      .selectDistinct({ url: sql<string>`(regexp_matches(${before}::text || ${after}::text, ${NAMED}, 'g'))[1]` })
      .from(menuDraftChanges),
    db
      .selectDistinct({ url: sql<string>`(regexp_matches(${menuVersions.menu}::text, ${NAMED}, 'g'))[1]` })
      .from(menuVersions),
  ]);
  for (const { url } of named.flat()) if (asked.has(url)) used.add(url);
  return used;
}
