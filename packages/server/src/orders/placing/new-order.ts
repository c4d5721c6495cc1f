import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { Currency } from "@tablee/domain/money/minor";
import { QUEBEC_TAX } from "@tablee/domain/menus/tax";
import type { Discount } from "@tablee/domain/orders/offers/offers-on";
import { v7 as uuid } from "uuid";
import { firstStatus, paymentPlace } from "@tablee/domain/payments/payment";
import { readDeliveryPhone } from "@tablee/domain/orders/read-delivery-phone";
import type { OrderRecord } from "../stored/order-view.ts";
import type { NewOrder, PlacedOrder } from "./place-order.queries.ts";
import type { PricedRequest, Snapshot } from "./price-request.ts";

export interface PlaceRequest extends OrderRequest {
  source: string;
}

/** Who places the order, and the key with which they may retry it. */
export interface Placer {
  account_id: number;
  key: string;
  hash: string;
}

/** Returns the delivery with its phone number in international form. */
const callable = (delivery: OrderRequest["delivery"], currency: Currency): OrderRequest["delivery"] => {
  if (!delivery?.phone) return delivery;
  const { phone: written, ...rest } = delivery;
  const phone = readDeliveryPhone(written, currency);
  return phone === null ? rest : { ...rest, phone };
};

/** The rule without its validity dates and its code. */
const keptDiscount = ({ rule: { ref, name, kind, item_ids, amount: sum, from }, amount }: Discount): Discount => ({
  rule: { ref, name, kind, item_ids, amount: sum, from },
  amount,
});

/** Returns the row to be written for an order that has no problems. */
export const newOrder = (
  { account_id, key, hash }: Placer,
  request: PlaceRequest,
  { row, menu }: Snapshot,
  {
    totals,
    discounts,
    dishes,
    window,
    slot,
  }: PricedRequest & { window: { min_time: Date; max_time: Date }; slot: Date },
  { at, takesPayments }: { at: Date; takesPayments: boolean },
): NewOrder => ({
  guid: uuid(),
  restaurant_id: row.id,
  account_id,
  idempotency_key: key,
  request_hash: hash,
  status: firstStatus(paymentPlace(totals.total, takesPayments)),
  mode: request.mode,
  date: request.date,
  time: request.time,
  planned: request.time !== "now",
  slot,
  dishes,
  ...totals,
  offers: discounts.map(keptDiscount),
  tax_rules: menu.tax === QUEBEC_TAX ? null : menu.tax,
  currency: row.currency,
  source: request.source,
  table: request.table,
  delivery: request.mode === "delivery" ? callable(request.delivery, row.currency) : null,
  ...window,
  arrived_at: null,
  spot: null,
  revision: 1,
  date_creation: at,
  served_blanked_at: null,
});

/** Builds the record that reading the order back would return, without reading it. */
export const recordOf = (
  order: NewOrder,
  lines: OrderRecord["lines"],
  { id, number, ...diner }: PlacedOrder,
  { row }: Snapshot,
): OrderRecord => ({
  order: { ...order, id, number },
  restaurant: {
    id: row.id,
    name: row.name,
    address: row.address,
    phone_number: row.phone_number,
    logo_image_path: row.logo_image_path,
    cover_image_path: row.cover_image_path,
    timezone: row.timezone,
    latitude: row.latitude,
    longitude: row.longitude,
  },
  diner,
  lines,
  statuses: [{ status: order.status, delay: null, reason: null, date: order.date_creation.toISOString() }],
  corrections: [],
  balance: null,
});
