import type { Order } from "@tablee/contract/orders/orders.schema";
import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { mayCancel } from "@tablee/domain/orders/order-transitions";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { getOrder } from "./get-order.ts";
import { type MoveRefusal, moveOrder } from "./move-order.ts";

/**
 * Cancels an order for its diner; allowed only until the kitchen confirms it (orders §33). If the diner has cancelled it
 * already (a second press, another tab, a lost response), this answers the order as the first cancellation left it.
 */
export async function cancelOrder(
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<{ order: Order } | MoveRefusal> {
  const { account_id } = viewer;
  const move = { to: "refunded", reason: CANCELLED_BY_DINER, account_id } as const;
  const result = await moveOrder(services, id, move, (order) => {
    if (order.account_id !== account_id) return { code: "not_found" };
    return mayCancel(order.status) ? null : { code: "bad_transition", from: order.status, to: "refunded" };
  });
  if (!("from" in result) || result.from !== "refunded") return result;
  // "refunded" is final, so the order read here is still the one that the transaction saw.
  const order = await getOrder(services, viewer, id);
  return order?.statuses.at(-1)?.reason === CANCELLED_BY_DINER ? { order } : result;
}
