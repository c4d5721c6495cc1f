import { isOrderable, type OrderingStatus } from "@tablee/domain/restaurants/ordering-status";

/** Where a discovery leads: to ordering its dish now or for later, to viewing the dish, or to the whole menu. */
export type OrderChoice = "order_now" | "order_later" | "view_item" | "view_menu";

export interface OrderChoiceFacts {
  /** The price; null if the dish cannot be ordered (no price, or out of stock). */
  item_price: number | null;
  item_id: number | null;
  restaurant: { has_menu: boolean } | null;
}

/** Returns the button of discoveries §12; null if there is no menu to lead to. */
export function orderChoice(facts: OrderChoiceFacts, status: OrderingStatus | null): OrderChoice | null {
  if (!facts.restaurant?.has_menu || status === null) return null;
  if (facts.item_id === null) return "view_menu";
  if (facts.item_price === null || !isOrderable(status)) return "view_item";
  return status === "open" ? "order_now" : "order_later";
}
