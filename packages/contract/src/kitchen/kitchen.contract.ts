import { ORDER_MODES } from "@tablee/domain/orders/order-mode";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { CAPACITY_KINDS } from "@tablee/domain/orders/slot-capacity";
import * as z from "zod";
import { MenuItem } from "../menus/menus.schema.ts";
import { Order, OrderPage } from "../orders/orders.schema.ts";
import { RestaurantCard } from "../restaurants/restaurants.schema.ts";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Limit } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

const tags = ["kitchen"];
const kitchen = call.errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN });

/** One limit of what a restaurant takes in each half hour: of a mode, or of all together (null). */
const SlotCapacity = z.object({
  mode: z.enum(ORDER_MODES).nullable(),
  kind: z.enum(CAPACITY_KINDS),
  per_slot: z.int().min(1).max(10_000),
});
/** A restaurant with what its staff alone may see and set. */
const KitchenRestaurant = RestaurantCard.extend({ capacity: z.array(SlotCapacity) });

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
        id: Id,
        status: z.enum(ORDER_STATUSES),
        delay: z.int().min(1).max(600).optional().describe("Minutes, required for delayed"),
        reason: Words(300).trim().min(1).optional().describe("Required for refunded"),
      }),
    )
    .output(Order),
  setStock: kitchen
    .route({ method: "PATCH", path: "/kitchen/item/{id}", tags, summary: "Mark an item sold out or available" })
    .input(z.object({ id: Id, stock_status: z.enum(["available", "out_of_stock"]) }))
    .output(MenuItem),
  setRestaurant: kitchen
    .route({ method: "PATCH", path: "/kitchen/restaurant/{id}", tags, summary: "Pause or open, delay, capacity" })
    .input(
      z.object({
        id: Id,
        status: z.enum(["open", "paused"]).optional(),
        min_order_delay: z.number().min(0).max(672).optional().describe("Hours"),
        capacity: z.array(SlotCapacity).max(12).optional().describe("Takes the place of all limits; [] limits nothing"),
      }),
    )
    .output(KitchenRestaurant),
};
