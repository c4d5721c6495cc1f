import { CANCELLED_BY_DINER, type OrderStatus } from "../orders/order-status.ts";
import { PAYMENT_REASONS } from "../payments/payment.ts";

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

const RESERVED: readonly string[] = [CANCELLED_BY_DINER, ...PAYMENT_REASONS];

/**
 * Whether staff give a reason that only the diner's cancellation and the payment have (kitchen §5). With it, an order
 * would pass for cancelled by its diner, who would not be notified, or for paid back (orders §31, orders §32).
 */
export const isReservedReason = ({ reason }: StatusChange): boolean => RESERVED.includes(reason?.trim() ?? "");

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
