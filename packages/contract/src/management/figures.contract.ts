import { CURRENCIES } from "@tablee/domain/money/minor";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, Instant, LocalDate, Money } from "../wire/values.schema.ts";

const Amounts = z.object({
  orders: z.int(),
  subtotal: Money,
  tax: Money,
  tip: Money,
  delivery_fee: Money,
  total: Money,
});

/** What a restaurant sold between two business days (management §25). */
export const Figures = z.object({
  from: LocalDate,
  to: LocalDate,
  starts: Instant,
  ends: Instant,
  over: z.boolean().describe("Whether the last of these days is over"),
  currency: z.enum(CURRENCIES),
  timezone: z.string(),
  totals: Amounts,
  /** Refused or cancelled orders; they are in no other sum. */
  refunded: z.object({ orders: z.int(), total: Money }),
  preparation_seconds: z.int().nullable().describe("On average; null: nothing got ready"),
  /** By name, as on the receipts; null for receipts from before taxes had names. */
  taxes: z.array(z.object({ name: Text.nullable(), amount: Money })),
  by_day: z.array(Amounts.extend({ date: LocalDate, preparation_seconds: z.int().nullable() })),
  by_hour: z.array(z.object({ hour: z.int().min(0).max(23), orders: z.int(), total: Money })),
  by_mode: z.array(z.object({ mode: z.enum(ORDER_MODES), orders: z.int(), total: Money })),
  by_source: z.array(z.object({ source: z.string(), orders: z.int(), total: Money })),
  dishes: z.array(
    z.object({
      item_id: Id.nullable(),
      combo_id: Id.nullable(),
      name: Text,
      quantity: z.int(),
      /** Without what is in `discount`: with `other_dishes`, the amounts of all dishes add up to the subtotal. */
      amount: Money,
      discount: Money,
    }),
  ),
  other_dishes: z
    .object({ quantity: z.int(), amount: Money, discount: Money })
    .nullable()
    .describe(
      "What the dishes sold that are not in `dishes`, which has the hundred that sold most; null: all are there",
    ),
  discoveries: z.array(
    z.object({
      id: Id,
      name: Text,
      date: Instant,
      likes: z.int(),
      /** Sales of the linked dish in the fourteen days before and after; null if no dish of the menu is linked. */
      sold_before: z.int().nullable(),
      sold_after: z.int().nullable(),
    }),
  ),
  /** Searches of the menu without results, folded, the most frequent first. */
  misses: z.array(z.object({ words: z.string(), times: z.int() })),
});
export type Figures = z.output<typeof Figures>;

export const figuresContract = {
  get: call
    .route({
      method: "GET",
      path: "/management/{restaurant_id}/figures",
      tags: ["management"],
      summary: "What was sold, by business days; for owners",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      period_invalid: { status: 422, message: "From a day to the same or a later one, at most 400 of them" },
    })
    .input(z.object({ restaurant_id: Id, from: LocalDate, to: LocalDate }))
    .output(Figures),
  missed: call
    .route({
      method: "POST",
      path: "/client/menu/{restaurant_id}/missed",
      tags: ["management"],
      summary: "What was looked for on a menu and not found; whether it is kept",
    })
    .input(z.object({ restaurant_id: Id, query: z.string().max(80) }))
    .output(z.boolean()),
};
