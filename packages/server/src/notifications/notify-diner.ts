import type { Order } from "@tablee/contract/orders/orders.schema";
import { notificationOf } from "@tablee/domain/orders/order-transitions";
import type { Queryable } from "../database/open-database.ts";
import type { Events } from "../events/events.ts";
import type { Hear } from "../events/hear.ts";
import { notify } from "./notify.ts";
import { recordNotification, type ToldNotification } from "./record-notification.ts";

/** Writes what the diner is told of a move, in the transaction that moves the order, and tells it afterwards. */
export const notifyDiner: Hear<"order.moved"> = async (services, tx, moved) => {
  const row = await writeNotification(tx, moved);
  return row && (() => notify(services, row));
};

/** null where the new status is nothing to tell. */
const writeNotification = async (
  tx: Queryable,
  { order, delay, at }: Events["order.moved"],
): Promise<ToldNotification | null> => {
  const type = notificationOf(order.status);
  if (!type) return null;
  return recordNotification(tx, {
    account_id: order.diner.account_id,
    type,
    json: { ...restaurantOf(order), order_id: order.id, delay },
    date_creation: at,
  });
};

const restaurantOf = ({ restaurant }: Order) => ({
  restaurant_id: restaurant.id,
  restaurant_name: restaurant.name,
  restaurant_image_url: restaurant.logo_image_path ?? restaurant.cover_image_path,
});
