import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { formatDistance, formatMoney } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { takesOrders } from "../open-line.tsx";

export interface RowFactsAsk {
  restaurant: RestaurantCard;
  area: string;
  at: Date;
  language: Language;
  region: string;
}

/**
 * Returns what a row says besides name and description (restaurants §20): distance, minutes, delivery fee, and the
 * neighbourhood with its city. Minutes and fee only if one can order.
 */
export function rowFacts({ restaurant, area, at, language, region }: RowFactsAsk): string[] {
  const { distance_km: km, preparation_minutes, delivery_fee, min_order_amount, currency, has_menu } = restaurant;
  const facts = km === null ? [] : [formatDistance(km, language, region)];
  if (has_menu && takesOrders(restaurant, at)) {
    facts.push(m.restaurants_minutes({ minutes: preparation_minutes }));
    if (modeAvailability(restaurant).delivery.available) {
      facts.push(
        delivery_fee === 0
          ? m.restaurants_delivery_free()
          : m.restaurants_delivery_fee({ fee: formatMoney(delivery_fee, currency, language) }),
      );
      if (min_order_amount > 0)
        facts.push(m.restaurants_minimum({ amount: formatMoney(min_order_amount, currency, language) }));
    }
  }
  return [...facts, area].filter(Boolean);
}
