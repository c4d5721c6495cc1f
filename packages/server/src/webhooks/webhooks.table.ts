import type { WebhookPayload } from "@tablee/contract/webhooks/webhooks.schema";
import {
  DELIVERY_FAULTS,
  DELIVERY_STATUSES,
  type DeliveryFault,
  type DeliveryStatus,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "@tablee/domain/webhooks/webhook";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text as string,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";
import { orders } from "../orders/stored/orders.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

/** Origins that an administrator allowed: orders are sent nowhere else. */
export const webhookOrigins = pgTable(
  "webhook_origins",
  {
    id: serial().primaryKey(),
    /** null: for all restaurants. */
    restaurant_id: integer().references(() => restaurants.id, { onDelete: "cascade" }),
    origin: string().notNull(),
    date_creation: instant().notNull(),
  },
  (t) => [unique("webhook_origins_once").on(t.restaurant_id, t.origin).nullsNotDistinct()],
);

/**
 * A change increments the restaurant's revision, because placing an order learns from the cached menu whether there are
 * endpoints.
 */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: serial().primaryKey(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    url: string().notNull(),
    events: string().array().$type<WebhookEventType[]>().notNull(),
    active: boolean().notNull(),
    /** Stored unhashed, because later deliveries must be signed with it. */
    secret: string().notNull(),
    previous_secret: string(),
    previous_secret_until: instant(),
    date_creation: instant().notNull(),
  },
  (t) => [
    index("webhook_endpoints_restaurant").on(t.restaurant_id),
    check("webhook_endpoints_events", sql`cardinality(${t.events}) > 0`),
    check("webhook_endpoints_previous", sql`(${t.previous_secret} is null) = (${t.previous_secret_until} is null)`),
  ],
);

/** What happened, as it is sent; written in the transaction in which it happened. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: uuid().primaryKey(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    type: string().$type<WebhookEventType>().notNull(),
    payload: jsonb().$type<WebhookPayload>().notNull(),
    date_creation: instant().notNull(),
  },
  (t) => [
    index("webhook_events_order").on(t.order_id),
    index("webhook_events_age").on(t.restaurant_id, t.date_creation),
    index("webhook_events_date").on(t.date_creation),
    check("webhook_events_type", oneOf(t.type, WEBHOOK_EVENTS)),
  ],
);

/** An event on its way to an endpoint, with the result of its last try. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    endpoint_id: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    event_id: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    status: string().$type<DeliveryStatus>().notNull(),
    tries: integer().notNull().default(0),
    next_try: instant(),
    /** Until then one job is sending it, and no other does. */
    claimed_until: instant(),
    response_status: integer(),
    /** In milliseconds. */
    duration: integer(),
    fault: string().$type<DeliveryFault>(),
    error: string(),
    date_creation: instant().notNull(),
    date_tried: instant(),
  },
  (t) => [
    index("webhook_deliveries_endpoint").on(t.endpoint_id, t.id.desc().nullsFirst()),
    index("webhook_deliveries_event").on(t.event_id),
    check("webhook_deliveries_status", oneOf(t.status, DELIVERY_STATUSES)),
    check("webhook_deliveries_fault", oneOf(t.fault, DELIVERY_FAULTS)),
    check("webhook_deliveries_next", sql`(${t.status} = 'pending') = (${t.next_try} is not null)`),
    check("webhook_deliveries_error", sql`char_length(${t.error}) <= 300`),
  ],
);
