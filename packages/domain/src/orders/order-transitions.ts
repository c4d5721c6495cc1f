import type { OrderMode } from "../restaurants/order-mode.ts";
import type { OrderStatus } from "./order-status.ts";

/**
 * The possible transitions (orders §29): unpaid → new → confirmed → preparing → ready → delivering (delivery only) →
 * delivered; confirmed or preparing → delayed → preparing or ready; anything before delivered → refunded.
 */
export const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  unpaid: ["new", "refunded"],
  new: ["confirmed", "refunded"],
  confirmed: ["preparing", "delayed", "refunded"],
  preparing: ["ready", "delayed", "refunded"],
  delayed: ["preparing", "ready", "refunded"],
  ready: ["delivering", "delivered", "refunded"],
  delivering: ["delivered", "refunded"],
  delivered: [],
  refunded: [],
};

/** Only a delivery passes through `delivering`, and it must before it is delivered. */
const fitsMode = (from: OrderStatus, to: OrderStatus, mode: OrderMode): boolean =>
  mode === "delivery" ? !(from === "ready" && to === "delivered") : to !== "delivering";

/** The states that an order of this mode can move to, in the order in which the kitchen sees them. */
export const nextStatuses = (status: OrderStatus, mode: OrderMode): OrderStatus[] =>
  TRANSITIONS[status].filter((to) => fitsMode(status, to, mode));

export interface TransitionVerdict {
  code: "bad_transition";
  from: OrderStatus;
  to: OrderStatus;
}

export const checkTransition = (from: OrderStatus, to: OrderStatus, mode: OrderMode): TransitionVerdict | null =>
  nextStatuses(from, mode).includes(to) ? null : { code: "bad_transition", from, to };

/** A change of an order's state, with who made it. */
export interface MadeMove {
  status: OrderStatus;
  delay: number | null;
  reason: string | null;
  account_id: number | null;
}

/** Whether a move that is sent again, because its answer was lost, is what its member has done already (orders §44). */
export const isRepeated = (made: MadeMove, asked: MadeMove): boolean =>
  made.status === asked.status &&
  made.delay === asked.delay &&
  made.reason === asked.reason &&
  made.account_id === asked.account_id;

/** Whether an order has reached a final state (delivered or refunded) and belongs to the history. */
export const isFinished = (status: OrderStatus): boolean => TRANSITIONS[status].length === 0;
export const isCurrent = (status: OrderStatus): boolean => !isFinished(status);

/** Whether the diner may cancel: only while the order is unpaid or new (orders §33). */
export const mayCancel = (status: OrderStatus): boolean => status === "unpaid" || status === "new";

export type OrderNotification = "order_confirmed" | "order_delayed" | "order_ready" | "order_called_off";

/**
 * The notification that the diner receives when an order reaches a status (orders §31), if any. `isOwn`: the diner did it
 * and saw it at once; nobody is notified of that.
 */
export const notificationOf = (status: OrderStatus, isOwn: boolean): OrderNotification | null => {
  if (status === "refunded") return isOwn ? null : "order_called_off";
  if (status === "confirmed") return "order_confirmed";
  if (status === "delayed") return "order_delayed";
  return status === "ready" ? "order_ready" : null;
};

/** The progress of an order. A delayed order counts as being prepared. */
const WAY: Readonly<Record<OrderStatus, number>> = {
  unpaid: 0,
  new: 1,
  confirmed: 2,
  preparing: 3,
  delayed: 3,
  ready: 4,
  delivering: 5,
  delivered: 6,
  refunded: 6,
};
const TOLD: Readonly<Record<OrderNotification, number>> = {
  order_confirmed: WAY.confirmed,
  order_delayed: WAY.delayed,
  order_ready: WAY.ready,
  order_called_off: WAY.refunded,
};

/** Whether an order has progressed beyond what a notification announces, which is then out of date. */
export const isOvertaken = (notification: OrderNotification, status: OrderStatus): boolean =>
  WAY[status] > TOLD[notification];
