import type { Text } from "@tablee/domain/language/text";
import { type Currency, minor, toDecimal } from "@tablee/domain/money/minor";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { pieces } from "./basket-lines.ts";
import type { Basket } from "./basket-schema.ts";
import { useBasket } from "./basket-store.ts";

/** The basket in one line, for components that show that there is one. */
export interface BasketSummary {
  /** Pieces, not lines. */
  count: number;
  /** Decimal, before tax: the lines at the prices at which they were added. */
  total: number;
  currency: Currency;
  restaurant_id: number;
  restaurant_name: Text;
  image_url: string | null;
  mode: OrderMode | null;
}

/** Summarises the basket without the menu: a bar on every page must cost nothing. */
export function summaryOf({ items, restaurant, mode }: Basket): BasketSummary | null {
  if (items.length === 0 || restaurant === null) return null;
  return {
    count: pieces(items),
    total: toDecimal(minor(items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0))),
    currency: restaurant.currency,
    restaurant_id: restaurant.id,
    restaurant_name: restaurant.name,
    image_url: items.at(-1)?.image_url ?? restaurant.image_url,
    mode,
  };
}

/** The summary of this device's basket, or null if it is empty, on the server and in the first render. */
export const useBasketSummary = (): BasketSummary | null => summaryOf(useBasket());
