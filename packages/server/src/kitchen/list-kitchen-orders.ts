import type { OrderPage } from "@tablee/contract/orders/orders.schema";
import { checkRight } from "@tablee/domain/accounts/right";
import { cookedSince } from "@tablee/domain/kitchen/past-orders";
import { ORDER_STATUSES, type OrderStatus } from "@tablee/domain/orders/order-status";
import { isCurrent } from "@tablee/domain/orders/order-transitions";
import type { Viewer } from "../http/context.ts";
import { type PageInput, pageOfOrders } from "../orders/list-orders.ts";
import type { Services } from "../services.ts";
import { viewForKitchen } from "../orders/stored/order-view.ts";
import type { RightRefusal } from "../restaurants/stored/rights.ts";
import { readRole } from "../restaurants/stored/staff.queries.ts";

export interface KitchenPageInput extends PageInput {
  restaurant_id: number;
  /** Comma-separated. */
  status?: string | undefined;
}

/** What a kitchen lists by default: current orders that have been paid or will be paid at the counter. */
const RUNNING = ORDER_STATUSES.filter((status) => isCurrent(status) && status !== "unpaid");

/** Lists a kitchen's orders, newest first; for who only cooks, those of the last 90 days (kitchen §19). */
export const listKitchenOrders = async (
  services: Services,
  viewer: Viewer,
  input: KitchenPageInput,
): Promise<{ page: OrderPage } | RightRefusal | { code: "invalid_input"; path: "status" }> => {
  const found = await readRole(services.database.db, input.restaurant_id, viewer.account_id);
  if (!found) return { code: "not_found" };
  const standing = { admin: viewer.admin, role: found.role };
  const refusal = checkRight(standing, "orders");
  if (refusal) return refusal;
  const statuses = input.status === undefined ? RUNNING : readStatuses(input.status);
  if (!statuses) return { code: "invalid_input", path: "status" };
  const { restaurant_id } = input;
  const since = checkRight(standing, "old_orders") && cookedSince(services.clock());
  const of = { restaurant_id, statuses, sent: true, since };
  const page = await pageOfOrders(services, `kitchen-${restaurant_id}`, of, input, viewForKitchen);
  return { page };
};

const isStatus = (name: string): name is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(name);

const readStatuses = (list: string): OrderStatus[] | null => {
  const names = list.split(",");
  return names.every(isStatus) ? names : null;
};
