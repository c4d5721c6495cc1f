import type { Order } from "@tablee/contract/orders/orders.schema";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { nextStatuses } from "@tablee/domain/orders/order-transitions";
import { m } from "../../../paraglide/messages.js";
import { laneOf } from "./lanes.ts";

/** The steps that staff can take with a ticket, as the domain allows from its state. */
export interface TicketSteps {
  /** The step of the one filled button. */
  next: { status: OrderStatus; word: string } | null;
  /** It may be delayed by some minutes. */
  delay: boolean;
  /** It was delayed, and can return to its previous state, from which it may be delayed again. */
  resume: boolean;
  /** It may be stopped, with a reason. */
  stop: boolean;
}

const HANDED_OVER = {
  take_out: () => m.kitchen_picked_up(),
  dine_in: () => m.kitchen_served(),
  delivery: () => m.kitchen_delivered(),
  drive: () => m.kitchen_handed_over(),
  curbside: () => m.kitchen_handed_over(),
} as const satisfies Record<OrderMode, () => string>;

const WORDS: Partial<Record<OrderStatus, (mode: OrderMode) => string>> = {
  confirmed: () => m.kitchen_confirm(),
  preparing: () => m.kitchen_start(),
  ready: () => m.kitchen_ready(),
  delivering: () => m.kitchen_out(),
  delivered: (mode) => HANDED_OVER[mode](),
};

/** In the order in which a kitchen takes them; the first that is allowed is the next step. */
const FORWARD: readonly OrderStatus[] = ["confirmed", "preparing", "ready", "delivering", "delivered"];

export function ticketSteps(order: Pick<Order, "status" | "statuses" | "mode">): TicketSteps {
  const allowed = nextStatuses(order.status, order.mode);
  const inPreparation = order.status === "delayed" && laneOf(order) === "preparing";
  // An order that was delayed while being cooked is finished next, not started again.
  const forward = FORWARD.filter((status) => allowed.includes(status) && !(inPreparation && status === "preparing"));
  const [next] = forward;
  return {
    next: next ? { status: next, word: WORDS[next]?.(order.mode) ?? "" } : null,
    delay: allowed.includes("delayed"),
    resume: inPreparation && allowed.includes("preparing"),
    stop: allowed.includes("refunded"),
  };
}
