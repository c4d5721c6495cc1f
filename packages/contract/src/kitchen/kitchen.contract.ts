import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import * as z from "zod";
import { MenuItem, Modifier } from "../menus/menus.schema.ts";
import { Order, OrderPage } from "../orders/orders.schema.ts";
import { call, EDIT_CONFLICT, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Limit, LocalDate, LongId } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";
import { DayTotals, KitchenRestaurant, KitchenSlots, LineWish, MaxOpenOrders, SlotCapacity } from "./kitchen.schema.ts";

const tags = ["kitchen"];
const kitchen = call.errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN });

const Capacities = z.array(SlotCapacity).max(12);

export const kitchenContract = {
  restaurants: call
    .route({ method: "GET", path: "/kitchen/restaurants", tags, summary: "Restaurants that this member staffs" })
    .output(z.array(KitchenRestaurant)),
  orders: kitchen
    .route({ method: "GET", path: "/kitchen/{restaurant_id}/orders", tags, summary: "A kitchen's orders" })
    .input(
      z.object({
        restaurant_id: Id,
        status: z
          .string()
          .regex(/^[a-z]+(,[a-z]+)*$/)
          .max(120)
          .optional()
          .describe("Comma-separated; all running ones unless told"),
        continuation: Continuation.optional(),
        limit: Limit.default(50),
      }),
    )
    .output(OrderPage),
  setStatus: kitchen
    .route({ method: "POST", path: "/kitchen/order/{id}/status", tags, summary: "Move an order on" })
    .errors({
      bad_transition: {
        status: 409,
        message: "The order cannot go there from where it is",
        data: z.object({ from: z.enum(ORDER_STATUSES), to: z.enum(ORDER_STATUSES) }),
      },
    })
    .input(
      z.object({
        id: LongId,
        status: z.enum(ORDER_STATUSES),
        delay: z.int().min(1).max(600).optional().describe("Minutes, required for delayed"),
        reason: Words(300)
          .trim()
          .min(1)
          .optional()
          .describe(
            "Required for refunded: a ready reason (docs/words.md) or own words, but no reason of the diner's or the payment's",
          ),
        known: z
          .int()
          .min(1)
          .max(1_000)
          .optional()
          .describe("Only if this is sent again, after a lost answer: how many states its history had the first time"),
      }),
    )
    .output(Order),
  correct: kitchen
    .route({ method: "POST", path: "/kitchen/order/{id}/correct", tags, summary: "Correct lines before confirming" })
    .errors({
      correction_too_late: {
        status: 409,
        message: "The order has been confirmed, cancelled or refused",
        data: z.object({ status: z.enum(ORDER_STATUSES) }),
      },
      order_changed: { status: 409, message: "Somebody else has changed the order since it was read" },
      correction_refused: {
        status: 422,
        message: "The order cannot be corrected like this",
        data: z.object({
          reason: z.enum([
            "line_gone",
            "quantity_invalid",
            "nothing_changed",
            "nothing_left",
            "correction_dearer",
            "too_many_corrections",
          ]),
        }),
      },
    })
    .input(
      z.object({
        id: LongId,
        revision: z.int().min(1).describe("Of the order as staff saw it"),
        lines: z.array(LineWish).min(1).max(100),
      }),
    )
    .output(Order),
  setStock: kitchen
    .route({ method: "PATCH", path: "/kitchen/item/{id}", tags, summary: "Mark an item sold out or available" })
    .input(z.object({ id: Id, stock_status: z.enum(["available", "out_of_stock"]) }))
    .output(MenuItem),
  setModifierStock: kitchen
    .route({ method: "PATCH", path: "/kitchen/modifier/{id}", tags, summary: "The same for a modifier" })
    .input(z.object({ id: Id, stock_status: z.enum(["available", "out_of_stock"]) }))
    .output(Modifier),
  slots: kitchen
    .route({ method: "GET", path: "/kitchen/{restaurant_id}/slots", tags, summary: "How full the coming slots are" })
    .input(z.object({ restaurant_id: Id }))
    .output(KitchenSlots),
  totals: kitchen
    .route({ method: "GET", path: "/kitchen/{restaurant_id}/totals", tags, summary: "What a business day came to" })
    .input(z.object({ restaurant_id: Id, date: LocalDate.optional().describe("The running business day unless told") }))
    .output(DayTotals),
  setRestaurant: kitchen
    .route({ method: "PATCH", path: "/kitchen/restaurant/{id}", tags, summary: "Pause or open, delay, capacity" })
    .errors({ edit_conflict: EDIT_CONFLICT })
    .input(
      z.object({
        id: Id,
        status: z.enum(["open", "paused"]).optional(),
        min_order_delay: z.number().min(0).max(672).optional().describe("Hours"),
        max_open_orders: MaxOpenOrders.optional().describe("Orders of one member that may be open at once"),
        capacity: Capacities.optional().describe("Takes the place of the limits that were seen; [] limits nothing"),
        seen: z
          .object({ capacity: Capacities.optional(), max_open_orders: MaxOpenOrders.optional() })
          .optional()
          .describe("The limits that the caller saw"),
      }),
    )
    .output(KitchenRestaurant),
};
