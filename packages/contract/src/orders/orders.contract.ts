import { ARRIVAL_REASONS } from "@tablee/domain/orders/arrival";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Limit, LongId } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";
import { IDEMPOTENCY_KEY, Order, OrderPage, OrderProblem, OrderRequest, Quote, Source } from "./orders.schema.ts";

const tags = ["orders"];
/** `account_id` is accepted and ignored (orders §7): the token identifies the member. */
const Intent = z.object({
  restaurant_id: Id,
  account_id: Id.nullable().optional(),
  item_id: Id.optional(),
  combo_id: Id.optional(),
});
const Page = z.object({ continuation: Continuation.optional(), limit: Limit.default(15) });
const byId = z.object({ id: LongId });

export const ordersContract = {
  start: call
    .route({ method: "POST", path: "/client/order/start", tags, summary: "Record that a basket was begun" })
    .errors({ not_found: NOT_FOUND })
    .input(Intent)
    .output(z.boolean()),
  addItem: call
    .route({ method: "POST", path: "/client/order/add-item", tags, summary: "Record that an item was added" })
    .errors({ not_found: NOT_FOUND })
    .input(Intent)
    .output(z.boolean()),
  quote: call
    .route({ method: "POST", path: "/client/order/quote", tags, summary: "Price an order and say what stops it" })
    .errors({ not_found: NOT_FOUND })
    .input(OrderRequest)
    .output(Quote),
  place: call
    .route({
      method: "POST",
      path: "/client/order/place",
      tags,
      summary: "Place an order; the header Idempotency-Key makes it safe to repeat",
    })
    .errors({
      not_found: NOT_FOUND,
      order_refused: {
        status: 422,
        message: "Something stops this order",
        data: z.object({ problems: z.array(OrderProblem) }),
      },
      too_many_orders: {
        status: 422,
        message:
          "As many orders of this member are open as may be, at this restaurant or in all, or unpaid at this restaurant",
        data: z.object({ where: z.enum(["restaurant", "all", "unpaid"]), limit: z.int() }),
      },
      idempotency_conflict: { status: 409, message: "This key was used with another body" },
      idempotency_key_required: { status: 400, message: "The header Idempotency-Key is missing or malformed" },
    })
    .input(OrderRequest.extend({ source: Source }))
    .output(Order),
  placed: call
    .route({
      method: "GET",
      path: "/client/orders/placed/{key}",
      tags,
      summary: "The order that was placed with an Idempotency-Key, where the answer was lost; null: there is none",
    })
    .input(z.object({ key: z.string().regex(IDEMPOTENCY_KEY) }))
    .output(z.object({ order: Order.nullable() })),
  current: call
    .route({ method: "GET", path: "/client/orders/current", tags, summary: "Running orders, newest first" })
    .input(Page)
    .output(OrderPage),
  history: call
    .route({ method: "GET", path: "/client/orders/history", tags, summary: "Finished orders, newest first" })
    .input(Page)
    .output(OrderPage),
  get: call
    .route({ method: "GET", path: "/client/order/{id}", tags, summary: "One order with its status history" })
    .errors({ not_found: NOT_FOUND })
    .input(byId)
    .output(Order),
  cancel: call
    .route({ method: "POST", path: "/client/order/{id}/cancel", tags, summary: "Cancel while unpaid or new" })
    .errors({
      not_found: NOT_FOUND,
      bad_transition: {
        status: 409,
        message: "The order has moved on",
        data: z.object({ from: z.enum(ORDER_STATUSES), to: z.enum(ORDER_STATUSES) }),
      },
    })
    .input(byId)
    .output(Order),
  arrived: call
    .route({ method: "POST", path: "/client/order/{id}/arrived", tags, summary: "I'm here, for curbside and drive" })
    .errors({
      not_found: NOT_FOUND,
      not_arrivable: {
        status: 422,
        message: "Nobody waits for this order outside",
        data: z.object({ reason: z.enum(ARRIVAL_REASONS) }),
      },
    })
    .input(
      byId.extend({ spot: Words(60).default("").describe("Where: a parking spot, a car; said again, it changes") }),
    )
    .output(Order),
};
