import type { OrderMode } from "../restaurants/order-mode.ts";
import type { OrderStatus } from "./order-status.ts";
import { isFinished } from "./order-transitions.ts";

/**
 * Why an arrival cannot be announced: the mode has no waiting outside, the kitchen does not have the order yet, or the
 * order is finished.
 */
export const ARRIVAL_REASONS = ["mode_without_arrival", "order_unpaid", "order_over"] as const;
export type ArrivalReason = (typeof ARRIVAL_REASONS)[number];

/** The modes in which a diner waits outside and can announce "I'm here" (orders §38). */
export const hasArrival = (mode: OrderMode): boolean => mode === "curbside" || mode === "drive";

export interface ArrivalVerdict {
  code: "not_arrivable";
  reason: ArrivalReason;
}

/**
 * Whether the diner of an order can announce "I'm here": in the right mode, while the kitchen is working on the order.
 */
export const checkArrival = (order: { mode: OrderMode; status: OrderStatus }): ArrivalVerdict | null => {
  if (!hasArrival(order.mode)) return { code: "not_arrivable", reason: "mode_without_arrival" };
  if (order.status === "unpaid") return { code: "not_arrivable", reason: "order_unpaid" };
  return isFinished(order.status) ? { code: "not_arrivable", reason: "order_over" } : null;
};
