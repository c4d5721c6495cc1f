export const ORDER_STATUSES = [
  "unpaid",
  "new",
  "confirmed",
  "preparing",
  "delayed",
  "ready",
  "delivering",
  "delivered",
  "refunded",
] as const;
/** The state of an order (orders §29). `refunded` also covers a refusal and a cancellation, with its reason. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The reason of `refunded` if the diner cancelled. A kitchen's reason is a ready reason, or its own words. */
export const CANCELLED_BY_DINER = "cancelled_by_diner";
