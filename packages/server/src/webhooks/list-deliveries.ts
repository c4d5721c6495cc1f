import type { WebhookDelivery, WebhookDeliveryDetail } from "@tablee/contract/webhooks/webhooks.schema";
import { LongId } from "@tablee/contract/wire/values.schema";
import * as z from "zod";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import { refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { type DeliveryRecord, listDeliveries, readDelivery } from "./deliveries.queries.ts";
import { readEndpoint } from "./endpoints.queries.ts";
import { viewDelivery } from "./webhook-view.ts";

const LastId = z.tuple([LongId]);

/** Lists what was sent to an endpoint, newest first. Throws invalid_input for a continuation of another list. */
export const listEndpointDeliveries = async (
  { database: { db } }: Services,
  viewer: Viewer,
  { id, continuation, limit }: { id: number; continuation?: string | undefined; limit: number },
): Promise<{ deliveries: WebhookDelivery[]; continuation: string | null } | RightRefusal> => {
  const endpoint = await readEndpoint(db, id);
  if (!endpoint) return { code: "not_found" };
  const refusal = await refusedPart(db, viewer, endpoint.restaurant_id, "webhooks");
  if (refusal) return refusal;
  const list = `webhook-deliveries-${id}`;
  const [before] = continuation === undefined ? [null] : readContinuation(list, LastId, continuation);
  const found = await listDeliveries(db, { endpoint_id: id, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    deliveries: shown.map(viewDelivery),
    continuation: last ? writeContinuation(list, [last.delivery.id]) : null,
  };
};

export const getDelivery = async (
  { database: { db } }: Services,
  viewer: Viewer,
  id: number,
): Promise<{ delivery: WebhookDeliveryDetail } | { code: "not_found" }> => {
  const found = await deliveryFor(db, viewer, id);
  if ("code" in found) return found;
  return { delivery: { ...viewDelivery(found), payload: found.event.payload } };
};

/**
 * Returns a delivery of a restaurant that this member staffs; others do not exist for the member, like their orders.
 */
export const deliveryFor = async (
  db: Queryable,
  viewer: Viewer,
  id: number,
): Promise<DeliveryRecord | { code: "not_found" }> => {
  const record = await readDelivery(db, id);
  if (!record || (await refusedPart(db, viewer, record.endpoint.restaurant_id, "webhooks")))
    return { code: "not_found" };
  return record;
};
