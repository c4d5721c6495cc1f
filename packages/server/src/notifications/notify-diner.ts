import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { notificationOf } from "@tablee/domain/orders/order-transitions";
import { NO_LONGER_POSSIBLE } from "@tablee/domain/payments/payment";
import type { Hear } from "../events/hear.ts";
import { tell } from "./tell.ts";

/** The diner cancelled, or pressed "Pay" and was told that it is too late. */
const OWN: readonly unknown[] = [CANCELLED_BY_DINER, NO_LONGER_POSSIBLE];

/** Notifies the diner of a change of status, if the new status has a notification. */
export const notifyDiner: Hear<"order.moved"> = (services, tx, { order, delay, at }) => {
  const type = notificationOf(order.status, OWN.includes(order.statuses.at(-1)?.reason));
  if (!type) return null;
  return tell(services, tx, order.diner.account_id, {
    type,
    sender_id: null,
    recommendation_id: null,
    json: { restaurant_id: order.restaurant.id, restaurant_name: order.restaurant.name, order_id: order.id, delay },
    once: null,
    at,
  });
};
