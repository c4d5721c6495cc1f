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
/** How long ago an order may have been moved by a host that does not record what is due (payments §11). */
const UNRECORDED_MS = 30 * 24 * 60 * MINUTE_MS;
const MOST = 200;

const before = ({ clock }: Services, ms: number): Date => new Date(clock().getTime() - ms);

/**
 * Takes up what jobs have given up, and what was never begun: the payment service was away for long, or a host of the
 * version before moved an order. On a host that has no payment service any more, it ends the wait for payments. A part
 * that fails, or takes longer than a statement may, keeps none of the others from being done.
 */
export const makePaymentsGood = async (services: Services): Promise<void> => {
  const parts = services.payments.online
    ? { recordRefunds, endForgotten, closeCalledOff, askForRefunds }
    : { endWithoutPayments };
  for (const [part, work] of Object.entries(parts)) {
    try {
      await work(services);
    } catch (error) {
      services.log.error({ part, ...faultRecord(error) }, "A part of the payments could not be made good");
    }
  }
};

const endWithoutPayments = async (services: Services): Promise<void> => {
  const over = await listForgottenUnpaid(services.database.db, before(services, OUT_OF_REACH_MS), MOST);
  await eachByItself(services, over, (id) => endWithoutService(services, id));
};

const recordRefunds = async (services: Services): Promise<void> => {
  const { db } = services.database;
  const due = await listUnrecordedRefunds(db, before(services, UNRECORDED_MS), MOST);
  await eachByItself(services, due, (order_id) =>
    db.transaction(async (tx) => {
      if (await lockPayable(tx, order_id)) await refundDueOf(services, tx, order_id);
    }),
  );
};

const endForgotten = async (services: Services): Promise<void> =>
  enqueueUnpaid(services, await listForgottenUnpaid(services.database.db, before(services, FORGOTTEN_MS), MOST));

const closeCalledOff = async (services: Services): Promise<void> => {
  const [since, until] = [before(services, HOPELESS_MS), before(services, FORGOTTEN_MS)];
  await enqueueUnpaid(services, await listUnclosed(services.database.db, since, until, MOST));
};

const enqueueUnpaid = ({ database, jobs }: Services, orders: readonly number[]): Promise<void> =>
  jobs.enqueueAll(
    database.db,
    unpaidQueue,
    orders.map((order_id) => ({ order_id })),
  );

const askForRefunds = async (services: Services): Promise<void> => {
  const { database, jobs } = services;
  // What somebody has paid back at the service meanwhile is due no longer, and would never be accepted.
  const waiting = () =>
    listOpenRefunds(database.db, before(services, HOPELESS_MS), before(services, GIVEN_UP_MS), MOST);
  const owing = new Set((await waiting()).map(({ order_id }) => order_id));
  await eachByItself(services, [...owing], async (order_id) => {
    const payment = await readPaymentOf(database.db, order_id);
    if (payment !== null) await hearRefunds(services, payment);
  });
  const refunds = await waiting();
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
