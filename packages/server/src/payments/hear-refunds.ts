import { followRefunds } from "@tablee/domain/payments/made-refunds";
import { givenBack } from "@tablee/domain/payments/payment";
import { telling } from "../events/telling.ts";
import { viewForBoth } from "../orders/stored/order-view.ts";
import { readOrder } from "../orders/stored/orders.queries.ts";
import type { Services } from "../services.ts";
import {
  countChange,
  lockPayable,
  readBalance,
  readOrderOf,
  readOrderOfPayment,
  readRefunds,
  writeRefunds,
} from "./payments.queries.ts";
import { refundDueOf } from "./refund.ts";
import { settlePayment } from "./settle-payment.ts";

/** More often than this, nobody refunds one payment within a second. */
const MOST_ROUNDS = 5;

/**
 * Follows the refunds of a payment that its service lists, among them those that somebody made there (payments §13).
 * Does nothing for a payment of no order: others use the same account. Lists may come in another order than they were
 * written, so the service is asked until its list changes nothing any more.
 */
export const hearRefunds = async (services: Services, payment: string): Promise<void> => {
  const order_id = await orderOf(services, payment);
  if (order_id === null) return;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!(await followOnce(services, order_id, payment))) return;
  }
};

/** The order of a payment. One that is not known yet is settled first: a refund may be announced before its payment. */
const orderOf = async (services: Services, payment: string): Promise<number | null> => {
  const { database, payments } = services;
  const known = await readOrderOfPayment(database.db, payment);
  if (known !== null) return known;
  const checkout = await payments.checkoutOf(payment);
  if (checkout === null || (await readOrderOf(database.db, checkout)) === null) return null;
  await settlePayment(services, await payments.read(checkout));
  return readOrderOfPayment(database.db, payment);
};

/** Returns whether the record of the refunds has changed. */
const followOnce = async (services: Services, order_id: number, payment: string): Promise<boolean> => {
  const listed = await services.payments.refundsOf(payment);
  return telling(services, (say) =>
    services.database.db.transaction(async (tx) => {
      const order = await lockPayable(tx, order_id);
      const before = order && (await readBalance(tx, order_id));
      if (!before) return false;
      const changes = followRefunds(await readRefunds(tx, order_id), listed, before.paid);
      if (Object.values(changes).every((part) => part.length === 0)) return false;
      await writeRefunds(tx, order_id, changes, services.clock());
      await refundDueOf(services, tx, order_id);
      const after = await readBalance(tx, order_id);
      if (!after || givenBack(after, after) === givenBack(before, before)) return true;
      await countChange(tx, order_id);
      const record = await readOrder(tx, order_id);
      if (record) await say(tx, "order.given_back", viewForBoth(record));
      return true;
    }),
  );
};
