import { wasSent } from "@tablee/domain/payments/payment";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { WebhookPayload } from "@tablee/contract/webhooks/webhooks.schema";
import { WEBHOOK_VERSION, type WebhookEventType } from "@tablee/domain/webhooks/webhook";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../database/open-database.ts";
import type { Hear } from "../events/hear.ts";
import type { Services } from "../services.ts";
import { deliveriesQueue } from "./deliver.ts";
import { endpointsFor, insertDeliveries, insertEvent } from "./deliveries.queries.ts";

export const announcePlaced: Hear<"order.placed"> = async (services, tx, { order, has_webhooks }) => {
  if (has_webhooks && order.status !== "unpaid") await announceOrder(services, tx, "order.placed", order);
  return null;
};

/** An order that is paid online is announced as placed once it is paid, and not at all before (payments §6). */
export const announceMoved: Hear<"order.moved"> = async (services, tx, { for_kitchen: order }) => {
  if (!wasSent(order)) return null;
  await announceOrder(services, tx, order.status === "new" ? "order.placed" : "order.status_changed", order);
  return null;
};

export const announceCorrected: Hear<"order.corrected"> = async (services, tx, { for_kitchen: order }) => {
  await announceOrder(services, tx, "order.status_changed", order);
  return null;
};

/**
 * Records, in the transaction of the event itself, the webhook deliveries about an order, one for each endpoint that
 * wants it. Costs one short read if there is none.
 */
const announceOrder = async (
  { jobs, clock }: Pick<Services, "jobs" | "clock">,
  tx: Queryable,
  type: WebhookEventType,
  order: Order,
): Promise<void> => {
  const { restaurant_id, id: order_id, revision } = order;
  const endpoints = await endpointsFor(tx, restaurant_id, type);
  if (endpoints.length === 0) return;
  const at = clock();
  const payload: WebhookPayload = {
    id: uuid(),
    type,
    version: WEBHOOK_VERSION,
    date: at.toISOString(),
    restaurant_id,
    order_id,
    revision,
    data: { order },
  };
  await insertEvent(tx, { id: payload.id, restaurant_id, order_id, type, payload, date_creation: at });
  const endpoint_ids = endpoints.map(({ id }) => id);
  const delivery_ids = await insertDeliveries(tx, { endpoint_ids, event_id: payload.id, at });
  const toSend = delivery_ids.map((delivery_id) => ({ delivery_id, tries: 0 }));
  await jobs.enqueueAll(tx, deliveriesQueue, toSend, { group: `${restaurant_id}` });
};
