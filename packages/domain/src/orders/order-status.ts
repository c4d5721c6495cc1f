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
/** spec §4. `refunded` is also a refusal and a cancellation, with its reason (decisions, "Orders"). */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
