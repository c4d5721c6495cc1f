import type { OrderStatus } from "../orders/order-status.ts";

/** What staff give when they move an order. */
export interface StatusChange {
  status: OrderStatus;
  /** Minutes. */
  delay?: number | null;
  /** A ready reason, or the kitchen's own words. */
  reason?: string | null;
}

/** What a change lacks (kitchen §5): a delay says by how many minutes, a refusal or cancellation why. */
export const missingDetail = ({ status, delay, reason }: StatusChange): "delay" | "reason" | null => {
  if (status === "delayed" && delay == null) return "delay";
  if (status === "refunded" && (reason == null || reason.trim() === "")) return "reason";
  return null;
};

const MINUTE_MS = 60_000;

/**
 * What is promised after a delay of some minutes: as much later as was said, counted from now where the promised
 * time has already passed. The window stays as long as it was.
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
