import type { OrderStatus } from "../orders/order-status.ts";

/** What staff provide when they change the state of an order. */
export interface StatusChange {
  status: OrderStatus;
  /** Minutes. */
  delay?: number | null;
  /** A ready reason, or the kitchen's own words. */
  reason?: string | null;
}

/**
 * What a change lacks (kitchen §5): a delay needs a number of minutes, and a refusal or cancellation needs a reason.
 */
export const missingDetail = ({ status, delay, reason }: StatusChange): "delay" | "reason" | null => {
  if (status === "delayed" && delay == null) return "delay";
  if (status === "refunded" && (reason == null || reason.trim() === "")) return "reason";
  return null;
};

const MINUTE_MS = 60_000;

/**
 * The promised window after a delay in minutes. The delay is added to the promised time, or to now if that has already
 * passed. The window keeps its length.
 */
export const delayedWindow = (
  promised: { min_time: Date; max_time: Date },
  at: Date,
  minutes: number,
): { min_time: Date; max_time: Date } => {
  const length = promised.max_time.getTime() - promised.min_time.getTime();
  const start = Math.max(promised.min_time.getTime(), at.getTime()) + minutes * MINUTE_MS;
  return { min_time: new Date(start), max_time: new Date(start + length) };
};
