import type { OrderStatus } from "./order-status.ts";

interface Running {
  id: number;
  status: OrderStatus;
  /** ISO 8601. */
  min_time: string;
}

/** What waits for the diner comes first: food that is ready or on its way, then what is not paid yet. */
const rankOf = (status: OrderStatus): number =>
  status === "ready" || status === "delivering" ? 0 : status === "unpaid" ? 1 : 2;

/**
 * Sorts current orders by urgency for the diner (orders §34): first what waits for the diner, then by promised time.
 */
export const byUrgency = (a: Running, b: Running): number =>
  rankOf(a.status) - rankOf(b.status) || Date.parse(a.min_time) - Date.parse(b.min_time) || a.id - b.id;
