import { MOST_OPEN_ORDERS } from "@tablee/domain/orders/open-orders";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { CAPACITY_KINDS } from "@tablee/domain/orders/slot-capacity";
import * as z from "zod";
import { RestaurantCard } from "../restaurants/restaurants.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { CurrencyCode, Id, Instant, LocalDate, Money } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** A limit of what a restaurant accepts in each half hour, for one mode or for all together (null). */
export const SlotCapacity = z.object({
  mode: z.enum(ORDER_MODES).nullable(),
  kind: z.enum(CAPACITY_KINDS),
  per_slot: z.int().min(1).max(10_000),
});
/** How many open orders one member may have at a restaurant. */
export const MaxOpenOrders = z.int().min(1).max(MOST_OPEN_ORDERS);
/** A restaurant with the settings that only its staff may see and change. */
export const KitchenRestaurant = RestaurantCard.extend({
  capacity: z.array(SlotCapacity),
  max_open_orders: MaxOpenOrders,
});

/** Maximum length of a substitution, in code points: it must fit on a ticket. */
export const MAX_SUBSTITUTION = 120;

/** What staff want for one line. */
export const LineWish = z.object({
  line_id: z.uuid(),
  quantity: z.int().min(0).max(1_000).describe("0 takes the line off"),
  substitution: Words(MAX_SUBSTITUTION).nullable().default(null),
});

/** A coming half hour, and how much of it is used. */
const KitchenSlot = z.object({
  start: Instant,
  date: LocalDate,
  time: z.string().describe("HH:MM"),
  used: z.array(z.object({ mode: z.enum(ORDER_MODES), orders: z.int(), dishes: z.int() })),
});
export const KitchenSlots = z.object({
  capacity: z.array(SlotCapacity),
  max_open_orders: MaxOpenOrders,
  slots: z.array(KitchenSlot),
});
export type KitchenSlots = z.infer<typeof KitchenSlots>;

/** A business day of a restaurant. The amounts exclude orders that were refused, cancelled or left unpaid. */
export const DayTotals = z.object({
  date: LocalDate,
  starts: Instant,
  ends: Instant,
  currency: CurrencyCode,
  orders: z.int(),
  subtotal: Money,
  tax: Money,
  tip: Money,
  delivery_fee: Money,
  total: Money,
  by_status: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: z.int() })),
  by_mode: z.array(z.object({ mode: z.enum(ORDER_MODES), orders: z.int(), total: Money })),
  /** The best-selling first. */
  dishes: z.array(
    z.object({ item_id: Id.nullable(), combo_id: Id.nullable(), name: Text, quantity: z.int(), amount: Money }),
  ),
  /**
   * The average time from the start of the preparation (or the confirmation) until ready; null if no order got ready.
   */
  preparation_seconds: z.int().nullable(),
});
export type DayTotals = z.infer<typeof DayTotals>;
