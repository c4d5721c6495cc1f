import type { WebhookDelivery } from "@tablee/contract/webhooks/webhooks.schema";
import type { Queryable } from "../database/open-database.ts";
import type { Context, Viewer } from "../http/context.ts";
import { deliveriesQueue, QUEUED_MS } from "./deliver.ts";
import { insertDelivery, lockDelivery, pendingDelivery, readDelivery, updateDelivery } from "./deliveries.queries.ts";
import { deliveryFor } from "./list-deliveries.ts";
import { viewDelivery } from "./webhook-view.ts";

type ResendRefusal = { code: "not_found" } | { code: "too_many_requests"; retry_after: number };

/**
 * Sends an event again, as a new delivery, so that the result of the first one remains visible; a pending delivery is
 * sent now instead. Pressing twice sends it once. Limited per member, because each is a call to somebody else's system.
 */
export const resendDelivery = async (
  { limits, ...services }: Context,
  viewer: Viewer,
  id: number,
): Promise<{ delivery: WebhookDelivery } | ResendRefusal> => {
  const retry_after = await limits.take("resends", String(viewer.account_id));
  if (retry_after !== null) return { code: "too_many_requests", retry_after };
  return services.database.db.transaction(async (tx) => {
    const found = await deliveryFor(tx, viewer, id);
    if ("code" in found) return found;
    const { endpoint_id, event_id } = found.delivery;
    // The second of two simultaneous requests finds the delivery that the first has made.
    await lockDelivery(tx, id);
    const at = services.clock();
    const again = (await hurried(tx, { endpoint_id, event_id }, at)) ?? {
      delivery_id: await insertDelivery(tx, { endpoint_id, event_id, at }),
      tries: 0,
      queued: false,
    };
    const { queued, ...job } = again;
    const group = `${found.event.restaurant_id}`;
    if (!queued) await services.jobs.enqueue(tx, deliveriesQueue, job, { group });
    const record = await readDelivery(tx, again.delivery_id);
    return record ? { delivery: viewDelivery(record) } : { code: "not_found" };
  });
};

/** `queued`: it is being sent, or has just become due, so that it already has a job that sends it now. */
const hurried = async (tx: Queryable, of: { endpoint_id: number; event_id: string }, at: Date) => {
  const pending = await pendingDelivery(tx, of);
  if (!pending) return null;
  const { id: delivery_id, tries, next_try, claimed } = pending;
  const late_ms = next_try ? at.getTime() - next_try.getTime() : QUEUED_MS;
  const queued = claimed || (late_ms >= 0 && late_ms < QUEUED_MS);
  if (!queued) await updateDelivery(tx, delivery_id, { next_try: at });
  return { delivery_id, tries, queued };
};
