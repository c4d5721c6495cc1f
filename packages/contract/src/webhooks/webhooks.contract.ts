import * as z from "zod";
import { call, EDIT_CONFLICT, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Limit, LongId } from "../wire/values.schema.ts";
import {
  NewWebhookSecret,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
  WebhookEventName,
  WebhookOrigin,
} from "./webhooks.schema.ts";

const tags = ["webhooks"];
const staff = call.errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN });
const admin = call.errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN });
const ADDRESS_ERRORS = {
  address_invalid: { status: 422, message: "Not a web address that can be posted to" },
  https_required: { status: 422, message: "Orders are sent over https only" },
  address_not_allowed: { status: 422, message: "An administrator has not allowed this origin" },
  address_taken: { status: 409, message: "The restaurant has this address already" },
} as const;

const Url = z.string().min(1).max(500);
const Events = z
  .array(WebhookEventName)
  .min(1)
  .max(WebhookEventName.options.length)
  .refine((events) => new Set(events).size === events.length, "An event twice");

const Changes = z.object({ url: Url.optional(), events: Events.optional(), active: z.boolean().optional() });

export const webhooksContract = {
  list: staff
    .route({ method: "GET", path: "/kitchen/{restaurant_id}/webhooks", tags, summary: "Where orders are sent" })
    .input(z.object({ restaurant_id: Id }))
    .output(z.object({ endpoints: z.array(WebhookEndpoint), allowed_origins: z.array(z.string()) })),
  create: staff
    .route({
      method: "POST",
      path: "/kitchen/{restaurant_id}/webhooks",
      tags,
      summary: "Send orders to an address; the secret that they are signed with is told here and never again",
    })
    .errors({ ...ADDRESS_ERRORS, too_many_endpoints: { status: 409, message: "A restaurant has at most ten" } })
    .input(z.object({ restaurant_id: Id, url: Url, events: Events }))
    .output(NewWebhookSecret),
  change: staff
    .route({ method: "PATCH", path: "/kitchen/webhook/{id}", tags, summary: "Address, events, on or off" })
    .errors({ ...ADDRESS_ERRORS, edit_conflict: EDIT_CONFLICT })
    .input(Changes.extend({ id: Id, seen: Changes.optional().describe("What the caller saw there") }))
    .output(WebhookEndpoint),
  remove: staff
    .route({ method: "DELETE", path: "/kitchen/webhook/{id}", tags, summary: "Send no more; its deliveries go too" })
    .input(z.object({ id: Id }))
    .output(z.literal(true)),
  rotate: staff
    .route({
      method: "POST",
      path: "/kitchen/webhook/{id}/rotate",
      tags,
      summary: "A new secret; for a day deliveries are signed with the old one as well",
    })
    .errors({ edit_conflict: EDIT_CONFLICT })
    .input(z.object({ id: Id, secret_hint: z.string().max(20).optional().describe("Of the secret that it replaces") }))
    .output(NewWebhookSecret),
  deliveries: staff
    .route({ method: "GET", path: "/kitchen/webhook/{id}/deliveries", tags, summary: "What was sent, newest first" })
    .input(z.object({ id: Id, continuation: Continuation.optional(), limit: Limit.default(20) }))
    .output(z.object({ deliveries: z.array(WebhookDelivery), continuation: Continuation.nullable() })),
  delivery: staff
    .route({ method: "GET", path: "/kitchen/webhook-delivery/{id}", tags, summary: "One delivery with its body" })
    .input(z.object({ id: LongId }))
    .output(WebhookDeliveryDetail),
  resend: staff
    .route({
      method: "POST",
      path: "/kitchen/webhook-delivery/{id}/resend",
      tags,
      summary: "Send the same event again, now; one that is waiting for its next try no longer waits",
    })
    .input(z.object({ id: LongId }))
    .output(WebhookDelivery),
  origins: admin
    .route({ method: "GET", path: "/admin/webhook-origins", tags, summary: "Origins that orders may be sent to" })
    .output(z.array(WebhookOrigin)),
  allowOrigin: admin
    .route({
      method: "POST",
      path: "/admin/webhook-origins",
      tags,
      summary: "Allow an origin for a restaurant, or for all where restaurant_id is null",
    })
    .errors({ address_invalid: ADDRESS_ERRORS.address_invalid })
    .input(z.object({ origin: Url, restaurant_id: Id.nullable() }))
    .output(WebhookOrigin),
  disallowOrigin: admin
    .route({
      method: "DELETE",
      path: "/admin/webhook-origin/{id}",
      tags,
      summary: "Nothing goes there from now on, also nothing that is on its way",
    })
    .input(z.object({ id: Id }))
    .output(z.literal(true)),
};
