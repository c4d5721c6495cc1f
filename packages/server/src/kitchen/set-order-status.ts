import type { Order } from "@tablee/contract/orders/orders.schema";
import { checkOrderRight } from "@tablee/domain/accounts/right";
import { isPastOrder } from "@tablee/domain/kitchen/past-orders";
import { isReservedReason, missingDetail, type StatusChange } from "@tablee/domain/kitchen/status-change";
import type { Viewer } from "../http/context.ts";
import { type MoveRefusal, moveOrder } from "../orders/move-order.ts";
import type { Services } from "../services.ts";

/** Moves an order to its next state, as staff of its restaurant (orders §29). */
export const setOrderStatus = async (
  services: Services,
  viewer: Viewer,
  { id, known, ...change }: StatusChange & { id: number; known?: number | undefined },
): Promise<
  { order: Order } | MoveRefusal | { code: "invalid_input"; path: "delay" | "reason"; isReserved: boolean }
> => {
  const path = missingDetail(change);
  if (path) return { code: "invalid_input", path, isReserved: false };
  if (isReservedReason(change)) return { code: "invalid_input", path: "reason", isReserved: true };
  const { status: to, delay, reason } = change;
  return moveOrder(services, id, { to, delay, reason, known, account_id: viewer.account_id }, ({ role, ...order }) =>
    checkOrderRight(
      { admin: viewer.admin, role },
      { isSeen: order.was_sent, isPast: isPastOrder(order, services.clock()) },
    ),
  );
};
