import type { WebhookOrigin } from "@tablee/contract/webhooks/webhooks.schema";
import { asc, count, eq, isNull, or } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { webhookEndpoints, webhookOrigins } from "./webhooks.table.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export const listEndpoints = (db: Queryable, restaurant_id: number): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.restaurant_id, restaurant_id))
    .orderBy(asc(webhookEndpoints.id));

export const countEndpoints = async (tx: Queryable, restaurant_id: number): Promise<number> =>
  onlyRow(
    await tx.select({ n: count() }).from(webhookEndpoints).where(eq(webhookEndpoints.restaurant_id, restaurant_id)),
  ).n;

export const readEndpoint = async (db: Queryable, id: number): Promise<EndpointRow | null> =>
  (await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0] ?? null;

export const insertEndpoint = async (tx: Queryable, row: typeof webhookEndpoints.$inferInsert): Promise<EndpointRow> =>
  onlyRow(await tx.insert(webhookEndpoints).values(row).returning());

export const updateEndpoint = async (
  tx: Queryable,
  id: number,
  change: Partial<EndpointRow>,
): Promise<EndpointRow | null> =>
  (await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id)).returning())[0] ?? null;

export const deleteEndpoint = async (tx: Queryable, id: number): Promise<void> => {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
};

const { id, restaurant_id, origin } = webhookOrigins;

export const listOrigins = (db: Queryable): Promise<WebhookOrigin[]> =>
  db.select({ id, restaurant_id, origin }).from(webhookOrigins).orderBy(asc(origin), asc(id));

/** Returns the origins allowed for one restaurant, including those allowed for all. */
export const originsOf = async (db: Queryable, of: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ origin })
    .from(webhookOrigins)
    .where(or(isNull(restaurant_id), eq(restaurant_id, of)))
    .orderBy(asc(origin));
  return rows.map((row) => row.origin);
};

/** Adds an origin, or returns the existing one; null if there is no such restaurant. */
export const insertOrigin = async (
  tx: Queryable,
  row: Omit<typeof webhookOrigins.$inferInsert, "id">,
): Promise<WebhookOrigin | null> => {
  const of = row.restaurant_id ?? null;
  if (of !== null) {
    const known = await tx.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.id, of));
    if (known.length === 0) return null;
  }
  await tx.insert(webhookOrigins).values(row).onConflictDoNothing();
  return (await listOrigins(tx)).find((one) => one.origin === row.origin && one.restaurant_id === of) ?? null;
};

/** Returns null if there is none. */
export const deleteOrigin = async (tx: Queryable, origin_id: number): Promise<WebhookOrigin | null> =>
  (await tx.delete(webhookOrigins).where(eq(id, origin_id)).returning({ id, restaurant_id, origin }))[0] ?? null;
