import type { WebhookDelivery, WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import type { DeliveryRecord } from "./deliveries.queries.ts";
import type { EndpointRow } from "./endpoints.queries.ts";

const HINT_LENGTH = 4;

/** An endpoint as staff see it: never with its secret. */
export const viewEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  restaurant_id: row.restaurant_id,
  url: row.url,
  events: row.events,
  active: row.active,
  secret_hint: row.secret.slice(-HINT_LENGTH),
  previous_secret_until: row.previous_secret_until?.toISOString() ?? null,
  date_creation: row.date_creation.toISOString(),
});

export const viewDelivery = ({ delivery, event, number }: DeliveryRecord): WebhookDelivery => ({
  id: delivery.id,
  endpoint_id: delivery.endpoint_id,
  event_id: delivery.event_id,
  type: event.type,
  order_id: event.order_id,
  order_number: number,
  status: delivery.status,
  tries: delivery.tries,
  next_try: delivery.next_try?.toISOString() ?? null,
  response_status: delivery.response_status,
  duration: delivery.duration,
  fault: delivery.fault,
  error: delivery.error,
  date_creation: delivery.date_creation.toISOString(),
  date_tried: delivery.date_tried?.toISOString() ?? null,
});
