import { minor, toMinor } from "@tablee/domain/money/minor";
import type { OfferRule } from "@tablee/domain/orders/offers/offers-on";
import type { Quote } from "./orders.schema.ts";

/** The offers that a quote or an order applied: on the same lines they take off the same amounts. */
export const discountRules = (discounts: Quote["discounts"]): OfferRule[] =>
  discounts.map(({ ref, name, kind, item_ids, sum }) => ({
    ref,
    name,
    kind,
    item_ids,
    amount: toMinor(sum),
    from: minor(0),
  }));
