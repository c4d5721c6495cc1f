import type { PaymentOutcome } from "@tablee/contract/payments/payments.contract";
import { faultRecord } from "../http/call-log.ts";
import { limitKey } from "../http/caller-address.ts";
import type { Context } from "../http/context.ts";
import { readPaymentByGuid } from "./payments.queries.ts";
import { settlePayment } from "./settle-payment.ts";

export type LookUpAnswer =
  | { outcome: PaymentOutcome }
  | { refused: "not_found" }
  | { refused: "too_many_requests"; retry_after: number };

/** By then, whoever paid has long come back; the guid may lie in the history of a browser that others use. */
const ANSWERED_MS = 24 * 3_600_000;

/**
 * Returns what has become of a payment, for somebody who comes back from paying in a browser where they are not signed
 * in (payments §5). Whoever knows the order's guid, which nobody can guess, learns this and nothing else. A payment that
 * is still open is asked for. Answers for a day from when the payment began.
 */
export const lookUpPayment = async (context: Context, guid: string): Promise<LookUpAnswer> => {
  const { database, payments, limits, address, log, clock } = context;
  const before = await readPaymentByGuid(database.db, guid);
  if (!before || clock().getTime() - before.begun.getTime() >= ANSWERED_MS) return { refused: "not_found" };
  if (before.state !== "open" || before.checkout === null) return { outcome: outcomeOf(before) };
  const retry_after = await limits.take("payment_lookups", limitKey(address));
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  try {
    await settlePayment(context, await payments.read(before.checkout));
  } catch (error) {
    log.warn({ order: before.order_id, ...faultRecord(error) }, "The payment service does not answer");
  }
  return { outcome: outcomeOf((await readPaymentByGuid(database.db, guid)) ?? before) };
};

type Found = NonNullable<Awaited<ReturnType<typeof readPaymentByGuid>>>;

const outcomeOf = ({ status, state }: Found): PaymentOutcome => {
  if (state === "paid") return status === "refunded" ? "paid_back" : "paid";
  return status === "refunded" ? "called_off" : "open";
};
