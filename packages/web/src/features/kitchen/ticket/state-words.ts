import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { m } from "../../../paraglide/messages.js";

const WORDS = {
  unpaid: () => m.order_status_unpaid(),
  new: () => m.kitchen_lane_new(),
  confirmed: () => m.kitchen_lane_confirmed(),
  preparing: () => m.kitchen_lane_preparing(),
  delayed: () => m.order_status_delayed(),
  ready: () => m.kitchen_lane_ready(),
  delivering: () => m.order_status_delivering(),
  delivered: () => m.kitchen_state_delivered(),
  refunded: () => m.kitchen_state_refunded(),
} as const satisfies Record<OrderStatus, () => string>;

/** The name of a state as the head of a column of orders. */
export const stateWord = (status: OrderStatus): string => WORDS[status]();
