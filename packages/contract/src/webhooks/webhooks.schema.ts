import { DELIVERY_FAULTS, DELIVERY_STATUSES, WEBHOOK_EVENTS, WEBHOOK_VERSION } from "@tablee/domain/webhooks/webhook";
import * as z from "zod";
import { Order } from "../orders/orders.schema.ts";
import { Id, Instant, LongId } from "../wire/values.schema.ts";

export const WebhookEventName = z.enum(WEBHOOK_EVENTS);

/** Where a restaurant's orders are sent. Only `create` and `rotate` return its secret. */
export const WebhookEndpoint = z.object({
  id: Id,
  restaurant_id: Id,
  url: z.string(),
  events: z.array(WebhookEventName),
  active: z.boolean(),
  /** The last characters of the secret, by which it can be recognised. */
  secret_hint: z.string(),
  /** Until when deliveries are also signed with the previous secret. */
  previous_secret_until: Instant.nullable(),
  date_creation: Instant,
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const NewWebhookSecret = z.object({ endpoint: WebhookEndpoint, secret: z.string() });

/** The body of every request to an endpoint (docs/webhooks.md). */
export const WebhookPayload = z.object({
  /** The id of the event, the same in every attempt and every repeated delivery. */
  id: z.uuid(),
  type: WebhookEventName,
  version: z.literal(WEBHOOK_VERSION),
  /** When it happened. */
  date: Instant,
  restaurant_id: Id,
  order_id: LongId,
  /** Increases with every change of the order: of two events, the one with the larger revision is newer. */
  revision: z.int(),
  data: z.object({ order: Order }),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;

/** The delivery of one event to one endpoint, with the result of the last attempt. */
export const WebhookDelivery = z.object({
  id: LongId,
  endpoint_id: Id,
  event_id: z.uuid(),
  type: WebhookEventName,
  order_id: LongId,
  order_number: z.int(),
  status: z.enum(DELIVERY_STATUSES),
  tries: z.int(),
  next_try: Instant.nullable(),
  response_status: z.int().nullable(),
  /** In milliseconds. */
  duration: z.int().nullable(),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
  /** For developers, at most 300 characters. */
  error: z.string().nullable(),
  date_creation: Instant,
  date_tried: Instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveryDetail = WebhookDelivery.extend({ payload: WebhookPayload });
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

/** An origin (`https://till.example`) that orders may be sent to, by one restaurant or by all (null). */
export const WebhookOrigin = z.object({ id: Id, restaurant_id: Id.nullable(), origin: z.string() });
export type WebhookOrigin = z.infer<typeof WebhookOrigin>;
