import { LISTED_STATES, MOST_ORDER_SEARCH } from "@tablee/domain/kitchen/order-search";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { Order } from "../orders/orders.schema.ts";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Limit, LocalDate, LongId } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** A row of a restaurant's list of orders: what tells one from another (management §48). */
export const ListedOrder = Order.pick({
  id: true,
  number: true,
  status: true,
  statuses: true,
  mode: true,
  table: true,
  planned: true,
  min_time: true,
  total: true,
  currency: true,
  date_creation: true,
}).extend({
  day: LocalDate.describe("The business day that it is for"),
  diner: Order.shape.diner
    .pick({ first_name: true, last_name: true })
    .nullable()
    .describe("null once what only serving the order needed was blanked"),
});
export type ListedOrder = z.output<typeof ListedOrder>;

export const ListedOrders = z.object({
  orders: z.array(ListedOrder),
  continuation: Continuation.nullable(),
  looked_to: LocalDate.nullable().describe(
    "The page has fewer orders than asked for, because only so many were looked at, down to this day; `continuation` goes on",
  ),
  today: LocalDate.describe("The current business day"),
  timezone: z.string(),
});
export type ListedOrders = z.output<typeof ListedOrders>;

const tags = ["management"];

export const pastOrdersContract = {
  list: call
    .route({
      method: "GET",
      path: "/management/{restaurant_id}/orders",
      tags,
      summary: "A restaurant's orders, for its staff; the newest business day first",
    })
    .errors({
      not_found: NOT_FOUND,
      period_invalid: { status: 422, message: "From a day to the same or a later one" },
    })
    .input(
      z.object({
        restaurant_id: Id,
        from: LocalDate.optional(),
        to: LocalDate.optional(),
        mode: z.enum(ORDER_MODES).optional(),
        state: z.enum(LISTED_STATES).optional(),
        query: Words(MOST_ORDER_SEARCH)
          .optional()
          .describe("A number, for which nothing else counts, or the beginning of a diner's names"),
        continuation: Continuation.optional(),
        limit: Limit.default(50),
      }),
    )
    .output(ListedOrders),
  get: call
    .route({
      method: "GET",
      path: "/management/order/{id}",
      tags,
      summary: "An order as its restaurant's staff see it",
    })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: LongId }))
    .output(Order),
};
