import type { Order } from "@tablee/contract/orders/orders.schema";
import type { StatusTone } from "@tablee/design-system/status-dot";
import {
  NO_LONGER_POSSIBLE,
  NOT_PAID,
  PAID_SOLD_OUT,
  PAID_TOO_LATE,
  PAID_WRONGLY,
  wasPaidAhead,
} from "@tablee/domain/payments/payment";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { CANCELLED_BY_DINER, type OrderStatus } from "@tablee/domain/orders/order-status";
import { m } from "../../../paraglide/messages.js";

/** orders §32: `new` is shown as Sent, `preparing` as In progress. */
const STATUS_WORDS = {
  unpaid: () => m.order_status_unpaid(),
  new: () => m.order_status_new(),
  confirmed: () => m.order_status_confirmed(),
  preparing: () => m.order_status_preparing(),
  delayed: () => m.order_status_delayed(),
  ready: () => m.order_status_ready(),
  delivering: () => m.order_status_delivering(),
  delivered: () => m.order_status_delivered(),
  refunded: () => m.order_status_refunded(),
} as const satisfies Record<OrderStatus, () => string>;

const STATUS_TONES = {
  unpaid: "warning",
  new: "info",
  confirmed: "info",
  preparing: "primary",
  delayed: "warning",
  ready: "success",
  delivering: "primary",
  delivered: "muted",
  refunded: "danger",
} as const satisfies Record<OrderStatus, StatusTone>;

const MODE_WORDS = {
  take_out: () => m.order_mode_take_out(),
  dine_in: () => m.order_mode_dine_in(),
  delivery: () => m.order_mode_delivery(),
  drive: () => m.order_mode_drive(),
  curbside: () => m.order_mode_curbside(),
} as const satisfies Record<OrderMode, () => string>;

const DONE_WORDS = {
  take_out: () => m.order_done_take_out(),
  dine_in: () => m.order_done_dine_in(),
  delivery: () => m.order_done_delivery(),
  drive: () => m.order_done_drive(),
  curbside: () => m.order_done_curbside(),
} as const satisfies Record<OrderMode, () => string>;

/** How an order ended without being handed over. */
export type Stop = {
  /**
   * `cancelled` by the diner, `not_paid` in time, `not_possible` any more when it was to be paid, paid when the kitchen could
   * no longer make it, for something that had sold out, or another amount; `refused` before, or `called_off` after it was confirmed.
   */
  kind:
    | "cancelled"
    | "not_paid"
    | "not_possible"
    | "paid_too_late"
    | "paid_sold_out"
    | "paid_wrongly"
    | "refused"
    | "called_off";
  /** The reason from the wire, for `reasonOfStop`. */
  reason: string | null;
  date: string;
};

/**
 * orders §32: `refunded` also stands for a refusal or a cancellation, told apart by the reason. null: it was not
 * stopped.
 */
export function stopOf({ status, statuses }: Pick<Order, "status" | "statuses">): Stop | null {
  const last = statuses.at(-1);
  if (status !== "refunded" || last === undefined) return null;
  const { reason, date } = last;
  if (reason === CANCELLED_BY_DINER) return { kind: "cancelled", reason: null, date };
  if (reason === NOT_PAID) return { kind: "not_paid", reason: null, date };
  if (reason === NO_LONGER_POSSIBLE) return { kind: "not_possible", reason: null, date };
  if (reason === PAID_TOO_LATE) return { kind: "paid_too_late", reason: null, date };
  if (reason === PAID_SOLD_OUT) return { kind: "paid_sold_out", reason: null, date };
  if (reason === PAID_WRONGLY) return { kind: "paid_wrongly", reason: null, date };
  const confirmed = statuses.some((change) => change.status === "confirmed");
  return { kind: confirmed ? "called_off" : "refused", reason, date };
}

/** The state in one or two words: the mode's own word once handed over, and the kind of stop if it was stopped. */
export function statusWord(order: Pick<Order, "status" | "statuses" | "mode">): string {
  const stop = stopOf(order);
  if (stop && wasPaidAhead(order)) return m.order_status_refunded();
  if (stop) return stop.kind === "refused" ? m.order_status_refused() : m.order_status_cancelled();
  return order.status === "delivered" ? doneWord(order.mode) : STATUS_WORDS[order.status]();
}

export const statusTone = (status: OrderStatus): StatusTone => STATUS_TONES[status];

export const modeWord = (mode: OrderMode): string => MODE_WORDS[mode]();

/** How an order of a mode was handed over: Picked up, Served, Delivered. */
export const doneWord = (mode: OrderMode): string => DONE_WORDS[mode]();
