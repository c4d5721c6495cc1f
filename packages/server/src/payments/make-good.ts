import { faultRecord } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { OUT_OF_REACH_MS } from "./checkout-request.ts";
import { endWithoutService, unpaidQueue } from "./end-unpaid.ts";
import {
  listForgottenUnpaid,
  listOpenRefunds,
  listUnclosed,
  listUnrecordedRefunds,
  lockPayable,
  readPaymentOf,
} from "./payments.queries.ts";
import { hearRefunds } from "./hear-refunds.ts";
import { refundDueOf, refundQueue } from "./refund.ts";

const MINUTE_MS = 60_000;
/** Longer than any order may wait, and than the jobs themselves try. */
const FORGOTTEN_MS = 40 * MINUTE_MS;
const GIVEN_UP_MS = 20 * MINUTE_MS;
/** After that, somebody has to look at it (payments §9). */
const HOPELESS_MS = 3 * 24 * 60 * MINUTE_MS;
const MOST = 200;

/**
 * Takes up what jobs have given up, and what was never begun: the payment service was away for long, or a host of the
 * version before moved an order. On a host that has no payment service any more, it ends the wait for payments.
 */
export const makePaymentsGood = async (services: Services): Promise<void> => {
  const { database, jobs, clock } = services;
  const ago = (ms: number): Date => new Date(clock().getTime() - ms);
  if (!services.payments.online) {
    const over = await listForgottenUnpaid(database.db, ago(OUT_OF_REACH_MS), MOST);
    return eachByItself(services, over, (id) => endWithoutService(services, id));
  }
  await eachByItself(services, await listUnrecordedRefunds(database.db, MOST), (order_id) =>
    database.db.transaction(async (tx) => {
      if (await lockPayable(tx, order_id)) await refundDueOf(services, tx, order_id);
    }),
  );
  const unpaid = [
    ...(await listForgottenUnpaid(database.db, ago(FORGOTTEN_MS), MOST)),
    ...(await listUnclosed(database.db, ago(HOPELESS_MS), ago(FORGOTTEN_MS), MOST)),
  ];
  // What somebody has paid back at the service meanwhile is due no longer, and would never be accepted.
  const waiting = () => listOpenRefunds(database.db, ago(HOPELESS_MS), ago(GIVEN_UP_MS), MOST);
  const owing = new Set((await waiting()).map(({ order_id }) => order_id));
  await eachByItself(services, [...owing], async (order_id) => {
    const payment = await readPaymentOf(database.db, order_id);
    if (payment !== null) await hearRefunds(services, payment);
  });
  const refunds = await waiting();
  await jobs.enqueueAll(
    database.db,
    unpaidQueue,
    unpaid.map((order_id) => ({ order_id })),
  );
  await jobs.enqueueAll(
    database.db,
    refundQueue,
    refunds.map(({ id }) => ({ refund_id: id })),
  );
};

/** One order that cannot be made good keeps none of the others from it. */
const eachByItself = async (
  { log }: Services,
  orders: readonly number[],
  work: (order_id: number) => Promise<void>,
): Promise<void> => {
  for (const order of orders) {
    try {
      await work(order);
    } catch (error) {
      log.error({ order, ...faultRecord(error) }, "A payment could not be made good");
    }
  }
};
