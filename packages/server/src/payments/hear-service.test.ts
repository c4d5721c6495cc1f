import { StripeStandIn, stripeSignature } from "@tablee/demo-data/stand-ins/stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { listen, type Listening } from "../testing/listen.ts";
import { makeOrderWorld, makeRequest, type OrderWorld } from "../testing/order-world.ts";
import { checkoutOf, paymentsAt } from "../testing/paying-diners.ts";
import { testDatabases } from "../testing/test-database.ts";

const PATH = "/payments/events";

describe.each(testDatabases())("announcements of the payment service on %s", ({ open }) => {
  let database: Database;
  let stripe: StripeStandIn;
  let host: Listening;
  let world: OrderWorld;
  let token: string;
  beforeAll(async () => {
    database = await open();
    stripe = await new StripeStandIn().listen();
    host = await listen(database, {}, { payments: paymentsAt(stripe) });
    stripe.clock = host.services.clock;
    stripe.announceTo = `${host.url}/api${PATH}`;
  });
  afterAll(async () => {
    await host.close();
    await stripe.close();
    await database.close();
  });
  beforeEach(async () => {
    world = await makeOrderWorld(database.db);
    token = await openSession(host.services, world.diner.account_id, {});
  });

  const place = async () => {
    const body = makeRequest(world);
    const { body: order } = await host.call("POST", "/client/order/place", { token, key: crypto.randomUUID(), body });
    const { body: payment } = await host.call("POST", `/client/order/${order.id}/pay`, { token });
    return { id: order.id!, checkout: checkoutOf(String(payment["url"])) };
  };
  const statusOf = async (id: number) => (await host.call("GET", `/client/order/${id}`, { token })).body["status"];
  const post = (text: string, signature?: string) =>
    fetch(`${host.url}/api${PATH}`, {
      method: "POST",
      body: text,
      headers: signature === undefined ? {} : { "stripe-signature": signature },
    });

  it("send an order that was paid, once, however often they come", async () => {
    const { id, checkout } = await place();
    const session = await stripe.pay(checkout);
    expect(await statusOf(id)).toBe("new");
    expect(await stripe.announce(session, "checkout.session.completed")).toBe(200);
    expect(await stripe.announce(session, "charge.succeeded")).toBe(200);
    expect(await statusOf(id)).toBe("new");
  });

  it("call an order off whose payment page has closed, and not one that can still be paid", async () => {
    const { id, checkout } = await place();
    const session = stripe.sessions.get(checkout)!;
    expect(await stripe.announce(session, "checkout.session.completed")).toBe(200);
    expect(await statusOf(id)).toBe("unpaid");
    Object.assign(session, { status: "expired", url: null });
    expect(await stripe.announce(session, "checkout.session.expired")).toBe(200);
    expect(await statusOf(id)).toBe("refunded");
  });

  it("out of order, repeated at once, or about what no order has, change nothing but what is true", async () => {
    const { id, checkout } = await place();
    const session = stripe.sessions.get(checkout)!;
    const refund = { object: "refund", id: "re_unheard", status: "failed", payment_intent: "pi_x" };
    const unknown = { ...session, id: "cs_test_unknown", payment_status: "paid", status: "complete" };
    // Before the payment itself: its refund, its end, and a session that claims this order.
    for (const [object, type] of [
      [refund, "refund.failed"],
      [session, "checkout.session.expired"],
      [unknown, "checkout.session.completed"],
      [{ ...session, payment_status: "paid", amount_total: 1 }, "checkout.session.async_payment_succeeded"],
    ] as const) {
      expect(await stripe.announce(object, type)).toBe(200);
      expect(await statusOf(id)).toBe("unpaid");
    }
    const announceTo = stripe.announceTo;
    stripe.announceTo = null;
    const paid = await stripe.pay(checkout);
    stripe.announceTo = announceTo;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at === 3
          ? host.call("POST", `/client/order/${id}/cancel`, { token }).then(({ status }) => status)
          : stripe.announce(paid, at % 2 ? "checkout.session.expired" : "checkout.session.completed"),
      ),
    );
    expect(answers.every((status) => status === 200)).toBe(true);
    const { rows } = await database.query<{ status: string; due: number }>(
      `select o.status, p.amount - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)::int as due
       from orders o join order_payments p on p.order_id = o.id where o.id = $1 and p.state = 'paid'`,
      [id],
    );
    // It was cancelled, before or after it was sent, and all of it is paid back, once.
    expect(rows).toEqual([{ status: "refunded", due: 0 }]);
  });

  it("are refused unless the service signed them, before anything of them is read", async () => {
    const { id, checkout } = await place();
    const paid = {
      ...stripe.sessions.get(checkout)!,
      status: "complete",
      payment_status: "paid",
      payment_intent: "pi_x",
    };
    const body = JSON.stringify({ type: "checkout.session.completed", data: { object: paid } });
    for (const signature of [undefined, stripeSignature(body, host.services.clock(), "whsec_other"), "nonsense"]) {
      expect((await post(body, signature)).status).toBe(400);
    }
    expect((await post("x".repeat(300_000), "nonsense")).status).toBe(413);
    expect((await fetch(`${host.url}/api${PATH}`)).status).toBe(404);
    expect(await statusOf(id)).toBe("unpaid");
  });
});
