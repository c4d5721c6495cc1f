import type { Text } from "@tablee/domain/language/text";
import type { Theme } from "@tablee/domain/sites/theme";
import { asc, count, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { restaurantGroupMembers as members, restaurantGroups } from "../restaurants/stored/groups.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { domains } from "./sites.table.ts";

/** The restaurant or group that a site belongs to. */
export type SiteOwner = { restaurant_id: number; group_id: null } | { restaurant_id: null; group_id: number };

const name = sql<Text>`coalesce(${restaurants.name}, ${restaurantGroups.name})`;

const selectDomains = (db: Queryable) =>
  db
    .select({ ...getTableColumns(domains), name })
    .from(domains)
    .leftJoin(restaurants, eq(restaurants.id, domains.restaurant_id))
    .leftJoin(restaurantGroups, eq(restaurantGroups.id, domains.group_id));
export type DomainRow = Awaited<ReturnType<typeof selectDomains>>[number];

/** The restaurants and groups whose sites somebody manages. */
interface Managed {
  restaurant_ids: readonly number[];
  group_ids: readonly number[];
}

/** Every domain, or those of some restaurants and groups. */
export const readDomains = async (db: Queryable, of?: Managed): Promise<DomainRow[]> =>
  selectDomains(db)
    .where(
      of && or(inArray(domains.restaurant_id, [...of.restaurant_ids]), inArray(domains.group_id, [...of.group_ids])),
    )
    .orderBy(asc(domains.host));

const memberIds = sql<number[]>`array(select ${members.restaurant_id} from ${members}
  where ${members.group_id} = ${domains.group_id} order by ${members.position}, ${members.restaurant_id})`;

/** Every site with what its pages need: the restaurants that it shows, and its group's theme. */
export const readSites = async (db: Queryable) =>
  db
    .select({
      host: domains.host,
      restaurant_id: domains.restaurant_id,
      group: restaurantGroups.alias,
      members: memberIds,
      name,
      theme: domains.theme,
      group_theme: restaurantGroups.theme,
    })
    .from(domains)
    .leftJoin(restaurants, eq(restaurants.id, domains.restaurant_id))
    .leftJoin(restaurantGroups, eq(restaurantGroups.id, domains.group_id))
    .orderBy(asc(domains.host));

/**
 * Every group, or those all of whose restaurants are among these, because managing a group's site requires owning them
 * all. A group without restaurants belongs to nobody.
 */
export const readSiteGroups = async (db: Queryable, owned?: readonly number[]) =>
  db
    .select({ id: restaurantGroups.id, alias: restaurantGroups.alias, name: restaurantGroups.name })
    .from(restaurantGroups)
    .leftJoin(members, eq(members.group_id, restaurantGroups.id))
    .groupBy(restaurantGroups.id)
    .having(owned && sql`bool_and(${members.restaurant_id} = any(${sql.param([...owned])}::int[]))`)
    .orderBy(asc(restaurantGroups.alias));

export const readDomain = async (db: Queryable, id: number): Promise<DomainRow | null> => {
  const [row] = await selectDomains(db).where(eq(domains.id, id));
  return row ?? null;
};

/** A host's domain, locked until the transaction ends. */
export const lockDomainOf = async (tx: Queryable, host: string) => {
  const [row] = await tx.select().from(domains).where(eq(domains.host, host)).for("update");
  return row ?? null;
};

/** Locks a group until the transaction ends, so that nobody else adds a host and the count stays correct. */
export const lockSitesOfGroup = async (tx: Queryable, group_id: number): Promise<void> => {
  await tx
    .select({ id: restaurantGroups.id })
    .from(restaurantGroups)
    .where(eq(restaurantGroups.id, group_id))
    .for("no key update");
};

/**
 * Locks a restaurant until the transaction ends, so that nobody else adds a host or an origin and the counts stay
 * correct.
 */
export const lockSitesOf = async (tx: Queryable, restaurant_id: number): Promise<void> => {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, restaurant_id))
    .for("no key update");
};

export const countDomains = async (db: Queryable, { restaurant_id, group_id }: SiteOwner): Promise<number> => {
  const its = group_id === null ? eq(domains.restaurant_id, restaurant_id) : eq(domains.group_id, group_id);
  const row = onlyRow(await db.select({ there: count() }).from(domains).where(its));
  return row.there;
};

/** Returns null if the host was taken meanwhile. */
export const insertDomain = async (tx: Queryable, row: typeof domains.$inferInsert): Promise<number | null> => {
  const [made] = await tx.insert(domains).values(row).onConflictDoNothing().returning({ id: domains.id });
  return made?.id ?? null;
};

export const updateTheme = async (tx: Queryable, id: number, theme: Theme): Promise<void> => {
  await tx.update(domains).set({ theme }).where(eq(domains.id, id));
};

export const deleteDomain = async (tx: Queryable, id: number): Promise<void> => {
  await tx.delete(domains).where(eq(domains.id, id));
};

export const readRestaurantName = async (db: Queryable, id: number): Promise<Text | null> => {
  const [row] = await db.select({ name: restaurants.name }).from(restaurants).where(eq(restaurants.id, id));
  return row?.name ?? null;
};
