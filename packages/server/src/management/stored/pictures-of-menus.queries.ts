import { type AnyColumn, desc, like, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { combos, menuItems, menuSections, modifierGroups } from "../../menus/menus.table.ts";
import { menuDraftChanges, menuVersions } from "./menu-drafts.table.ts";

/** Finds the addresses of pictures in the lines of a draft or a version. */
const NAMED = "/pictures/[0-9a-f]{32}\\.webp";
/** Whole menus: a statement that reads all of them takes longer than a statement may. */
const VERSIONS = 100;

/**
 * The addresses of all pictures that menus use: the live ones, drafts, and every version, because each of them can be
 * restored. Orders only show pictures of published menus, which the versions cover. A draft becomes a version and then
 * the live menu, so they are read in that order.
 */
export async function picturesOfMenus(db: Queryable, versions_at_once = VERSIONS): Promise<Set<string>> {
  const { before, after } = menuDraftChanges;
  const drafts = await db
    .selectDistinct({ url: sql<string>`(regexp_matches(${before}::text || ${after}::text, ${NAMED}, 'g'))[1]` })
    .from(menuDraftChanges);
  const used = new Set(drafts.map(({ url }) => url));
  let part = await readVersions(db, null, versions_at_once);
  while (part) {
    for (const url of part.urls) used.add(url);
    part = await readVersions(db, part, versions_at_once);
  }
  const isOurs = (url: AnyColumn) => like(url, "/pictures/%");
  const live = await Promise.all([
    db.select({ url: menuItems.image_url }).from(menuItems).where(isOurs(menuItems.image_url)),
    db.select({ url: menuSections.image_url }).from(menuSections).where(isOurs(menuSections.image_url)),
    db.select({ url: modifierGroups.image_url }).from(modifierGroups).where(isOurs(modifierGroups.image_url)),
    db.select({ url: combos.image_url }).from(combos).where(isOurs(combos.image_url)),
  ]);
  for (const { url } of live.flat()) if (url !== null) used.add(url);
  return used;
}

/** The pictures of the next `most` versions, and where these end; null: there are no more. */
const readVersions = async (db: Queryable, after: { restaurant_id: number; number: number } | null, most: number) => {
  const { restaurant_id, number, menu } = menuVersions;
  const part = db.$with("part").as(
    db
      .select({ restaurant_id, number, menu })
      .from(menuVersions)
      .where(
        after ? sql`(${restaurant_id}, ${number}) > (${after.restaurant_id}::int, ${after.number}::int)` : undefined,
      )
      .orderBy(restaurant_id, number)
      .limit(most),
  );
  const [row] = await db
    .with(part)
    .select({
      restaurant_id: part.restaurant_id,
      number: part.number,
      urls: sql<string[]>`array(select distinct (regexp_matches(p.menu::text, ${NAMED}, 'g'))[1] from part as p)`,
    })
    .from(part)
    .orderBy(desc(part.restaurant_id), desc(part.number))
    .limit(1);
  return row ?? null;
};
