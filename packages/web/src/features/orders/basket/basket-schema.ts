import { LANGUAGES } from "@tablee/domain/language/text";
import { CURRENCIES } from "@tablee/domain/money/minor";
import { DEFAULT_SOURCE, SOURCE } from "@tablee/domain/orders/order-source";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import * as z from "zod/mini";

const words = z.nullable(z.string());
const Text = z.object({ [LANGUAGES[0]]: words, [LANGUAGES[1]]: words, default: words });
const id = z.int().check(z.positive());
const Modifier = z.object({
  item_id: id,
  slot_id: z.nullable(id),
  modifier_group_id: z.nullable(id),
  selection: z.array(z.object({ modifier_id: id, quantity: z.int().check(z.positive()) })),
  portion: z.optional(z.int().check(z.positive())),
  variant: z.optional(z.int().check(z.nonnegative())),
});

/** What a line looked like when it was put in the basket: shown until, and where, the menu says it anew. */
const shown = {
  /** Of this device; it names the line in the address bar. */
  id: z.string(),
  name: Text,
  image_url: z.nullable(z.string()),
  /** Minor units: what the diner has seen and accepted. */
  unit_price: z.int().check(z.nonnegative()),
};
const body = {
  modifiers: z.array(Modifier),
  quantity: z.int().check(z.minimum(1), z.maximum(25)),
  notes: z.string(),
};
const Line = z.discriminatedUnion("type", [
  z.object({ type: z.literal("item"), item_id: id, ...body, ...shown }),
  z.object({ type: z.literal("combo"), combo_id: id, ...body, ...shown }),
]);
export type BasketLine = z.output<typeof Line>;

const Restaurant = z.object({
  id,
  name: Text,
  currency: z.enum(CURRENCIES),
  image_url: z.nullable(z.string()),
  timezone: z.string(),
});
export type BasketRestaurant = z.output<typeof Restaurant>;

const Tip = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), percent: z.number() }),
  z.object({
    kind: z.literal("amount"),
    /** Minor units; null: what was typed is no amount, and nothing is charged in its place. */
    amount: z.nullable(z.int().check(z.nonnegative())),
    /** Where it is no amount, as it was typed. */
    typed: z.optional(z.string().check(z.maxLength(60))),
  }),
]);
export type BasketTip = z.output<typeof Tip>;

const Delivery = z.object({
  address: z._default(z.string(), ""),
  address_complement: z._default(z.string(), ""),
  comments: z._default(z.string(), ""),
  phone: z._default(z.string(), ""),
  /** As the list had it, where the address was chosen from one; "" where it was typed. */
  formatted_address: z._default(z.string(), ""),
  /** Where the address lies, and how far it may be off in metres; null where nobody knows (yet). */
  latitude: z._default(z.nullable(z.number()), null),
  longitude: z._default(z.nullable(z.number()), null),
  accuracy_m: z._default(z.nullable(z.number()), null),
});
export type BasketDelivery = z.output<typeof Delivery>;

/** What is sent to place an order. */
export type PlaceRequest = OrderRequest & { source: string };

/**
 * An order on its way (orders §23): its key is made and kept before the first try and stays until there is
 * an order of it, so that trying again, also after a reload or with other lines, can never make a second order.
 */
const Attempt = z.object({
  key: z.string(),
  request: z.custom<PlaceRequest>((x) => typeof x === "object" && x !== null),
  /** It was sent and may have been placed: no answer has said so or otherwise. */
  open: z._default(z.boolean(), true),
});
export type PlaceAttempt = z.output<typeof Attempt>;

const NO_DELIVERY: BasketDelivery = Delivery.parse({});

const Fields = z.object({
  items: z._default(z.catch(z.array(Line), []), []),
  restaurant: z._default(z.catch(z.nullable(Restaurant), null), null),
  /** null: never chosen. */
  mode: z._default(z.catch(z.nullable(z.enum(ORDER_MODES)), null), null),
  /** Both null: as soon as possible. A date without a time: the time must be chosen anew (orders §9). */
  date: z._default(z.catch(z.nullable(z.iso.date()), null), null),
  time: z._default(z.catch(z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))), null), null),
  /** The moment that was chosen and could not be kept, until the diner has seen it (orders §10). */
  lost: z._default(z.catch(z.nullable(z.object({ date: z.iso.date(), time: z.string() })), null), null),
  source: z._default(z.catch(z.string().check(z.regex(SOURCE)), DEFAULT_SOURCE), DEFAULT_SOURCE),
  tip: z._default(z.catch(Tip, { kind: "percent", percent: 0 }), { kind: "percent", percent: 0 }),
  /** The code of an offer, as it was written; null: none. */
  code: z._default(z.catch(z.nullable(z.string().check(z.maxLength(40))), null), null),
  delivery: z._default(z.catch(Delivery, NO_DELIVERY), NO_DELIVERY),
  /** Not null: Place was pressed, and there is no order of it as far as this device knows. */
  attempt: z._default(z.catch(z.nullable(Attempt), null), null),
});
export type Basket = z.output<typeof Fields>;

/** Lines without a restaurant, or a restaurant without lines, are no basket; a time without a date is none. */
const sound = (basket: Basket): Basket => {
  const filled = basket.items.length > 0 && basket.restaurant !== null;
  const timed = basket.date !== null ? basket : { ...basket, time: null };
  return filled ? timed : { ...timed, items: [], restaurant: null };
};

/**
 * The order being composed (orders §5), as the device keeps it under the key `order`. A field that does
 * not fit, from an older version or a stranger's hand, falls back alone.
 */
export const Basket = z.pipe(Fields, z.transform(sound));
