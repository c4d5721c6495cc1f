import type { OrderPage } from "@tablee/contract/orders/orders.schema";
import { ORDER_STATUSES, type OrderStatus } from "@tablee/domain/orders/order-status";
import { isCurrent } from "@tablee/domain/orders/order-transitions";
import type { Viewer } from "../http/context.ts";
import { type PageInput, pageOfOrders } from "../orders/list-orders.ts";
import type { Services } from "../services.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";

export interface KitchenPageInput extends PageInput {
  restaurant_id: number;
  /** Comma-separated. */
  status?: string | undefined;
}

/** What a kitchen lists by default: current orders that have been paid or will be paid at the counter. */
const RUNNING = ORDER_STATUSES.filter((status) => isCurrent(status) && status !== "unpaid");

/** Lists a kitchen's orders, newest first. */
export const listKitchenOrders = async (
  services: Services,
  viewer: Viewer,
  input: KitchenPageInput,
): Promise<{ page: OrderPage } | RightRefusal | { code: "invalid_input"; path: "status" }> => {
  const refusal = await refusedIn(services.database.db, viewer, input.restaurant_id, "orders");
  if (refusal) return refusal;
  const statuses = input.status === undefined ? RUNNING : readStatuses(input.status);
  if (!statuses) return { code: "invalid_input", path: "status" };
  const { restaurant_id } = input;
  return {
    page: await pageOfOrders(services, `kitchen-${restaurant_id}`, { restaurant_id, statuses, sent: true }, input),
  };
};

const isStatus = (name: string): name is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(name);

const readStatuses = (list: string): OrderStatus[] | null => {
  const names = list.split(",");
  return names.every(isStatus) ? names : null;
};
