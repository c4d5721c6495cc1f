import { CANCELLED_BY_DINER, type Order } from "@tablee/contract/orders/orders.schema";
import { mayCancel } from "@tablee/domain/orders/order-transitions";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { type MoveRefusal, moveOrder } from "./move-order.ts";

/** Cancels an order for its diner; allowed only until the kitchen confirms it (orders §33). */
export const cancelOrder = (
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<{ order: Order } | MoveRefusal> => {
  const { account_id } = viewer;
  return moveOrder(services, id, { to: "refunded", reason: CANCELLED_BY_DINER, account_id }, (order) => {
    if (order.account_id !== account_id) return { code: "not_found" };
    return mayCancel(order.status) ? null : { code: "bad_transition", from: order.status, to: "refunded" };
  });
};
