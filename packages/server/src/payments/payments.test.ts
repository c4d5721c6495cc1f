import type { Order } from "@tablee/contract/orders/orders.schema";
import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { NO_LONGER_POSSIBLE, NOT_PAID, PAID_TOO_LATE, PAID_WRONGLY } from "@tablee/domain/payments/payment";
import { StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { payThere } from "../ports/payments/payments.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { callAs } from "../testing/call-as.ts";
import { keptJobs, type KeptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeItem } from "../testing/make-world.queries.ts";
import { friesLine, makeOrderWorld, makeRequest, type OrderWorld, refusalOf } from "../testing/order-world.ts";
import { checkoutOf, payingDiners, paymentsAt } from "../testing/paying-diners.ts";
import { testDatabases } from "../testing/test-database.ts";
import { paymentsRouter } from "./payments.router.ts";
import { makePaymentsGood } from "./make-good.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

describe.each(testDatabases())("online payment on %s", ({ open }) => {
  let database: Database;
  let stripe: StripeStandIn;
  let jobs: KeptJobs;
  let services: TestServices;
  let world: OrderWorld;
  const shown = vi.fn<Realtime["orderUpdated"]>();
  beforeAll(async () => {
    database = await open();
    stripe = await new StripeStandIn().listen();
  });
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });
  beforeEach(async () => {
    stripe.sessions.clear();
    stripe.refunds.length = 0;
    // What a chore looks for among all orders.
    await database.query("delete from order_payments");
    await database.query("update orders set status = 'refunded' where status = 'unpaid'");
    jobs = keptJobs();
    const realtime = { ...silentRealtime, orderUpdated: shown };
    services = makeServices(database, { jobs, payments: paymentsAt(stripe), realtime });
    world = await makeOrderWorld(database.db);
    shown.mockClear();
  });

  const { place, payAs, pay, own, kitchen, settle, paidUnheard, paidBack } = payingDiners(() => ({
    services,
    stripe,
    world,
  }));
  const statusesOf = async (id: number) =>
    (await own().get({ id })).statuses.map(({ status, reason }) => reason ?? status);

  /** Staff who name it by its id learn no more than about an order that does not exist. */
  const expectUnseen = async (id: number) => {
    const { id: line_id } = (await own().get({ id })).items[0]!;
    const asked = [
      kitchen().setStatus({ id, status: "new" }),
      kitchen().setStatus({ id, status: "refunded", reason: "Closed" }),
      kitchen().correct({ id, revision: 1, lines: [{ line_id, quantity: 2 }] }),
    ];
    const codes = (await Promise.all(asked.map((call) => refusalOf(call)))).map(({ code }) => code);
    expect(codes).toEqual(["not_found", "not_found", "not_found"]);
  };

  it("an order that is called off before it is paid is not there for the kitchen either (payments §6)", async () => {
    const { id } = await place();
    await own().cancel({ id });
    await expectUnseen(id);
  });

  it("an order waits unpaid and unseen by the kitchen until it is paid, and is promised from then on (payments §6)", async () => {
    const request = makeRequest(world);
    expect((await own().quote(request)).payment).toBe("online");
    const order = await place();
    expect(order.status).toBe("unpaid");
    const { restaurant_id } = order;
    expect((await kitchen().orders({ restaurant_id })).orders).toEqual([]);
    await expectUnseen(order.id);

    const { url } = await pay(order.id);
    const session = stripe.sessions.get(checkoutOf(url))!;
    expect(session).toMatchObject({ client_reference_id: order.guid, amount_total: Math.round(order.total * 100) });
    expect(session.success_url).toBe(`http://localhost:3000/orders/current/${order.id}?payment=done&ref=${order.guid}`);
    await stripe.pay(session.id);

    services.setTime("2026-11-18T17:05:00Z");
    const answer = await pay(order.id);
    expect(answer).toMatchObject({ url: null, order: { status: "new" } });
    const late = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 60_000;
    expect(late(order.min_time, answer.order.min_time)).toBe(5);
    expect(late(order.max_time, answer.order.max_time)).toBe(5);
    expect((await kitchen().orders({ restaurant_id })).orders.map(({ id }) => id)).toEqual([order.id]);
    expect(shown.mock.calls.map(([{ status }]) => status)).toEqual(["unpaid", "new"]);
  });

  it("an order that costs less than can be charged is paid at the restaurant (payments §2)", async () => {
    const mint = await makeItem(database.db, world.restaurant.id, { price: 20 as never });
    const items = [{ ...friesLine(world), item_id: mint.id }];
    expect((await own().quote(makeRequest(world, { items }))).payment).toBe("at_restaurant");
    expect((await place({ items })).status).toBe("new");
  });

  it("every try leads to the same payment, at once, in another language or after a lost answer (payments §4)", async () => {
    const { id } = await place();
    const taps = await Promise.all([pay(id), pay(id), callAs(services, paymentsRouter, world.diner).pay({ id })]);
    expect(new Set(taps.map(({ url }) => url)).size).toBe(1);
    expect((await pay(id)).url).toBe(taps[0].url);
    expect(await refusalOf(payAs(world.other).pay({ id }))).toMatchObject({ code: "not_found" });
  });

  it("a checkout whose answer was lost leads nobody anywhere, and its order can be paid by another one", async () => {
    const { id } = await place();
    stripe.losses.push(500);
    expect(await refusalOf(pay(id))).toMatchObject({ code: "payments_unavailable" });
    const [lost] = [...stripe.sessions.keys()];
    await stripe.pay(lost!);
    await settle(lost!);
    expect(await statusesOf(id)).toEqual(["unpaid"]);
    const checkout = checkoutOf((await pay(id)).url);
    expect(checkout).not.toBe(lost);
    await stripe.pay(checkout);
    await settle(checkout);
    expect(await statusesOf(id)).toEqual(["unpaid", "new"]);
  });

  it("an order that is called off while its checkout is being opened leads nobody there", async () => {
    const { id } = await place();
    const { payments } = services;
    const openLate: typeof payments.open = async (asked) => {
      const checkout = await payments.open(asked);
      await jobs.run(services);
      return checkout;
    };
    const late = { ...payments, open: openLate };
    const answer = await callAs({ ...services, payments: late }, paymentsRouter, world.diner).pay({ id });
    expect(answer).toMatchObject({ url: null, order: { status: "refunded" } });
  });

  it("a payment of another amount, or in another currency, sends nothing and is paid back", async () => {
    const back: number[] = [];
    for (const other of [{ amount_total: 100 }, { currency: "usd" }]) {
      const { id } = await place();
      const checkout = checkoutOf((await pay(id)).url);
      Object.assign(stripe.sessions.get(checkout)!, other);
      await stripe.pay(checkout);
      await settle(checkout);
      await settle(checkout);
      await jobs.run(services);
      expect(await statusesOf(id)).toEqual(["unpaid", PAID_WRONGLY]);
      back.push(stripe.sessions.get(checkout)!.amount_total);
    }
    expect(paidBack()).toEqual(back);
  });

  it("a restaurant's own systems hear of an order once it is paid, and never of one that is not (payments §6)", async () => {
    await database.query(
      `insert into webhook_endpoints (restaurant_id, url, events, active, secret, date_creation)
       values ($1, 'https://till.example', '{order.placed,order.status_changed}', true, 's', now())`,
      [world.restaurant.id],
    );
    const heardOf = async (id: number) => {
      const select = "select type from webhook_events where order_id = $1 order by date_creation, id";
      return (await database.query<{ type: string }>(select, [id])).rows.map(({ type }) => type);
    };
    const { id, checkout } = await paidUnheard();
    expect(await heardOf(id)).toEqual([]);
    await settle(checkout);
    expect(await heardOf(id)).toEqual(["order.placed"]);
    await kitchen().setStatus({ id, status: "confirmed" });
    expect(await heardOf(id)).toEqual(["order.placed", "order.status_changed"]);
    const given = await place();
    await own().cancel({ id: given.id });
    expect(await heardOf(given.id)).toEqual([]);
  });

  it("a service that does not answer leaves the order as it is", async () => {
    const { id } = await place();
    stripe.failures.push(500);
    expect(await refusalOf(pay(id))).toMatchObject({ code: "payments_unavailable" });
    expect(await statusesOf(id)).toEqual(["unpaid"]);
    expect((await pay(id)).url).not.toBeNull();
  });

  it("leads back to where the member is, if that is ours", async () => {
    const site =
      "insert into domains (host, restaurant_id, theme, date_creation) values ('margot.example', $1, '{}', now())";
    await database.query(site, [world.restaurant.id]);
    const backFrom = async (origin: string) => {
      const { id } = await place();
      const { url } = await payAs(world.diner, { origin }).pay({ id });
      await own().cancel({ id });
      return new URL(stripe.sessions.get(checkoutOf(url))!.cancel_url).origin;
    };
    expect(await backFrom("http://margot.example:3000")).toBe("http://margot.example:3000");
    for (const foreign of ["https://evil.example", "http://evil.example:3000", "capacitor://localhost", "null"]) {
      expect(await backFrom(foreign)).toBe("http://localhost:3000");
    }
    await database.query("delete from domains where host = 'margot.example'");
  });

  it("a payment that is heard of many times at once sends the order once", async () => {
    const { id, checkout } = await paidUnheard();
    await Promise.all([settle(checkout), pay(id), settle(checkout), pay(id)]);
    await settle(checkout);
    expect(await statusesOf(id)).toEqual(["unpaid", "new"]);
  });

  it("tells whoever comes back without being signed in what became of the payment, and strangers nothing", async () => {
    const visitor = callAs(services, paymentsRouter, null);
    const [{ id, guid }, other] = [await place(), await place()];
    const outcome = async (of = guid) => (await visitor.lookUp({ guid: of })).outcome;
    // Nobody has been asked to pay yet, and nobody has this guid.
    for (const unknown of [guid, crypto.randomUUID()]) {
      expect(await refusalOf(visitor.lookUp({ guid: unknown }))).toMatchObject({ code: "not_found" });
    }
    const checkout = checkoutOf((await pay(id)).url);
    expect(await visitor.lookUp({ guid })).toEqual({ outcome: "open" });
    await stripe.pay(checkout);
    stripe.failures.push(503);
    expect(await outcome()).toBe("open");
    expect(await outcome()).toBe("paid");
    expect(await statusesOf(id)).toEqual(["unpaid", "new"]);
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    expect(await outcome()).toBe("paid_back");
    await pay(other.id);
    await own().cancel({ id: other.id });
    expect(await outcome(other.guid)).toBe("called_off");
    // A guid in an old history tells nothing any more.
    services.setTime("2026-11-19T17:00:00Z");
    expect(await refusalOf(visitor.lookUp({ guid }))).toMatchObject({ code: "not_found" });
  });

  it("lets one network ask the service about payments only so often, and about known ones at will", async () => {
    const [{ id, guid }, other] = [await place(), await place()];
    await pay(id);
    const checkout = checkoutOf((await pay(other.id)).url);
    await stripe.pay(checkout);
    await settle(checkout);
    const limits = makeRateLimits({ own: { payment_lookups: { points: 1, seconds: 60 } } });
    const from = (address: string) => callAs(services, paymentsRouter, null, { limits, address });
    for (let times = 0; times < 3; times += 1) {
      expect(await from("2001:db8::1").lookUp({ guid: other.guid })).toEqual({ outcome: "paid" });
    }
    expect(await from("2001:db8::1").lookUp({ guid })).toEqual({ outcome: "open" });
    expect(await refusalOf(from("2001:db8::2").lookUp({ guid }))).toMatchObject({ code: "too_many_requests" });
    expect(await from("2001:db8:1::1").lookUp({ guid })).toEqual({ outcome: "open" });
  });

  it("leads nobody to a payment that is already hopeless, and calls the order off (payments §6)", async () => {
    const [never, begun, paid] = [await place(), await place(), await paidUnheard()];
    const checkout = checkoutOf((await pay(begun.id)).url);
    await database.query("update restaurants set min_order_delay = 2 where id = $1", [world.restaurant.id]);
    stripe.failures.push(503);
    expect(await refusalOf(pay(begun.id))).toMatchObject({ code: "payments_unavailable" });
    for (const { id } of [never, begun]) {
      expect(await pay(id)).toMatchObject({ url: null, order: { status: "refunded" } });
      expect(await statusesOf(id)).toEqual(["unpaid", NO_LONGER_POSSIBLE]);
    }
    expect(stripe.sessions.get(checkout)!.status).toBe("expired");
    expect(stripe.sessions.size).toBe(2);
    // Whoever has paid meanwhile is not told that nothing was.
    await pay(paid.id);
    expect(await statusesOf(paid.id)).toEqual(["unpaid", PAID_TOO_LATE]);
    expect((await kitchen().orders({ restaurant_id: never.restaurant_id })).orders).toEqual([]);
  });

  it("an order whose end fails keeps no other from ending", async () => {
    const [one, other] = [await place(), await place()];
    services.payments = payThere;
    services.setTime("2026-11-18T18:21:00Z");
    const failing = vi.spyOn(database.db, "transaction").mockRejectedValueOnce(new Error("away"));
    await makePaymentsGood(services);
    failing.mockRestore();
    expect(await statusesOf(one.id)).toEqual(["unpaid"]);
    expect(await statusesOf(other.id)).toEqual(["unpaid", NOT_PAID]);
    await makePaymentsGood(services);
    expect(await statusesOf(one.id)).toEqual(["unpaid", NOT_PAID]);
  });

  it("an order that nobody pays is called off after half an hour, and cannot be paid any more (payments §3)", async () => {
    const begun = await place();
    const never = await place();
    const checkout = checkoutOf((await pay(begun.id)).url);
    services.setTime("2026-11-18T17:30:00Z");
    // Its time is over, though nobody has called it off yet.
    expect((await pay(begun.id)).url).toBeNull();
    expect((await pay(never.id)).url).toBeNull();
    await jobs.run(services);
    for (const { id } of [begun, never]) expect(await statusesOf(id)).toEqual(["unpaid", NOT_PAID]);
    expect(stripe.sessions.get(checkout)!.status).toBe("expired");
    expect((await pay(begun.id)).url).toBeNull();
    expect(stripe.sessions.size).toBe(1);
    // The kitchen learns of neither, whatever it asks for.
    const { restaurant_id } = begun;
    for (const status of ["unpaid", "refunded"]) {
      expect((await kitchen().orders({ restaurant_id, status })).orders).toEqual([]);
    }
    await jobs.run(services);
    expect(paidBack()).toEqual([]);
  });

  it("an order that was paid in its last second, unheard, is sent and not called off", async () => {
    const { id } = await paidUnheard();
    services.setTime("2026-11-18T17:30:00Z");
    await jobs.run(services);
    expect(await statusesOf(id)).toEqual(["unpaid", "new"]);
  });

  it("an order that is paid when the kitchen can no longer make it is called off and paid back (payments §6)", async () => {
    const planned = await place({ time: "12:30" });
    const unheard = checkoutOf((await pay(planned.id)).url);
    await stripe.pay(unheard);
    const now = await paidUnheard();
    const hours = JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, [[11, 12.25]]])));
    await database.query("update restaurants set hours = $2 where id = $1", [world.restaurant.id, hours]);
    services.setTime("2026-11-18T17:20:00Z");
    await settle(now.checkout);
    services.setTime("2026-11-18T18:10:00Z");
    await settle(unheard);
    for (const id of [now.id, planned.id]) expect(await statusesOf(id)).toEqual(["unpaid", PAID_TOO_LATE]);
    await jobs.run(services);
    await jobs.run(services);
    expect(paidBack()).toEqual([now.cents, Math.round(planned.total * 100)]);
    for (const status of ["new", "refunded"]) {
      expect((await kitchen().orders({ restaurant_id: world.restaurant.id, status })).orders).toEqual([]);
    }
  });

  it("while the service does not answer, nobody calls an order off that may be paid", async () => {
    const { id } = await paidUnheard();
    stripe.failures.push(503);
    await expect(jobs.run(services)).rejects.toThrow("failure");
    expect(await statusesOf(id)).toEqual(["unpaid"]);
  });

  it("a diner who cancels before paying cannot pay any more; one who has just paid is paid back (payments §8)", async () => {
    const unpaid = await place();
    const checkout = checkoutOf((await pay(unpaid.id)).url);
    await own().cancel({ id: unpaid.id });
    const paid = await paidUnheard();
    await own().cancel({ id: paid.id });
    await jobs.run(services);
    expect(stripe.sessions.get(checkout)!.status).toBe("expired");
    await jobs.run(services);
    expect(paidBack()).toEqual([paid.cents]);
    expect(await statusesOf(paid.id)).toEqual(["unpaid", CANCELLED_BY_DINER]);
  });

  it("a refusal pays back what a correction has not (payments §7)", async () => {
    const { id, cents, checkout } = await paidUnheard();
    await settle(checkout);
    const { items, revision } = await own().get({ id });
    const lines = [{ line_id: items[0]!.id, quantity: 1 }];
    const { total: less } = await kitchen().correct({ id, revision, lines });
    const rest = Math.round(less * 100);
    expect(rest).toBeLessThan(cents);
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    await jobs.run(services);
    await jobs.run(services);
    expect(paidBack()).toEqual([cents - rest, rest]);
  });

  it("what the jobs have given up is taken up again, and so is what a host of the version before has moved", async () => {
    const paid = await paidUnheard();
    await settle(paid.checkout);
    await own().cancel({ id: paid.id });
    const forgotten = await place();
    const old = await paidUnheard();
    await settle(old.checkout);
    // Its jobs are lost, or were never there.
    const nobody = keptJobs();
    services.jobs = nobody;
    await database.query("delete from order_refunds");
    await database.query("update orders set status = 'refunded' where id = $1", [old.id]);
    await database.query(
      "insert into order_statuses (order_id, position, status, date) values ($1, 9, 'refunded', '2026-11-18T17:00:00Z')",
      [old.id],
    );
    services.setTime("2026-11-18T17:45:00Z");
    await makePaymentsGood(services);
    await nobody.run(services);
    expect(await statusesOf(forgotten.id)).toEqual(["unpaid", NOT_PAID]);
    const cents = [paid.cents, old.cents];
    expect(paidBack()).toEqual(cents);
    // What its diner is told.
    await nobody.run(services);
    await makePaymentsGood(services);
    expect(nobody.data()).toEqual([]);
    expect(paidBack()).toEqual(cents);

    // A refund that nobody has accepted for a while is asked for again.
    await database.query("update order_refunds set refund = null, date_creation = '2026-11-18T17:10:00Z'");
    await makePaymentsGood(services);
    await nobody.run(services);
    expect(paidBack()).toEqual(cents);
    expect((await database.query("select from order_refunds where refund is null")).rows).toEqual([]);
  });

  it("a host that has lost its payment service ends unpaid orders, and pays back once it has it again (payments §12)", async () => {
    const begun = await paidUnheard();
    const never = await place();
    const { payments } = services;
    services.payments = payThere;
    services.setTime("2026-11-18T17:45:00Z");
    await expect(jobs.run(services)).rejects.toThrow("No payment service");
    await makePaymentsGood(services);
    // Its page can still be open.
    expect(await statusesOf(begun.id)).toEqual(["unpaid"]);
    services.setTime("2026-11-18T18:21:00Z");
    await makePaymentsGood(services);
    for (const { id } of [begun, never]) expect(await statusesOf(id)).toEqual(["unpaid", NOT_PAID]);
    const cancelled = expect.objectContaining({ id: begun.id, status: "refunded" }) as Order;
    expect(shown).toHaveBeenCalledWith(cancelled, cancelled);
    services.payments = payments;
    await makePaymentsGood(services);
    await jobs.run(services);
    await jobs.run(services);
    expect(paidBack()).toEqual([begun.cents]);
  });

  it("a host whose keys are exchanged for those of another account ends unpaid orders as well (payments §12)", async () => {
    const { id } = await place();
    await pay(id);
    const kept = [...stripe.sessions];
    stripe.sessions.clear();
    services.setTime("2026-11-18T17:45:00Z");
    await expect(jobs.run(services)).rejects.toThrow("No checkout");
    expect(await statusesOf(id)).toEqual(["unpaid"]);
    services.setTime("2026-11-18T18:21:00Z");
    await makePaymentsGood(services);
    await jobs.run(services);
    expect(await statusesOf(id)).toEqual(["unpaid", NOT_PAID]);
    // With the keys of before, what was paid is found.
    for (const [session, of] of kept) stripe.sessions.set(session, of);
    await stripe.pay(kept[0]![0]);
    await makePaymentsGood(services);
    await jobs.run(services);
    await jobs.run(services);
    expect(paidBack()).toEqual([kept[0]![1].amount_total]);
  });

  it("its 80 minutes count from the order's placing, however late its payment began (payments §12)", async () => {
    const { id } = await place();
    services.setTime("2026-11-18T17:29:00Z");
    await pay(id);
    stripe.sessions.clear();
    services.setTime("2026-11-18T18:20:00Z");
    await expect(jobs.run(services)).rejects.toThrow("No checkout");
    services.setTime("2026-11-18T18:21:00Z");
    await makePaymentsGood(services);
    await jobs.run(services);
    expect(await statusesOf(id)).toEqual(["unpaid", NOT_PAID]);
  });

  it("an order that is cancelled while the service does not answer cannot be paid later", async () => {
    const { id } = await place();
    const checkout = checkoutOf((await pay(id)).url);
    await own().cancel({ id });
    stripe.failures.push(503);
    await expect(jobs.run(services)).rejects.toThrow("failure");
    expect(stripe.sessions.get(checkout)!.status).toBe("open");
    services.setTime("2026-11-18T17:45:00Z");
    await makePaymentsGood(services);
    await jobs.run(services);
    expect(stripe.sessions.get(checkout)!.status).toBe("expired");
    await makePaymentsGood(services);
    expect(jobs.data()).toEqual([]);
  });

  it("a planned order can be paid for half of the time until it is promised (payments §3)", async () => {
    const { id } = await place({ time: "12:30" });
    services.setTime("2026-11-18T17:14:00Z");
    expect((await pay(id)).url).not.toBeNull();
    services.setTime("2026-11-18T17:15:00Z");
    expect((await pay(id)).url).toBeNull();
  });
});
