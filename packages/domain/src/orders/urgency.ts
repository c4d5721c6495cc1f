import type { OrderStatus } from "./order-status.ts";

interface Running {
  id: number;
  status: OrderStatus;
  /** ISO 8601. */
  min_time: string;
}

/** What waits for the diner: food that stands ready or comes, then what is not paid for. */
const rankOf = (status: OrderStatus): number =>
  status === "ready" || status === "delivering" ? 0 : status === "unpaid" ? 1 : 2;

/** Running orders as a diner needs them (orders §34): what waits for the diner first, then what is promised first. */
export const byUrgency = (a: Running, b: Running): number =>
  rankOf(a.status) - rankOf(b.status) || Date.parse(a.min_time) - Date.parse(b.min_time) || a.id - b.id;
