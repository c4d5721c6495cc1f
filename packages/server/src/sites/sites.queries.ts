import type { Text } from "@tablee/domain/language/text";
import type { Theme } from "@tablee/domain/sites/theme";
import { asc, count, eq, getTableColumns, inArray } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { domains } from "./sites.table.ts";

const columns = { ...getTableColumns(domains), restaurant_name: restaurants.name };

const selectDomains = (db: Queryable) =>
  db.select(columns).from(domains).innerJoin(restaurants, eq(restaurants.id, domains.restaurant_id));
export type DomainRow = Awaited<ReturnType<typeof selectDomains>>[number];

/** Every domain, or those of some restaurants. */
export const readDomains = async (db: Queryable, of?: readonly number[]): Promise<DomainRow[]> =>
  selectDomains(db)
    .where(of && inArray(domains.restaurant_id, [...of]))
    .orderBy(asc(domains.host));

export const readDomain = async (db: Queryable, id: number): Promise<DomainRow | null> => {
  const [row] = await selectDomains(db).where(eq(domains.id, id));
  return row ?? null;
};

/** A host's domain, kept from changing until the transaction ends. */
export const lockDomainOf = async (tx: Queryable, host: string) => {
  const [row] = await tx.select().from(domains).where(eq(domains.host, host)).for("update");
  return row ?? null;
};

/** Nobody else adds to a restaurant's hosts and origins until the transaction ends: what is counted stays so many. */
export const lockSitesOf = async (tx: Queryable, restaurant_id: number): Promise<void> => {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, restaurant_id))
    .for("no key update");
};

export const countDomains = async (db: Queryable, restaurant_id: number): Promise<number> => {
  const row = onlyRow(
    await db.select({ there: count() }).from(domains).where(eq(domains.restaurant_id, restaurant_id)),
  );
  return row.there;
};

/** null: the host was taken meanwhile. */
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
