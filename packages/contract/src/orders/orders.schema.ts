import { READY_REASONS } from "@tablee/domain/kitchen/ready-reasons";
import { ALLERGENS } from "@tablee/domain/menus/menu";
import { MOST_NESTED } from "@tablee/domain/menus/nested-groups";
import { MOST_PORTIONS } from "@tablee/domain/menus/slot-portions";
import { MAX_NOTES } from "@tablee/domain/orders/line/order-line";
import { DEFAULT_SOURCE, SOURCE } from "@tablee/domain/orders/order-source";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { PROBLEM_CODES } from "@tablee/domain/orders/order-problems";
import { CANCELLED_BY_DINER, ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import {
  NO_LONGER_POSSIBLE,
  NOT_PAID,
  PAID_SOLD_OUT,
  PAID_TOO_LATE,
  PAID_WRONGLY,
} from "@tablee/domain/payments/payment";
import { MOST_COMPLEMENT } from "@tablee/domain/validation/input-limits";
import * as z from "zod";
import { Combo, MenuItem, SlotVariant, Tax } from "../menus/menus.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { Words } from "../wire/words.schema.ts";
import {
  Continuation,
  Id,
  ImageUrl,
  Instant,
  Latitude,
  LocalDate,
  LongId,
  Longitude,
  Money,
  OrderTime,
} from "../wire/values.schema.ts";
import { NumberedTax, ORDER_TOTALS } from "./order-totals.schema.ts";

const Selected = z.object({ modifier_id: Id, quantity: z.int().min(1).max(1_000) });
const portion = {
  portion: z.int().min(1).max(MOST_PORTIONS).optional().describe("Which of its slot's portions; left out: the first"),
  variant: SlotVariant.optional().describe("Which of the slot's entries of this item; left out: 0"),
};
export const LineModifier = z.object({
  item_id: Id,
  slot_id: Id.nullable(),
  modifier_group_id: Id.nullable(),
  selection: z.array(Selected).max(200),
  ...portion,
});
const line = {
  modifiers: z.array(LineModifier).max(400),
  /** Accepts any number, because an invalid quantity has its own problem (`quantity_invalid`). */
  quantity: z.number(),
  notes: Words(MAX_NOTES).default(""),
};
/** An order line as it is sent (orders §1). A price sent by a client is ignored. */
export const OrderLine = z.discriminatedUnion("type", [
  z.object({ type: z.literal("item"), item_id: Id, ...line }),
  z.object({ type: z.literal("combo"), combo_id: Id, ...line }),
]);

export const Delivery = z.object({
  address: Words(300),
  formatted_address: Words(400).optional(),
  address_complement: Words(MOST_COMPLEMENT).optional(),
  comments: Words(500).optional(),
  phone: Words(40).optional().describe("In an order: E.164, with `;ext=` before an extension"),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** What is ordered: the body of quote and, with its source, of place. */
export const OrderRequest = z.object({
  restaurant_id: Id,
  mode: z.enum(ORDER_MODES),
  date: LocalDate,
  time: OrderTime,
  items: z.array(OrderLine).min(1).max(100),
  tip: Money.default(0),
  delivery: Delivery.nullable().default(null),
  /**
   * A table's code. The order then contains the whole table's basket, which is closed for everybody. The person who
   * orders must have joined the table with their account; anybody else gets `table_closed`. At a restaurant without
   * registered tables it is the diner's own name for the table.
   */
  table: Words(60).nullable().default(null),
  /**
   * The sitting that the basket belongs to, so that a late phone does not order that of another party. If missing, the
   * current sitting.
   */
  table_session: z.uuid().nullable().optional(),
  /** An offer's code as the diner typed it (orders §41). */
  code: Words(40).nullable().optional(),
  /**
   * The total that the diner was shown and agreed to. A higher one is refused with `price_changed`, a lower one is
   * charged. A quote ignores this. It is not part of what an idempotency key covers.
   */
  expected_total: z.number().min(0).max(100_000_000).nullable().optional(),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

export const OrderProblem = z.object({
  code: z.enum(PROBLEM_CODES),
  /** The index of the line, or null if it is about the whole order. */
  line: z.int().nullable(),
  data: z.record(z.string(), z.unknown()),
});

/** A chosen modifier, with its name at the time of pricing. */
export const PricedModifier = z.object({
  item_id: Id,
  slot_id: Id.nullable(),
  modifier_group_id: Id.nullable(),
  slot_name: Text.nullable(),
  item_name: Text.nullable(),
  group_name: Text.nullable(),
  ...portion,
  within: z
    .array(Id)
    .max(MOST_NESTED - 1)
    .optional()
    .describe(
      "The choices in which the group was asked, the outermost first; for each of them so much; left out: none",
    ),
  selection: z.array(
    Selected.extend({
      name: Text,
      /** The price of one unit that is charged. */
      price: Money,
      /** How many of them are free (menus §36); missing if none. */
      free: z.int().min(1).optional(),
    }),
  ),
});

/** A line as the server returns it: expanded and priced. */
export const PricedLine = z.object({
  id: z.string(),
  type: z.enum(["item", "combo"]),
  item_id: Id.nullable(),
  combo_id: Id.nullable(),
  /** The item or combo on the menu when the line was priced; null if it is gone. */
  item: MenuItem.nullable(),
  combo: Combo.nullable(),
  name: Text,
  image_url: ImageUrl.nullable(),
  modifiers: z.array(PricedModifier),
  quantity: z.number(),
  notes: z.string(),
  /** The allergens of the item, or of the items in the combo's slots, and of the chosen modifiers. */
  allergens: z.array(z.enum(ALLERGENS)),
  /** What the kitchen gives instead, in the kitchen's words; null if the line is as ordered. */
  substitution: z.string().nullable(),
  /** The diner at a shared table who ordered it; null if the order is not from a shared table. */
  diner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  unit_price: Money,
  price: Money,
  /** The taxable amounts of one unit by item; null means the item alone, or no item in particular. */
  tax_bases: z.array(z.object({ item_id: Id.nullable(), amount: Money })).nullable(),
});
export type PricedLine = z.infer<typeof PricedLine>;

export const Quote = z.object({
  restaurant_id: Id,
  items: z.array(PricedLine),
  ...ORDER_TOTALS,
  min_time: Instant.nullable(),
  max_time: Instant.nullable(),
  payment: z.enum(["online", "at_restaurant"]).describe("Where the order is paid; online: before the kitchen sees it"),
  problems: z.array(OrderProblem),
});
export type Quote = z.infer<typeof Quote>;

export const StatusChange = z.object({
  status: z.enum(ORDER_STATUSES),
  date: Instant,
  delay: z.int().nullable().describe("Minutes, for delayed"),
  reason: z
    .string()
    .nullable()
    .describe(
      `For refunded: ${CANCELLED_BY_DINER}, ${NOT_PAID}, ${NO_LONGER_POSSIBLE}, ${PAID_TOO_LATE}, ${PAID_SOLD_OUT}, ${PAID_WRONGLY}, a ready reason (${READY_REASONS.join(", ")}), or the kitchen's words`,
    ),
});

/** A line that the kitchen changed before it confirmed the order, before and after. */
const CorrectedLine = z.object({
  line_id: z.uuid(),
  name: Text,
  quantity_before: z.int(),
  quantity_after: z.int().describe("0: the line was taken off"),
  price_before: Money,
  price_after: Money,
  substitution_before: z.string().nullable(),
  substitution_after: z.string().nullable(),
});
export type CorrectedLine = z.infer<typeof CorrectedLine>;

/** One correction: all that staff changed at once. It never raises the total. */
const Correction = z.object({
  date: Instant,
  lines: z.array(CorrectedLine),
  total_before: Money,
  total_after: Money,
});
export type Correction = z.infer<typeof Correction>;

/** A placed order. Prices and texts are those of that moment (orders §25). */
export const Order = z.object({
  id: LongId,
  guid: z.uuid(),
  /** Increases within the restaurant; staff call out this number. */
  number: z.int(),
  restaurant_id: Id,
  restaurant: z.object({
    id: Id,
    name: Text,
    address: z.string(),
    phone_number: z.string().nullable(),
    logo_image_path: ImageUrl.nullable(),
    cover_image_path: ImageUrl.nullable(),
    timezone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  /** The person who ordered, as staff and the diner see them. */
  diner: z.object({
    account_id: Id.nullable().describe("null for the kitchen, once what only serving the order needed was blanked"),
    first_name: z.string(),
    last_name: z.string(),
    avatar_url: ImageUrl.nullable(),
  }),
  status: z.enum(ORDER_STATUSES),
  statuses: z.array(StatusChange),
  mode: z.enum(ORDER_MODES),
  date: LocalDate,
  time: OrderTime,
  /** false if it is wanted as soon as possible. */
  planned: z.boolean(),
  items: z.array(PricedLine),
  /** The kitchen's corrections before it confirmed the order, oldest first. */
  corrections: z.array(Correction),
  ...ORDER_TOTALS,
  taxes: z.array(NumberedTax),
  given_back: Money.optional().describe(
    "Paid back at the payment service by somebody, beyond what the order no longer costs; left out: nothing",
  ),
  pay_before: Instant.optional().describe(
    "Until when an unpaid order can be paid, as the kitchen's hours are now; only in the answers to its diner",
  ),
  /** The restaurant's tax rules when the order was placed; a correction uses them too. */
  tax_rules: Tax,
  source: z.string(),
  table: z.string().nullable(),
  delivery: Delivery.nullable(),
  min_time: Instant,
  max_time: Instant,
  /** Where the diner said they are waiting, for curbside and drive; null if they have not announced their arrival. */
  arrived: z.object({ spot: z.string(), date: Instant }).nullable(),
  /** Increases with every change of the order: of two versions, the one with the larger revision is newer. */
  revision: z.int(),
  date_creation: Instant,
});
export type Order = z.infer<typeof Order>;

export const OrderPage = z.object({ orders: z.array(Order), continuation: Continuation.nullable() });
export type OrderPage = z.infer<typeof OrderPage>;

/** The source of an order (orders §8). */
export const Source = z.string().regex(SOURCE).default(DEFAULT_SOURCE);

/** Valid values of the header Idempotency-Key. */
export const IDEMPOTENCY_KEY = /^[\w.-]{1,100}$/;
