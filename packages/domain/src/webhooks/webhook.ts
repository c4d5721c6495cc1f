/** The events that a restaurant's own systems can receive. */
export const WEBHOOK_EVENTS = ["order.placed", "order.status_changed"] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/**
 * The version of the body that is sent. It increases when a field is removed or changes its meaning, but not when one
 * is added.
 */
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

/** More than any restaurant needs. */
export const MAX_ENDPOINTS = 10;

/** How many hours a replaced secret is still used for signing, so that a receiver can switch to the new one. */
export const SECRET_OVERLAP_HOURS = 24;
