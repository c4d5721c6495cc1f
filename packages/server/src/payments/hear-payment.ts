import type { Announced } from "../ports/payments/payments.ts";
import type { Services } from "../services.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { hearRefunds } from "./hear-refunds.ts";
import { readOrderOf, readOrderOfPayment } from "./payments.queries.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Follows what the payment service announces (payments §10). Only its subject is taken from the announcement: what has
 * become of it is asked. Throws if that fails, and the service announces it again.
 */
export const hearPayment = async (services: Services, announced: Announced): Promise<void> => {
  const { database, payments, log } = services;
  if ("refunds_of" in announced) {
    const { refunds_of: payment, failed_refund: refund } = announced;
    const order = refund === null ? null : await readOrderOfPayment(database.db, payment);
    if (order !== null) log.error({ order, refund }, "A refund has failed");
    return hearRefunds(services, payment);
  }
  const order_id = await readOrderOf(database.db, announced.checkout);
  if (order_id === null) return;
  const checkout = await payments.read(announced.checkout);
  await settlePayment(services, checkout);
  if (checkout.state === "closed") await endUnpaid(services, order_id);
};
