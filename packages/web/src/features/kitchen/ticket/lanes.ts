import type { Order } from "@tablee/contract/orders/orders.schema";
import { isUnanswered } from "@tablee/domain/kitchen/unanswered";
import type { OrderStatus } from "@tablee/domain/orders/order-status";

/** The lanes of the board, from left to right (kitchen §3). */
export const LANES = ["new", "confirmed", "preparing", "ready"] as const;
export type Lane = (typeof LANES)[number];

export interface Board {
  lanes: Record<Lane, Order[]>;
  /** Orders for later: they move to the lanes when it is time to cook them. */
  planned: Order[];
}

/** Minutes between the start of cooking and the promised time, in addition to the cooking itself. */
const MARGIN_MINUTES = 10;
const MINUTE_MS = 60_000;

/**
 * The lane of an order; null: it is not, or no longer, the kitchen's. A delayed order stays in the lane in which it was
 * delayed, and one that is being delivered stays visible until it has arrived.
 */
export function laneOf({ status, statuses }: Pick<Order, "status" | "statuses">): Lane | null {
  if (status === "delayed") return beforeDelay(statuses) === "preparing" ? "preparing" : "confirmed";
  if (status === "delivering") return "ready";
  return LANES.find((lane) => lane === status) ?? null;
}

const beforeDelay = (statuses: Order["statuses"]): OrderStatus | undefined =>
  statuses.findLast(({ status }) => status === "confirmed" || status === "preparing")?.status;

/** When cooking a planned order has to start at the latest, in ms: its time minus the cooking and a margin. */
const cookingStarts = ({ min_time }: Pick<Order, "min_time">, preparation_minutes: number): number =>
  Date.parse(min_time) - (preparation_minutes + MARGIN_MINUTES) * MINUTE_MS;

/** Whether an order still waits for its time: planned, not begun, and not due yet. */
export function isAhead(order: Order, now: Date, preparation_minutes: number): boolean {
  const lane = laneOf(order);
  if (!order.planned || (lane !== "new" && lane !== "confirmed")) return false;
  return now.getTime() < cookingStarts(order, preparation_minutes);
}

/**
 * Sorts a kitchen's current orders into the board. In each lane the earliest due comes first; before all others come
 * new orders that have waited too long for an answer (kitchen §11), the longest first.
 */
export function boardOf(orders: readonly Order[], now: Date, preparation_minutes: number): Board {
  const lanes: Board["lanes"] = { new: [], confirmed: [], preparing: [], ready: [] };
  const planned: Order[] = [];
  for (const order of [...orders].sort(byDue)) {
    const lane = laneOf(order);
    if (lane === null) continue;
    if (isAhead(order, now, preparation_minutes)) planned.push(order);
    else lanes[lane].push(order);
  }
  const late = (order: Order) => isUnanswered(waitsSince(order, preparation_minutes), now.getTime());
  const [waiting, fresh] = [lanes.new.filter(late), lanes.new.filter((order) => !late(order))];
  const since = (order: Order) => waitsSince(order, preparation_minutes);
  lanes.new = [...waiting.sort((a, b) => since(a) - since(b) || a.id - b.id), ...fresh];
  return { lanes, planned };
}

/**
 * Since when an order waits: since the kitchen has it, which of one that is paid online is not when it was placed. A
 * planned one waits since it could be cooked.
 */
export function waitsSince(
  order: Pick<Order, "date_creation" | "statuses" | "planned" | "min_time">,
  preparation: number,
): number {
  const sent = order.statuses.find(({ status }) => status === "new");
  const came = Date.parse(sent?.date ?? order.date_creation);
  return order.planned ? Math.max(came, cookingStarts(order, preparation)) : came;
}

const byDue = (a: Order, b: Order): number => Date.parse(a.min_time) - Date.parse(b.min_time) || a.id - b.id;
