import * as z from "zod";
import { Order } from "../orders/orders.schema.ts";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { LongId } from "../wire/values.schema.ts";

/**
 * `paid_back`: the order was paid, and called off or refused all the same. `called_off`: it was before anybody heard of a
 * payment; one that is still heard of goes back.
 */
const PaymentOutcome = z.enum(["open", "paid", "paid_back", "called_off"]);
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

export const paymentsContract = {
  pay: call
    .route({
      method: "POST",
      path: "/client/order/{id}/pay",
      tags: ["orders"],
      summary: "Where an unpaid order is paid; also finds out whether it has been paid",
    })
    .errors({
      not_found: NOT_FOUND,
      payments_unavailable: { status: 503, message: "The payment service does not answer" },
    })
    .input(z.object({ id: LongId }))
    .output(
      z.object({
        url: z.url().nullable().describe("The payment service's page; null: there is nothing to pay any more"),
        order: Order,
      }),
    ),
  lookUp: call
    .route({
      method: "POST",
      path: "/client/payment/{guid}",
      tags: ["orders"],
      summary: "What has become of an order's payment, for whoever comes back from paying without being signed in",
    })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ guid: z.uuid() }))
    .output(z.object({ outcome: PaymentOutcome })),
};
