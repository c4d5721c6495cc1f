import type { Order } from "@tablee/contract/orders/orders.schema";
import { isUnanswered } from "@tablee/domain/kitchen/unanswered";
import type { OrderStatus } from "@tablee/domain/orders/order-status";

/** The lanes of the board, from left to right (kitchen §3). */
export const LANES = ["new", "confirmed", "preparing", "ready"] as const;
export type Lane = (typeof LANES)[number];

export interface Board {
  lanes: Record<Lane, Order[]>;
  /** For later: they join the lanes when it is time to cook them. */
  planned: Order[];
}

/** What is kept between the promised time and the start of cooking besides the cooking itself: minutes. */
const MARGIN_MINUTES = 10;
const MINUTE_MS = 60_000;

/**
 * Where an order stands; null: it is not the kitchen's (any more). A delay leaves it where it was put off, and what
 * is on its way stays in sight until it has arrived.
 */
export function laneOf({ status, statuses }: Pick<Order, "status" | "statuses">): Lane | null {
  if (status === "delayed") return beforeDelay(statuses) === "preparing" ? "preparing" : "confirmed";
  if (status === "delivering") return "ready";
  return LANES.find((lane) => lane === status) ?? null;
}

const beforeDelay = (statuses: Order["statuses"]): OrderStatus | undefined =>
  statuses.findLast(({ status }) => status === "confirmed" || status === "preparing")?.status;

/** When a planned order is to be cooked at the latest, in ms: its time less the cooking and a margin. */
const cookingStarts = ({ min_time }: Pick<Order, "min_time">, preparation_minutes: number): number =>
  Date.parse(min_time) - (preparation_minutes + MARGIN_MINUTES) * MINUTE_MS;

/** Whether an order still waits for its day: planned, not begun, and not yet time. */
export function isAhead(order: Order, now: Date, preparation_minutes: number): boolean {
  const lane = laneOf(order);
  if (!order.planned || (lane !== "new" && lane !== "confirmed")) return false;
  return now.getTime() < cookingStarts(order, preparation_minutes);
}

/**
 * A kitchen's running orders laid out: in each lane what is due first stands first, and before all others the new ones
 * that nobody has answered for too long (kitchen §11), the longest first.
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

/** From when an order waits: a planned one from the moment it can be cooked, not from the day on which it was ordered. */
export function waitsSince(order: Pick<Order, "date_creation" | "planned" | "min_time">, preparation: number): number {
  const came = Date.parse(order.date_creation);
  return order.planned ? Math.max(came, cookingStarts(order, preparation)) : came;
}

const byDue = (a: Order, b: Order): number => Date.parse(a.min_time) - Date.parse(b.min_time) || a.id - b.id;
