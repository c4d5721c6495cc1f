import type { WebhookEventType } from "@tablee/domain/webhooks/webhook";
import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { orders } from "../orders/stored/orders.table.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./webhooks.table.ts";

export type EventRow = typeof webhookEvents.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Returns the endpoints of a restaurant that want an event. */
export const endpointsFor = async (
  tx: Queryable,
  restaurant_id: number,
  type: WebhookEventType,
): Promise<{ id: number }[]> =>
  tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.restaurant_id, restaurant_id),
        webhookEndpoints.active,
        sql`${type} = any(${webhookEndpoints.events})`,
      ),
    )
    .orderBy(webhookEndpoints.id);

export const insertEvent = async (tx: Queryable, event: EventRow): Promise<void> => {
  await tx.insert(webhookEvents).values(event);
};

/** Inserts one delivery of an event per endpoint, due at once; returns their ids. */
export const insertDeliveries = async (
  tx: Queryable,
  { endpoint_ids, event_id, at }: { endpoint_ids: readonly number[]; event_id: string; at: Date },
): Promise<number[]> => {
  const rows = await tx
    .insert(webhookDeliveries)
    .values(
      endpoint_ids.map((endpoint_id) => ({
        endpoint_id,
        event_id,
        status: "pending" as const,
        next_try: at,
        date_creation: at,
      })),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.map(({ id }) => id);
};

export const insertDelivery = async (
  tx: Queryable,
  { endpoint_id, event_id, at }: { endpoint_id: number; event_id: string; at: Date },
): Promise<number> => onlyRow(await insertDeliveries(tx, { endpoint_ids: [endpoint_id], event_id, at }));

/** Deletes up to `most` events older than `before`, with their deliveries; returns how many events were deleted. */
export const deleteEvents = async (db: Queryable, before: Date, most: number): Promise<number> => {
  const { id, date_creation } = webhookEvents;
  const old = db.select({ id }).from(webhookEvents).where(lt(date_creation, before)).orderBy(date_creation).limit(most);
  const gone = await db.delete(webhookEvents).where(inArray(id, old)).returning({ id });
  return gone.length;
};

const selectDeliveries = (db: Queryable) =>
  db
    .select({ delivery: webhookDeliveries, event: webhookEvents, endpoint: webhookEndpoints, number: orders.number })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpoint_id))
    .innerJoin(orders, eq(orders.id, webhookEvents.order_id));
export type DeliveryRecord = Awaited<ReturnType<typeof selectDeliveries>>[number];

export const readDelivery = async (db: Queryable, id: number): Promise<DeliveryRecord | null> =>
  (await selectDeliveries(db).where(eq(webhookDeliveries.id, id)))[0] ?? null;

/** Lists deliveries with ids below `before`, newest first. */
export const listDeliveries = (
  db: Queryable,
  { endpoint_id, before, limit }: { endpoint_id: number; before: number | null; limit: number },
): Promise<DeliveryRecord[]> =>
  selectDeliveries(db)
    .where(
      and(
        eq(webhookDeliveries.endpoint_id, endpoint_id),
        before === null ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);

/** Reads the progress of a delivery and locks it until the transaction ends. */
export const lockDelivery = async (
  tx: Queryable,
  id: number,
): Promise<Pick<DeliveryRow, "status" | "tries" | "endpoint_id" | "event_id"> | null> => {
  const { status, tries, endpoint_id, event_id } = webhookDeliveries;
  const [row] = await tx
    .select({ status, tries, endpoint_id, event_id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id))
    .for("update");
  return row ?? null;
};

export const updateDelivery = async (tx: Queryable, id: number, change: Partial<DeliveryRow>): Promise<void> => {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id));
};

/**
 * Claims a delivery for one try, so that no other job makes the same try; returns false if it was made or is in
 * progress. The claim of a process that died expires, by the database's clock, because those of two processes differ.
 */
export const claimDelivery = async (
  db: Queryable,
  { delivery_id, tries }: { delivery_id: number; tries: number },
  seconds: number,
): Promise<boolean> => {
  const rows = await db
    .update(webhookDeliveries)
    .set({ claimed_until: sql`now() + make_interval(secs => ${seconds}::int)` })
    .where(
      and(
        eq(webhookDeliveries.id, delivery_id),
        eq(webhookDeliveries.status, "pending"),
        eq(webhookDeliveries.tries, tries),
        or(isNull(webhookDeliveries.claimed_until), lte(webhookDeliveries.claimed_until, sql`now()`)),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
};

/** Returns the pending delivery of an event to an endpoint, if there is one, and locks it. */
export const pendingDelivery = async (
  tx: Queryable,
  { endpoint_id, event_id }: { endpoint_id: number; event_id: string },
): Promise<(Pick<DeliveryRow, "id" | "tries" | "next_try"> & { claimed: boolean }) | null> => {
  const { id, tries, next_try, claimed_until } = webhookDeliveries;
  // The transaction may have begun before the claim.
  const claimed = sql<boolean>`coalesce(${claimed_until} > clock_timestamp(), false)`;
  const [row] = await tx
    .select({ id, tries, next_try, claimed })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpoint_id, endpoint_id),
        eq(webhookDeliveries.event_id, event_id),
        eq(webhookDeliveries.status, "pending"),
      ),
    )
    .for("update");
  return row ?? null;
};

/**
 * Makes up to `most` pending deliveries due now that were due before a moment and that nobody is sending; returns the
 * jobs that send them, each with its restaurant.
 */
export const renewLost = (
  tx: Queryable,
  { due_before, at, most }: { due_before: Date; at: Date; most: number },
): Promise<{ delivery_id: number; tries: number; restaurant_id: number }[]> => {
  const { id, status, tries, event_id, next_try, claimed_until } = webhookDeliveries;
  const lost = tx
    .select({ id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(status, "pending"),
        lte(next_try, due_before),
        or(isNull(claimed_until), lte(claimed_until, sql`clock_timestamp()`)),
      ),
    )
    .orderBy(id)
    .limit(most)
    .for("update", { skipLocked: true });
  return tx
    .update(webhookDeliveries)
    .set({ next_try: at })
    .from(webhookEvents)
    .where(and(inArray(id, lost), eq(webhookEvents.id, event_id)))
    .returning({ delivery_id: id, tries, restaurant_id: webhookEvents.restaurant_id });
};
