import type { OrderRequest, Quote } from "@tablee/contract/orders/orders.schema";
import { paymentPlace } from "@tablee/domain/payments/payment";
import { nowPastMidnight } from "@tablee/domain/restaurants/now-past-midnight";
import type { Context } from "../../http/context.ts";
import { limitKey } from "../../http/caller-address.ts";
import { menuOf } from "../../menus/menu-cache.ts";
import { basketOfRequest } from "./basket-of-request.ts";
import { tryCode } from "./code-tries.ts";
import { hasAddress, type LocatedRequest, locateDelivery, unlocated } from "./locate-delivery.ts";
import { viewAmounts, viewDiscounts, viewLine, viewTaxes } from "../stored/order-view.ts";
import { type InvalidPlace, priceRequest } from "./price-request.ts";
import { usesOfOffers } from "./uses-of-offers.ts";
import { usedOfSlot } from "./used-of-slot.ts";

/** Prices an order by the current menu and lists what prevents it; writes nothing. Also for visitors. */
export const quoteOrder = async (
  context: Context,
  asked: OrderRequest,
): Promise<{ quote: Quote } | { refused: "not_found" } | { refused: "invalid_input"; places: InvalidPlace[] }> => {
  const snapshot = await menuOf(context, asked.restaurant_id);
  if (!snapshot) return { refused: "not_found" };
  const { request: located, reach } = await locate(context, asked, snapshot.row);
  const at = context.clock();
  const request = nowPastMidnight(located, snapshot.row.timezone, at);
  const { db } = context.database;
  const tried = await tryCode(context, asked);
  const priced = tried.problem === null ? request : { ...request, code: null };
  const account_id = context.viewer?.account_id ?? null;
  const basket = await basketOfRequest(db, priced, { account_id, hold: false });
  const used = await usedOfSlot(db, snapshot, request, at);
  const uses = await usesOfOffers(db, snapshot, account_id);
  const { lines, totals, discounts, window, problems, invalid } = priceRequest(snapshot, basket, at, {
    used,
    reach,
    uses,
  });
  await tried.settle(problems);
  if (invalid.length > 0) return { refused: "invalid_input", places: invalid };
  return {
    quote: {
      restaurant_id: request.restaurant_id,
      // In a quote, a line is identified by its index in the request; placed lines have ids of their own.
      items: lines.map((line, index) => viewLine({ ...line, id: String(index) })),
      discounts: viewDiscounts(discounts),
      ...viewAmounts(totals),
      ...viewTaxes(totals),
      currency: snapshot.row.currency,
      min_time: window?.min_time.toISOString() ?? null,
      max_time: window?.max_time.toISOString() ?? null,
      payment: paymentPlace(totals.total, context.payments.online),
      problems: tried.problem === null ? problems : [...problems, tried.problem],
    },
  };
};

/**
 * Quotes are free and open to everybody, so address lookups are limited: over the limit, the quote does not locate the
 * address.
 */
const locate = async (
  context: Context,
  asked: OrderRequest,
  restaurant: { latitude: number | null; longitude: number | null },
): Promise<LocatedRequest<OrderRequest>> => {
  const isTooOften = hasAddress(asked) && (await context.limits.take("places", limitKey(context.address))) !== null;
  return isTooOften ? unlocated(asked) : locateDelivery(context, asked, restaurant);
};
