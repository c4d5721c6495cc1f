import type { Order } from "@tablee/contract/orders/orders.schema";
import { NOT_PAID, payBefore, wasPaidAhead, wasSent } from "@tablee/domain/payments/payment";
import type { Hear } from "../events/hear.ts";
import { unpaidQueue } from "./end-unpaid.ts";
import { refundDueOf } from "./refund.ts";

const startsUnpaid = ({ statuses }: Order): boolean => statuses[0]?.status === "unpaid";

/** Calls an unpaid order off once the time for its payment has passed (payments §3). */
export const waitForPayment: Hear<"order.placed"> = async ({ jobs }, tx, { order, at }) => {
  if (!startsUnpaid(order)) return null;
  const until = payBefore({ planned: order.planned, placed: at, min_time: new Date(order.min_time) });
  const after_seconds = Math.ceil((until.getTime() - at.getTime()) / 1_000);
  await jobs.enqueue(tx, unpaidQueue, { order_id: order.id }, { after_seconds });
  return null;
};

/** Pays back what an order no longer costs, and closes the payment of one that was cancelled before it was paid. */
export const payBack: Hear<"order.moved" | "order.corrected"> = async (services, tx, { order }) => {
  if (!startsUnpaid(order)) return null;
  await refundDueOf(services, tx, order.id);
  const isStopped = order.status === "refunded" && !wasSent(order) && !wasPaidAhead(order);
  const isCancelled = isStopped && order.statuses.at(-1)?.reason !== NOT_PAID;
  if (isCancelled) await services.jobs.enqueue(tx, unpaidQueue, { order_id: order.id });
  return null;
};
