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
/** orders §29. `refunded` is also a refusal and a cancellation, with its reason. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
