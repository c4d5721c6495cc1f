import { type AnyColumn, like, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { combos, menuItems, menuSections, modifierGroups } from "../../menus/menus.table.ts";
import { menuDraftChanges, menuVersions } from "./menu-drafts.table.ts";

/** Finds the addresses of pictures in the lines of a draft or a version. */
const NAMED = "/pictures/[0-9a-f]{32}\\.webp";
/**
 * How much one statement reads of the versions, which are whole menus: one that reads all of them takes longer than a
 * statement may. It ends with the version that reaches so many bytes, of which a menu of 2,000 dishes has three million.
 */
const AT_ONCE = { versions: 100, bytes: 5_000_000 };

/**
 * The addresses of all pictures that menus use: the live ones, drafts, and every version, because each of them can be
 * restored. An order's line shows a picture of the menu at that time, for as long as that menu is among the kept versions
 * (management §8); after that, the line may lose its picture. A draft becomes a version and then the live menu, so they
 * are read in that order.
 */
export async function picturesOfMenus(db: Queryable, at_once = AT_ONCE): Promise<Set<string>> {
  const { before, after } = menuDraftChanges;
  const drafts = await db
    .selectDistinct({ url: sql<string>`(regexp_matches(${before}::text || ${after}::text, ${NAMED}, 'g'))[1]` })
    .from(menuDraftChanges);
  const used = new Set(drafts.map(({ url }) => url));
  let last: Version | undefined;
  do {
    const part = await readVersions(db, last, at_once);
    for (const url of part.flatMap(({ urls }) => urls)) used.add(url);
    last = part.at(-1);
  } while (last);
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

type Version = { restaurant_id: number; number: number; urls: string[] };

/** The next versions with their pictures; none: there are no more. Each is looked up once those before it are read. */
async function readVersions(
  db: Queryable,
  after: Omit<Version, "urls"> = { restaurant_id: 0, number: 0 },
  { versions, bytes }: typeof AT_ONCE,
): Promise<Version[]> {
  const next = (than: SQL) => sql`
    select v.restaurant_id, v.number, octet_length(t.words) as bytes,
      array(select distinct (regexp_matches(t.words, ${NAMED}, 'g'))[1]) as urls
    from (
      select restaurant_id, number, menu from ${menuVersions}
      where (restaurant_id, number) > ${than} order by restaurant_id, number limit 1
    ) v cross join lateral (select v.menu::text as words offset 0) t`;
  const { rows } = (await db.execute(sql`
    with recursive part as (
      select first.*, 1 as position, first.bytes::bigint as sum
      from (${next(sql`(${after.restaurant_id}::int, ${after.number}::int)`)}) first
      union all
      select following.*, part.position + 1, part.sum + following.bytes
      from part cross join lateral (${next(sql`(part.restaurant_id, part.number)`)}) following
      where part.position < ${versions} and part.sum < ${bytes}
    )
    select restaurant_id, number, urls from part order by position`)) as { rows: Version[] };
  return rows;
}
