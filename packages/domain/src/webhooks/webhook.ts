/** What a restaurant's own systems can be told. */
export const WEBHOOK_EVENTS = ["order.placed", "order.status_changed"] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Of the body that is sent. It counts up when a field leaves or changes its meaning, never when one is added. */
export const WEBHOOK_VERSION = 1;

/** `pending`: to be sent, or sent again; `delivered`: answered with 2xx; `failed`: given up. */
export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why a delivery did not arrive. */
export const DELIVERY_FAULTS = [
  "status",
  "redirect",
  "timeout",
  "unknown_host",
  "connection",
  "tls",
  "private_address",
  "address_not_allowed",
  "endpoint_off",
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** More than a restaurant has systems. */
export const MAX_ENDPOINTS = 10;

/** How long a secret that was replaced is still signed with, so that a receiver can change over: hours. */
export const SECRET_OVERLAP_HOURS = 24;
