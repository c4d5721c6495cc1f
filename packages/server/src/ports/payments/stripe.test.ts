import { minor } from "@tablee/domain/money/minor";
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn, stripeSignature } from "@tablee/demo-data/stand-ins/stripe";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CheckoutRequest, NotSigned, type Payments, UnknownCheckout } from "./payments.ts";
import { stripePayments } from "./stripe.ts";

let stripe: StripeStandIn;
let payments: Payments;
beforeAll(async () => {
  stripe = await new StripeStandIn().listen();
  payments = stripePayments({ key: STRIPE_KEY, webhook_secret: STRIPE_WEBHOOK_SECRET, url: stripe.url });
});
afterAll(() => stripe.close());

const asked = (): CheckoutRequest => ({
  order_guid: "01994f3c-7c1e-7a3b-8f21-3c5a6e7d8f90",
  amount: minor(3_421),
  currency: "CAD",
  title: "Chez Margot · commande 12 & <b>",
  language: "fr",
  closes: new Date("2026-11-18T17:40:00Z"),
  paid_url: "https://tablee.test/orders/current/7?payment=done",
  back_url: "https://tablee.test/orders/current/7?payment=back",
});

it("a checkout is opened for an order, in its language, for its amount", async () => {
  const checkout = await payments.open(asked());
  expect(checkout).toMatchObject({ state: "open", paid: null });
  expect(checkout.url).toMatch(/^http/);
  const { name, amount_total, currency, success_url, cancel_url } = stripe.sessions.get(checkout.id)!;
  const { title, paid_url, back_url } = asked();
  expect(stripe.sessions.get(checkout.id)!.expires_at).toBe(Date.UTC(2026, 10, 18, 17, 40) / 1_000);
  expect([name, amount_total, currency, success_url, cancel_url]).toEqual([title, 3_421, "cad", paid_url, back_url]);
});

const paidCheckout = async () => {
  const { id } = await payments.open(asked());
  await stripe.pay(id);
  return { id, payment: (await payments.read(id)).paid!.payment };
};

it("a checkout is paid or closed, never both", async () => {
  const { id } = await paidCheckout();
  const paid = await payments.read(id);
  expect(paid).toMatchObject({ state: "paid", url: null, paid: { amount: 3_421, currency: "CAD" } });
  expect(await payments.close(id)).toEqual(paid);
  const open = await payments.open(asked());
  expect(await payments.close(open.id)).toMatchObject({ state: "closed", url: null, paid: null });
  expect(await payments.close(open.id)).toMatchObject({ state: "closed" });
});

it("a service that fails is not taken for one that has closed a checkout", async () => {
  const { id } = await payments.open(asked());
  for (const status of [400, 500]) {
    stripe.failures.push(status);
    await expect(payments.close(id)).rejects.toThrow("failure");
  }
  expect(stripe.sessions.get(id)!.status).toBe("open");
  await expect(payments.close("cs_test_other")).rejects.toThrow(UnknownCheckout);
});

it("a payment that is not decided yet is neither open nor paid", async () => {
  const { id } = await payments.open(asked());
  Object.assign(stripe.sessions.get(id)!, { status: "complete", url: null });
  expect(await payments.read(id)).toMatchObject({ state: "pending", url: null, paid: null });
  expect(await payments.close(id)).toMatchObject({ state: "pending" });
});

it("a refund is made once, whatever becomes of its answers, and however long they take", async () => {
  const { payment } = await paidCheckout();
  stripe.refunds.length = 0;
  const refund = { refund_id: 7, payment, amount: minor(1_000) };
  stripe.failures.push(500);
  await expect(payments.refund({ ...refund, key: "a" })).rejects.toThrow("failure");
  stripe.losses.push(500);
  await expect(payments.refund({ ...refund, key: "b" })).rejects.toThrow("loss");
  const id = await payments.refund({ ...refund, key: "c" });
  expect(await payments.refund({ ...refund, key: "d" })).toBe(id);
  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([1_000]);
  // One that has failed was not made.
  stripe.refunds[0]!.status = "failed";
  expect(await payments.refund({ ...refund, key: "e" })).not.toBe(id);
  await expect(payments.refund({ ...refund, refund_id: 8, amount: minor(2_500), key: "f" })).rejects.toThrow(
    "refunded",
  );
});

const NOW = new Date("2026-11-18T17:00:00Z");
const announcement = (object: object, type = "checkout.session.completed") =>
  JSON.stringify({ type, data: { object } });
const session = { object: "checkout.session", id: "cs_1" };
const hear = (body: string, signature = stripeSignature(body, NOW)) => payments.hear(Buffer.from(body), signature, NOW);

it("what Stripe announces is read if it is signed, and lately", async () => {
  const body = announcement(session);
  expect(await hear(body)).toEqual({ checkout: "cs_1" });
  // While secrets are exchanged, there are signatures by both.
  const other = stripeSignature(body, NOW, "whsec_old");
  expect(await hear(body, `${other},${stripeSignature(body, NOW).split(",")[1]}`)).not.toBeNull();
  for (const signature of [
    undefined,
    "",
    "t=1,v1=",
    `t=x,v1=${"0".repeat(64)}`,
    other,
    stripeSignature(`${body} `, NOW),
    stripeSignature(body, new Date(NOW.getTime() - 6 * 60_000)),
    stripeSignature(body, NOW).replace("v1=", "v0="),
  ]) {
    await expect(payments.hear(Buffer.from(body), signature, NOW), signature).rejects.toThrow(NotSigned);
  }
});

it("only what becomes of checkouts and refunds is heard", async () => {
  expect(await hear(announcement({ object: "charge", id: "ch_1" }, "charge.succeeded"))).toBeNull();
  expect(await hear(announcement(session, "checkout.session.expired"))).toEqual({ checkout: "cs_1" });
  const refund = { object: "refund", id: "re_1", status: "failed", payment_intent: "pi_1" };
  expect(await hear(announcement(refund, "refund.failed"))).toEqual({ refunds_of: "pi_1", failed_refund: "re_1" });
  const made = { ...refund, status: "succeeded", payment_intent: { id: "pi_2" } };
  for (const type of ["refund.created", "refund.updated", "charge.refund.updated"])
    expect(await hear(announcement(made, type))).toEqual({ refunds_of: "pi_2", failed_refund: null });
  const charge = { object: "charge", id: "ch_1", status: "succeeded", payment_intent: "pi_3" };
  expect(await hear(announcement(charge, "charge.refunded"))).toEqual({ refunds_of: "pi_3", failed_refund: null });
  // Of a payment that was made in another way than by a checkout.
  expect(await hear(announcement({ ...charge, payment_intent: null }, "charge.refunded"))).toBeNull();
});

it.each([
  ["no object", { type: "checkout.session.completed", data: { object: null } }],
  ["no data", { type: "charge.refunded" }],
  ["no type", { data: { object: session } }],
  ["an id that no database takes", { type: "checkout.session.expired", data: { object: { id: "cs_\u0000" } } }],
  ["a number for an id", { type: "checkout.session.expired", data: { object: { id: 7 } } }],
  ["a list for a payment", { type: "refund.failed", data: { object: { object: "refund", payment_intent: [] } } }],
  ["null itself", null],
])("a signed announcement with %s is about nothing", async (_what, event) => {
  expect(await hear(JSON.stringify(event))).toBeNull();
});

it("whatever is signed names what can be looked up, or nothing, and never fails", async () => {
  const types = fc.constantFrom("checkout.session.completed", "charge.refunded", "refund.failed", 7, null);
  const value = fc.oneof({ maxDepth: 3 }, fc.jsonValue(), fc.constantFrom("pi_1", { id: "pi_1" }, { id: 2 ** 70 }));
  const object = fc.oneof(
    value,
    fc.record({ id: value, object: fc.constantFrom("refund", "charge", null), status: value, payment_intent: value }),
  );
  const event = fc.oneof(fc.jsonValue(), fc.record({ type: types, data: fc.oneof(value, fc.record({ object })) }));
  await fc.assert(
    fc.asyncProperty(event, async (sent) => {
      for (const id of Object.values((await hear(JSON.stringify(sent))) ?? {})) {
        if (id !== null) expect(id).toMatch(/^[\w-]{1,255}$/);
      }
    }),
  );
  const deep = 100_000;
  expect(await hear(`${"[".repeat(deep)}${"]".repeat(deep)}`)).toBeNull();
});

it("the refunds of a payment are listed, with those that somebody made at the service", async () => {
  const { id, payment } = await paidCheckout();
  stripe.refunds.length = 0;
  await payments.refund({ refund_id: 9, payment, amount: minor(1_000), key: "own" });
  stripe.refundByHand(payment, 500);
  stripe.refundByHand(payment, 200).status = "failed";
  expect((await payments.refundsOf(payment)).map(({ amount, ours, isMade }) => [amount, ours, isMade])).toEqual([
    [1_000, 9, true],
    [500, null, true],
    [200, null, false],
  ]);
  expect(await payments.checkoutOf(payment)).toBe(id);
  expect(await payments.checkoutOf("pi_other")).toBeNull();
});
