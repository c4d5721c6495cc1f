import { refundDue } from "@tablee/domain/payments/payment";
import type { Queryable } from "../database/open-database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { insertRefund, noteRefund, readBalance, readRefund } from "./payments.queries.ts";

/**
 * Records what is still to be paid back of a locked order, and has it paid back after the commit (payments §7). Records
 * nothing if nothing was paid or everything is paid back already.
 */
export const refundDueOf = async (services: Services, tx: Queryable, order_id: number): Promise<void> => {
  const balance = await readBalance(tx, order_id);
  const amount = balance && refundDue(balance, balance);
  if (!amount) return;
  const refund_id = await insertRefund(tx, { order_id, amount, date_creation: services.clock() });
  await services.jobs.enqueue(tx, refundQueue, { refund_id });
};

/**
 * Has the payment service pay back; it is first asked whether it has done so, after an answer that was lost. The key only
 * guards against a second try at the same moment: the service forgets keys, and repeats its failures under them.
 */
const refund = async ({ database: { db }, payments, clock }: Services, refund_id: number): Promise<void> => {
  const due = await readRefund(db, refund_id);
  if (!due || due.refund !== null || due.payment === null) return;
  const { payment, amount } = due;
  const key = `refund-${refund_id}-${payment}-${amount}-${Math.floor(clock().getTime() / KEY_MS)}`;
  await noteRefund(db, refund_id, await payments.refund({ refund_id, payment, amount, key }));
};
const KEY_MS = 5 * 60_000;

/** Whatever it gives up, a chore takes up again (make-good.ts). */
export const refundQueue: JobQueue<{ refund_id: number }> = {
  name: "refunds",
  expire_seconds: 60,
  retries: 3,
  retry_seconds: 60,
  work: (services, { refund_id }) => refund(services, refund_id),
};
