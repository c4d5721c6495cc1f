import type { Order } from "@tablee/contract/orders/orders.schema";
import { notificationOf } from "@tablee/domain/orders/order-transitions";
import type { Queryable } from "../database/open-database.ts";
import { insertNotification, type NotificationRow } from "./notifications.queries.ts";

/**
 * Writes what the diner is told of a move, in the transaction that moves the order; null where the new status is
 * nothing to tell (spec §3).
 */
export const writeOrderNotification = async (
  tx: Queryable,
  order: Order,
  delay: number | null,
  date_creation: Date,
): Promise<NotificationRow | null> => {
  const type = notificationOf(order.status);
  if (!type) return null;
  const { restaurant } = order;
  const json = {
    restaurant_id: restaurant.id,
    restaurant_name: restaurant.name,
    restaurant_image_url: restaurant.logo_image_path ?? restaurant.cover_image_path,
    order_id: order.id,
    delay,
  };
  return insertNotification(tx, { account_id: order.diner.account_id, type, json, date_creation });
};
