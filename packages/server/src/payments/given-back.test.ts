import { StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { keptJobs, type KeptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, type OrderWorld } from "../testing/order-world.ts";
import { payingDiners, paymentsAt } from "../testing/paying-diners.ts";
import { testDatabases } from "../testing/test-database.ts";
import { hearPayment } from "./hear-payment.ts";
import { makePaymentsGood } from "./make-good.ts";
import { readOrderOfPayment } from "./payments.queries.ts";

describe.each(testDatabases())("a refund that somebody makes at the payment service, on %s", ({ open }) => {
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
    stripe.refunds.length = 0;
    jobs = keptJobs();
    const realtime = { ...silentRealtime, orderUpdated: shown };
    services = makeServices(database, { jobs, payments: paymentsAt(stripe), realtime });
    world = await makeOrderWorld(database.db);
    shown.mockClear();
  });

  const { own, kitchen, settle, paidUnheard, paidBack } = payingDiners(() => ({ services, stripe, world }));
  const paid = async () => {
    const order = await paidUnheard();
    await settle(order.checkout);
    return order;
  };
  const hear = (payment: string, failed_refund: string | null = null) =>
    hearPayment(services, { refunds_of: payment, failed_refund });
  const givenBack = async (id: number) => (await own().get({ id })).given_back;
  const recorded = async (id: number) =>
    (
      await database.query<{ amount: number; refund: string | null }>(
        "select amount, refund from order_refunds where order_id = $1 order by id",
        [id],
      )
    ).rows;

  it("is shown on its order at once, and changes nothing else of it (payments §13)", async () => {
    const { id, payment } = await paid();
    shown.mockClear();
    const before = await own().get({ id });
    stripe.refundByHand(payment, 500);
    await hear(payment);
    const after = await own().get({ id });
    expect(after).toEqual({ ...before, given_back: 5, revision: before.revision + 1 });
    expect(shown.mock.calls).toEqual([[after, after]]);
    expect((await kitchen().orders({ restaurant_id: world.restaurant.id })).orders.map((one) => one.id)).toEqual([id]);
  });

  it("is recorded once, however often and however simultaneously it is announced", async () => {
    const { id, payment } = await paid();
    stripe.refundByHand(payment, 500);
    await Promise.all([hear(payment), hear(payment), hear(payment)]);
    await hear(payment);
    stripe.refundByHand(payment, 300);
    await Promise.all([hear(payment), hear(payment)]);
    expect((await recorded(id)).map(({ amount }) => amount)).toEqual([500, 300]);
    expect(await givenBack(id)).toBe(8);
  });

  it("leaves only the rest to be paid back when the kitchen refuses the order", async () => {
    const { id, payment, cents } = await paid();
    stripe.refundByHand(payment, 500);
    await hear(payment);
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    await jobs.run(services);
    expect(paidBack()).toEqual([500, cents - 500]);
    // All of it goes back, which the page says already.
    expect(await givenBack(id)).toBeUndefined();
  });

  it("that is heard of only after ours was asked for reduces ours to the rest, and nothing is paid back twice", async () => {
    const { id, payment, cents } = await paid();
    stripe.refundByHand(payment, 500);
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    await expect(jobs.run(services)).rejects.toThrow("refunded");
    await hear(payment);
    expect((await recorded(id)).map(({ amount }) => amount)).toEqual([cents - 500, 500]);
    // Nobody announced it to us: the chore asks as well.
    services.setTime("2026-11-18T17:45:00Z");
    await makePaymentsGood(services);
    await jobs.run(services);
    expect(paidBack()).toEqual([500, cents - 500]);
    expect((await recorded(id)).every(({ refund }) => refund !== null)).toBe(true);
  });

  it("that nobody announces is found when ours is not accepted", async () => {
    const { id, payment, cents } = await paid();
    stripe.refundByHand(payment, cents);
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    await expect(jobs.run(services)).rejects.toThrow("refunded");
    services.setTime("2026-11-18T17:45:00Z");
    await makePaymentsGood(services);
    await jobs.run(services);
    expect(await recorded(id)).toMatchObject([{ amount: cents }]);
    expect(paidBack()).toEqual([cents]);
  });

  it("that fails is taken off again, and what is due then is paid back by us", async () => {
    const { id, payment, cents } = await paid();
    const refund = stripe.refundByHand(payment, 500);
    await hear(payment);
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    await jobs.run(services);
    refund.status = "failed";
    await Promise.all([hear(payment, refund.id), hear(payment)]);
    await jobs.run(services);
    expect(paidBack()).toEqual([cents - 500, 500]);
    expect((await recorded(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(cents);
  });

  it("in place of ours that has failed at the bank leaves what is due as it was, and is not shown as more", async () => {
    const { id, payment, cents } = await paid();
    const off = 100;
    await database.query("update orders set total = total - $1, subtotal = subtotal - $1 where id = $2", [off, id]);
    await database.query(
      `insert into order_corrections (order_id, lines, total_before, total_after, date)
       select id, '[]', total + $1, total, '2026-11-18T17:00:00Z' from orders where id = $2`,
      [off, id],
    );
    await makePaymentsGood(services);
    await jobs.run(services);
    const ours = stripe.refunds[0]!;
    ours.status = "failed";
    await hear(payment, ours.id);
    stripe.refundByHand(payment, off);
    await hear(payment);
    expect((await recorded(id)).map(({ amount }) => amount)).toEqual([off]);
    expect(await givenBack(id)).toBeUndefined();
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    await jobs.run(services);
    expect(paidBack()).toEqual([off, cents - off]);
  });

  it("of ours, announced before its answer was written down, is no other one", async () => {
    const { id, payment, cents } = await paid();
    await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
    stripe.losses.push(500);
    await expect(jobs.run(services)).rejects.toThrow("loss");
    await hear(payment);
    expect(await recorded(id)).toEqual([{ amount: cents, refund: stripe.refunds[0]!.id }]);
    expect(paidBack()).toEqual([cents]);
  });

  it("finds its order by an index, without reading all payments", async () => {
    const { id, payment } = await paid();
    const scans = (tx: Pick<typeof database.db, "select">) =>
      tx
        .select({ n: sql<number>`pg_stat_get_xact_numscans(oid)::int` })
        .from(sql`pg_class`)
        .where(sql`relname = 'order_payments_payment'`);
    const [before, after] = await database.db.transaction(async (tx) => {
      // A test's tables have so few rows that the planner would prefer a sequential scan.
      await tx.execute(sql`set local enable_seqscan = off`);
      // Those of earlier transactions may not have been counted yet.
      const [earlier] = await scans(tx);
      expect(await readOrderOfPayment(tx, payment)).toBe(id);
      return [earlier, (await scans(tx))[0]];
    });
    expect((after?.n ?? 0) - (before?.n ?? 0)).toBe(1);
  });

  it("that is announced before its payment finds the order, which is settled first", async () => {
    const { id, payment } = await paidUnheard();
    stripe.refundByHand(payment, 500);
    await hear(payment);
    expect(await own().get({ id })).toMatchObject({ status: "new", given_back: 5 });
    await hear("pi_of_others");
  });
});
