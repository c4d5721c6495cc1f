import { type NO_LONGER_POSSIBLE, NOT_PAID } from "@tablee/domain/payments/payment";
import { telling } from "../events/telling.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { type Checkout, UnknownCheckout } from "../ports/payments/payments.ts";
import type { Services } from "../services.ts";
import {
  beginPayment,
  closePayment,
  closeUnbegun,
  lockPayable,
  type OrderPayment,
  readPayment,
} from "./payments.queries.ts";
import { OUT_OF_REACH_MS } from "./checkout-request.ts";
import { moveUnpaid } from "./move-unpaid.ts";
import { settlePayment } from "./settle-payment.ts";

/** Why an order is called off unpaid. */
type EndReason = typeof NOT_PAID | typeof NO_LONGER_POSSIBLE;

/**
 * Ends the wait for a payment (payments §3): makes sure that the order cannot be paid any more, and calls it off. If it
 * turns out to be paid, the payment is settled instead. Throws if the payment service does not answer, or is still
 * deciding, because nobody knows then whether the order is paid.
 */
export const endUnpaid = async (services: Services, order_id: number, reason: EndReason = NOT_PAID): Promise<void> => {
  const held = await holdPayment(services, order_id);
  if (!held || held.payment.state === "paid") return;
  const { payment, placed } = held;
  if (payment.state === "open" && payment.checkout !== null) {
    const checkout = await closedCheckout(services, placed, payment.checkout);
    if (checkout === "unknown") return endWithoutService(services, order_id);
    if (checkout.state === "paid") return settlePayment(services, checkout);
    if (checkout.state !== "closed") throw new Error(`The payment of order ${order_id} is ${checkout.state}`);
  }
  await callOff(services, order_id, { isClosed: true, reason });
};

/**
 * Closes a checkout. One of another account is unknown; until it has closed by itself, which is counted from the placing
 * of its order (payments §12), that is a failure like others.
 */
const closedCheckout = async (
  { payments, clock }: Services,
  placed: Date,
  id: string,
): Promise<Checkout | "unknown"> => {
  try {
    return await payments.close(id);
  } catch (error) {
    const isOver = clock().getTime() - placed.getTime() > OUT_OF_REACH_MS;
    if (error instanceof UnknownCheckout && isOver) return "unknown";
    throw error;
  }
};

/**
 * The payment of an order, and when that was placed. One without a checkout is closed: nobody was led to any, and from
 * now on nobody will be.
 */
const holdPayment = (
  { database, clock }: Services,
  order_id: number,
): Promise<{ payment: OrderPayment; placed: Date } | null> =>
  database.db.transaction(async (tx) => {
    const order = await lockPayable(tx, order_id);
    if (!order || (order.status !== "unpaid" && order.status !== "refunded")) return null;
    const closed = { order_id, state: "closed", amount: order.total, date_creation: clock() } as const;
    await beginPayment(tx, closed);
    // Read after that: a checkout may have been written down meanwhile, which takes no lock of the order.
    await closeUnbegun(tx, order_id);
    const payment = await readPayment(tx, order_id);
    return payment && { payment, placed: order.date_creation };
  });

/** `isClosed`: the order's payment cannot be made any more. Returns whether the order was still unpaid. */
const callOff = (
  services: Services,
  id: number,
  { isClosed, reason }: { isClosed: boolean; reason: EndReason },
): Promise<boolean> =>
  telling(services, (say) =>
    services.database.db.transaction(async (tx) => {
      const order = await lockPayable(tx, id);
      if (order && isClosed) await closePayment(tx, id);
      if (order?.status !== "unpaid") return false;
      await moveUnpaid({ tx, say }, order, { status: "refunded", reason, date: services.clock() });
      return true;
    }),
  );

/**
 * Ends the wait for a payment on a host that has lost its payment service or exchanged its keys, once the checkout has
 * closed by itself. The payment stays open: with the keys back, it is asked for, and what was paid is paid back
 * (make-good.ts).
 */
export const endWithoutService = async (services: Services, order_id: number): Promise<void> => {
  const payment = (await holdPayment(services, order_id))?.payment;
  if (!payment || payment.state === "paid") return;
  const isCalledOff = await callOff(services, order_id, { isClosed: false, reason: NOT_PAID });
  if (!isCalledOff || payment.state === "closed") return;
  const { checkout } = payment;
  services.log.error(
    { order: order_id, checkout },
    "Called off without its payment service, which may know of a payment",
  );
};

/** Whatever it gives up, a chore takes up again (make-good.ts). */
export const unpaidQueue: JobQueue<{ order_id: number }> = {
  name: "unpaid-orders",
  expire_seconds: 60,
  retries: 3,
  retry_seconds: 30,
  work: (services, { order_id }) => endUnpaid(services, order_id),
};
