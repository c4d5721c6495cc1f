import { LANGUAGES } from "@tablee/domain/language/text";
import { CURRENCIES } from "@tablee/domain/money/minor";
import { DEFAULT_SOURCE, SOURCE } from "@tablee/domain/orders/order-source";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import * as v from "valibot";

const words = v.nullable(v.string());
const Text = v.object({ [LANGUAGES[0]]: words, [LANGUAGES[1]]: words, default: words });
const integer = v.pipe(v.number(), v.safeInteger());
const natural = v.pipe(integer, v.minValue(0));
/** An id or a quantity. */
const id = v.pipe(integer, v.minValue(1));
const Modifier = v.object({
  item_id: id,
  slot_id: v.nullable(id),
  modifier_group_id: v.nullable(id),
  selection: v.array(v.object({ modifier_id: id, quantity: id })),
  portion: v.optional(id),
  variant: v.optional(natural),
});

/** What a line looked like when it was added: shown until the menu has loaded, and for what is no longer on it. */
const shown = {
  /** Known only to this device; it identifies the line in the address. */
  id: v.string(),
  name: Text,
  image_url: words,
  /** Minor units: the price that the diner has seen and accepted. */
  unit_price: natural,
};
const body = {
  modifiers: v.array(Modifier),
  quantity: v.pipe(id, v.maxValue(25)),
  notes: v.string(),
};
const Line = v.variant("type", [
  v.object({ type: v.literal("item"), item_id: id, ...body, ...shown }),
  v.object({ type: v.literal("combo"), combo_id: id, ...body, ...shown }),
]);
export type BasketLine = v.InferOutput<typeof Line>;

const Restaurant = v.object({
  id,
  name: Text,
  currency: v.picklist(CURRENCIES),
  image_url: words,
  timezone: v.string(),
});
export type BasketRestaurant = v.InferOutput<typeof Restaurant>;

const Tip = v.variant("kind", [
  v.object({ kind: v.literal("percent"), percent: v.number() }),
  v.object({
    kind: v.literal("amount"),
    /** Minor units; null: the input is not an amount, and nothing is charged instead. */
    amount: v.nullable(natural),
    /** The input, if it is not an amount. */
    typed: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
]);
export type BasketTip = v.InferOutput<typeof Tip>;

const said = v.optional(v.string(), "");
const unknown = v.optional(v.nullable(v.number()), null);
const Delivery = v.object({
  address: said,
  address_complement: said,
  comments: said,
  phone: said,
  /** The address as the list of suggestions had it; "" if it was typed. */
  formatted_address: said,
  /** The position of the address, and its possible error in metres; null while it is unknown. */
  latitude: unknown,
  longitude: unknown,
  accuracy_m: unknown,
});
export type BasketDelivery = v.InferOutput<typeof Delivery>;

/** The request that places an order. */
export type PlaceRequest = OrderRequest & { source: string };

/**
 * An attempt to place an order (orders §23): its key is generated and stored before the first try, and stays until an
 * order with it exists, so that another try can never place a second order, even after a reload or with other lines.
 */
const Attempt = v.object({
  key: v.string(),
  request: v.custom<PlaceRequest>((x) => typeof x === "object" && x !== null),
  /** It was sent and may have been placed: no answer has said whether it was. */
  open: v.optional(v.boolean(), true),
  /** The server has said that it never arrived. */
  missed: v.optional(v.boolean()),
});
export type PlaceAttempt = v.InferOutput<typeof Attempt>;

const NO_DELIVERY: BasketDelivery = v.parse(Delivery, {});

const Fields = v.object({
  items: v.optional(v.fallback(v.array(Line), []), []),
  restaurant: v.optional(v.fallback(v.nullable(Restaurant), null), null),
  /** null: never chosen. */
  mode: v.optional(v.fallback(v.nullable(v.picklist(ORDER_MODES)), null), null),
  /** Both null: as soon as possible. A date without a time: the time has to be chosen again (orders §9). */
  date: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null), null),
  time: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))), null), null),
  /** The chosen date and time that are no longer available, until the diner has seen that (orders §10). */
  lost: v.optional(
    v.fallback(v.nullable(v.object({ date: v.pipe(v.string(), v.isoDate()), time: v.string() })), null),
    null,
  ),
  source: v.optional(v.fallback(v.pipe(v.string(), v.regex(SOURCE)), DEFAULT_SOURCE), DEFAULT_SOURCE),
  tip: v.optional(v.fallback(Tip, { kind: "percent", percent: 0 }), { kind: "percent", percent: 0 }),
  /** The code of an offer, as it was typed; null: none. */
  code: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(40))), null), null),
  delivery: v.optional(v.fallback(Delivery, NO_DELIVERY), NO_DELIVERY),
  /** Not null: Place was pressed, and as far as this device knows no order has come of it. */
  attempt: v.optional(v.fallback(v.nullable(Attempt), null), null),
});
export type Basket = v.InferOutput<typeof Fields>;

/**
 * Repairs combinations: lines without a restaurant or a restaurant without lines are no basket, and a time without a
 * date is dropped.
 */
const sound = (basket: Basket): Basket => {
  const filled = basket.items.length > 0 && basket.restaurant !== null;
  const timed = basket.date !== null ? basket : { ...basket, time: null };
  return filled ? timed : { ...timed, items: [], restaurant: null };
};

/**
 * The order being composed (orders §5), as the device stores it under the key `order`. A field that is invalid, from an
 * older version or a stranger's hand, falls back on its own.
 */
export const Basket = v.pipe(Fields, v.transform(sound));
