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
