import type { Order } from "@tablee/contract/orders/orders.schema";
import { checkOrderRight } from "@tablee/domain/accounts/right";
import { isPastOrder } from "@tablee/domain/kitchen/past-orders";
import { missingDetail, type StatusChange } from "@tablee/domain/kitchen/status-change";
import type { Viewer } from "../http/context.ts";
import { type MoveRefusal, moveOrder } from "../orders/move-order.ts";
import type { Services } from "../services.ts";

/** Moves an order to its next state, as staff of its restaurant (orders §29). */
export const setOrderStatus = async (
  services: Services,
  viewer: Viewer,
  { id, known, ...change }: StatusChange & { id: number; known?: number | undefined },
): Promise<{ order: Order } | MoveRefusal | { code: "invalid_input"; path: "delay" | "reason" }> => {
  const path = missingDetail(change);
  if (path) return { code: "invalid_input", path };
  const { status: to, delay, reason } = change;
  return moveOrder(services, id, { to, delay, reason, known, account_id: viewer.account_id }, ({ role, ...order }) =>
    checkOrderRight(
      { admin: viewer.admin, role },
      { isSeen: order.was_sent, isPast: isPastOrder(order, services.clock()) },
    ),
  );
};
