import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, type StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { kitchenRouter } from "../kitchen/kitchen.router.ts";
import { paymentsRouter } from "../payments/payments.router.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import type { Payments } from "../ports/payments/payments.ts";
import { stripePayments } from "../ports/payments/stripe.ts";
import type { Services } from "../services.ts";
import { type Caller, callAs } from "./call-as.ts";
import { makeRequest, type OrderWorld, ordersAs } from "./order-world.ts";

/** Takes payments at a stand-in for Stripe. */
export const paymentsAt = ({ url }: StripeStandIn): Payments =>
  stripePayments({ key: STRIPE_KEY, webhook_secret: STRIPE_WEBHOOK_SECRET, url });

/** The id of a checkout, by the address of its page. */
export const checkoutOf = (url: string | null): string => url!.split("/").at(-1)!;

interface Place {
  services: Services;
  stripe: StripeStandIn;
  world: OrderWorld;
}

type Wishes = Parameters<typeof makeRequest>[1];

/** What diners, the kitchen and the payment service do; `at` says where, because each test has a world of its own. */
export const payingDiners = (at: () => Place) => {
  let keys = 0;
  const place = (request: Wishes = {}, caller: Caller = at().world.diner) =>
    ordersAs(at().services, caller, `paying-${(keys += 1)}`).place(makeRequest(at().world, request));
  const payAs = (caller: Caller, headers: Record<string, string> = {}) =>
    callAs(at().services, paymentsRouter, caller, { language: "fr", headers });
  const pay = (id: number, caller: Caller = at().world.diner) => payAs(caller).pay({ id });
  return {
    place,
    payAs,
    pay,
    own: () => ordersAs(at().services, at().world.diner),
    kitchen: () => callAs(at().services, kitchenRouter, at().world.cook),
    /** An order whose payment was made, and not heard of yet. */
    paidUnheard: async (request: Wishes = {}, caller: Caller = at().world.diner) => {
      const { id, total } = await place(request, caller);
      const checkout = checkoutOf((await pay(id, caller)).url);
      const { payment_intent } = await at().stripe.pay(checkout);
      return { id, cents: Math.round(total * 100), checkout, payment: payment_intent! };
    },
    settle: async (checkout: string) => {
      const { services } = at();
      await settlePayment(services, await services.payments.read(checkout));
    },
    /** The amounts that were paid back and did not fail, in their order. */
    paidBack: () =>
      at()
        .stripe.refunds.filter(({ status }) => status !== "failed")
        .map(({ amount }) => amount),
  };
};
