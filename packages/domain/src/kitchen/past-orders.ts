import type { OrderStatus } from "../orders/order-status.ts";
import { isFinished } from "../orders/order-transitions.ts";

/** How far back staff who only cook see orders, in days (kitchen §19). */
const KITCHEN_DAYS = 90;
const DAY_MS = 86_400_000;

/** Since when an order must have been placed for staff who only cook to see it in the kitchen's list. */
export const cookedSince = (at: Date): Date => new Date(at.getTime() - KITCHEN_DAYS * DAY_MS);

/** Whether an order is so old that the kitchen's list does not show it to staff who only cook (kitchen §19). */
export const isOldOrder = (order: { date_creation: Date }, at: Date): boolean => order.date_creation < cookedSince(at);

/** Whether an order is past: staff who only cook do not see it even by its id (kitchen §19). */
export const isPastOrder = (order: { status: OrderStatus; date_creation: Date }, at: Date): boolean =>
  isFinished(order.status) && isOldOrder(order, at);
