import type { Order } from "@tablee/contract/orders/orders.schema";

/**
 * The order that was placed a moment ago and is to be paid. Only in memory, because a page that is reloaded, or reached
 * by going back from the payment service, must not lead there again by itself.
 */
let placed: number | null = null;

/** Called before the order's page is opened, which then leads on to the payment (payments §5). */
export function leadToPayment({ id, status }: Pick<Order, "id" | "status">): void {
  if (status === "unpaid") placed = id;
}

/** Whether the order's page leads on by itself: true once. */
export function isLedToPayment(id: number): boolean {
  const led = placed === id;
  if (led) placed = null;
  return led;
}
