import type { Currency } from "@tablee/domain/money/minor";
import type { Text } from "@tablee/domain/language/text";
import type { OrderMode } from "@tablee/domain/orders/order-mode";

/** The basket in one line, for whoever shows that there is one. */
export interface BasketSummary {
  /** Pieces, not lines. */
  count: number;
  /** Decimal. */
  total: number;
  currency: Currency;
  restaurant_name: Text;
  image_url: string | null;
  mode: OrderMode | null;
}

/** The basket of this device, or null where it is empty; on the server and in the first render there is none. */
export const useBasketSummary = (): BasketSummary | null => null;
