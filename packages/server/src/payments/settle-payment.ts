import type { Lost } from "@tablee/domain/payments/lost-meanwhile";
import { PAID_SOLD_OUT, PAID_TOO_LATE, PAID_WRONGLY, promiseOncePaid } from "@tablee/domain/payments/payment";
import type { Queryable } from "../database/open-database.ts";
import { type Say, telling } from "../events/telling.ts";
import { lockRestaurant } from "../orders/placing/place-order.queries.ts";
import type { Checkout } from "../ports/payments/payments.ts";
import type { Services } from "../services.ts";
import { lockPayable, notePaid, type PayableOrder, readOrderOf, readPayment } from "./payments.queries.ts";
import { refundDueOf } from "./refund.ts";
import { lostOf } from "./lost-of.ts";
import { moveUnpaid } from "./move-unpaid.ts";

/**
 * Records a payment, however often it is heard of, and sends its order to the kitchen (payments §6). If the kitchen can
 * no longer make it as promised, or something of it has sold out, the order is called off. If it is called off, now or
 * earlier, the payment is paid back (payments §8), and so is one that is not what was asked for: its order is called off
 * (payments §4). Does nothing for a checkout that is not paid, and for one that no order has: others sell by the same
 * account, and a payer can name any order in their checkouts.
 */
export const settlePayment = async (services: Services, { id, paid }: Checkout): Promise<void> => {
  if (!paid) return;
  const order_id = await readOrderOf(services.database.db, id);
  if (order_id === null) return;
  await telling(services, (say) =>
    services.database.db.transaction(async (tx) => {
      const order = await lockPayable(tx, order_id);
      const payment = order && (await readPayment(tx, order_id));
      if (!payment) return;
      const { payment: id_of, amount } = paid;
      const paid_at = services.clock();
      if (!(await notePaid(tx, order_id, { payment: id_of, amount, paid_at }))) return;
      const isAsked = amount === payment.amount && paid.currency === order.currency;
      if (!isAsked) {
        services.log.error({ order: order_id, ...paid, due: payment.amount }, "A payment is not what was asked for");
      }
      if (order.status === "unpaid") await send({ tx, say }, order, { date: paid_at, isAsked });
      await refundDueOf(services, tx, order_id);
    }),
  );
};

const LOST: Readonly<Record<Lost, string>> = { too_late: PAID_TOO_LATE, sold_out: PAID_SOLD_OUT };

const send = async (
  { tx, say }: { tx: Queryable; say: Say },
  order: PayableOrder,
  { date, isAsked }: { date: Date; isAsked: boolean },
): Promise<void> => {
  const { planned, date_creation: placed } = order;
  // As when an order is placed: whatever sells out is seen here, or waits until this order is sent.
  await lockRestaurant(tx, order.restaurant_id);
  const lost = await lostOf(tx, order, date);
  const reason = isAsked ? lost && LOST[lost] : PAID_WRONGLY;
  const move =
    reason === null
      ? { status: "new" as const, ...promiseOncePaid(order, { planned, placed }, date) }
      : { status: "refunded" as const };
  await moveUnpaid({ tx, say }, order, { ...move, reason, date });
};
