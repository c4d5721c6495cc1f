import { StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, type OrderWorld } from "../testing/order-world.ts";
import { payingDiners, paymentsAt } from "../testing/paying-diners.ts";
import { nodesOf, plansOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { makePaymentsGood } from "./make-good.ts";
import { listOpenRefunds, listUnclosed, listUnrecordedRefunds } from "./payments.queries.ts";

/** An order like an existing one, `n` times: delivered, and paid long ago. */
const MANY = [
  `insert into orders select made.* from (select * from orders order by id limit 1) o, generate_series(1, 20000) n,
     jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
       'id', 1000000 + n, 'guid', gen_random_uuid(), 'number', 1000 + n, 'idempotency_key', 'many-' || n, 'status', 'delivered')) made`,
  `insert into order_payments (order_id, state, amount, checkout, payment, date_creation, paid_at)
   select id, 'paid', total, 'c' || id, 'p' || id, '2026-01-01', '2026-01-01' from orders where id > 1000000`,
  `insert into order_statuses (order_id, position, status, date)
   select id, n, case n when 1 then 'new' else 'delivered' end, '2026-01-01' from orders, generate_series(1, 2) n where id > 1000000`,
];
/** Every fiftieth was called off and paid back then; two were called off lately, and one corrected. */
const SOME = [
  "update orders set status = 'refunded' where id > 1000000 and id % 50 = 0",
  "update order_statuses set status = 'refunded' where position = 2 and order_id > 1000000 and order_id % 50 = 0",
  `insert into order_refunds (order_id, amount, refund, date_creation)
   select id, total, 'r' || id, '2026-01-01' from orders where id > 1000000 and id % 50 = 0`,
  "delete from order_refunds where order_id in (1000050, 1000100, 1000150)",
  "update order_statuses set date = '2026-11-10' where position = 2 and order_id in (1000050, 1000100)",
  `insert into order_corrections (order_id, lines, total_before, total_after, date)
   select id, '[]', total, total - 100, '2026-11-11' from orders where id = 1000001`,
  "update orders set total = total - 100, subtotal = subtotal - 100 where id = 1000001",
  `insert into order_refunds (order_id, amount, date_creation) values (1000200, 5, '2026-11-18')`,
  "update order_payments set state = 'open', payment = null, paid_at = null, date_creation = '2026-11-18' where order_id = 1000250",
  "vacuum analyze",
];
const SINCE = new Date("2026-11-01T00:00:00Z");
const UNTIL = new Date("2026-11-19T00:00:00Z");

describe.each(testDatabases())("what jobs for payments have left on %s", ({ open, kind }) => {
  let database: Database;
  let stripe: StripeStandIn;
  let services: TestServices;
  let world: OrderWorld;
  const jobs = keptJobs();
  beforeAll(async () => {
    database = await open();
    stripe = await new StripeStandIn().listen();
    services = makeServices(database, { jobs, payments: paymentsAt(stripe) });
    world = await makeOrderWorld(database.db);
  });
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });
  const { place, own, paidUnheard, settle, paidBack } = payingDiners(() => ({ services, stripe, world }));

  it("is taken up part by part: one that fails keeps none of the others from being done (payments §11)", async () => {
    const forgotten = await place();
    const paid = await paidUnheard();
    await settle(paid.checkout);
    await own().cancel({ id: paid.id });
    const nobody = keptJobs();
    services.jobs = nobody;
    services.setTime("2026-11-18T17:45:00Z");
    const logged = vi.spyOn(services.log, "error");
    const failing = vi.spyOn(database.db, "select").mockImplementationOnce(() => {
      throw new Error("canceling statement due to statement timeout");
    });
    await makePaymentsGood(services);
    failing.mockRestore();
    expect(logged.mock.calls.map(([what]) => what)).toMatchObject([{ part: "recordRefunds" }]);
    expect(nobody.data()).toMatchObject([{ order_id: forgotten.id }, { refund_id: expect.any(Number) as number }]);
    await nobody.run(services);
    expect(paidBack()).toEqual([paid.cents]);
    logged.mockRestore();
  });

  /** An order that was paid and cancelled at five past, whose refund no job has asked for yet. */
  const cancelled = async () => {
    services.jobs = keptJobs();
    services.setTime("2026-11-18T17:00:00Z");
    stripe.refunds.length = 0;
    const paid = await paidUnheard();
    await settle(paid.checkout);
    services.setTime("2026-11-18T17:05:00Z");
    await own().cancel({ id: paid.id });
    return paid;
  };
  /** What a run at a time leaves to do, and what that pays back. */
  const paidBackAt = async (time: string) => {
    const left = keptJobs();
    services.jobs = left;
    services.setTime(time);
    await makePaymentsGood(services);
    await left.run(services);
    return paidBack();
  };

  it("a refund that was not accepted is asked for until three days have passed (payments §9)", async () => {
    const { cents } = await cancelled();
    expect(await paidBackAt("2026-11-21T17:05:01Z")).toEqual([]);
    expect(await paidBackAt("2026-11-21T17:04:59Z")).toEqual([cents]);
  });

  it("a refund that was never recorded is made up for until thirty days have passed (payments §11)", async () => {
    const { id, cents } = await cancelled();
    await database.query("delete from order_refunds where order_id = $1", [id]);
    expect(await paidBackAt("2026-12-18T17:05:01Z")).toEqual([]);
    expect(await paidBackAt("2026-12-18T17:04:59Z")).toEqual([cents]);
  });

  it.runIf(kind === "postgresql")("is found by index among all payments ever", async () => {
    for (const statement of [...MANY, ...SOME]) await database.query(statement);
    const scannedBy = async (work: () => Promise<unknown>) => {
      const plans = await plansOf(database, () => true, work);
      const scanned = plans.flatMap(nodesOf).filter((node) => node["Node Type"] === "Seq Scan");
      return scanned.map((node) => node["Relation Name"]);
    };
    let found: unknown = null;
    const large = expect.not.stringMatching(/^(orders|order_payments|order_refunds|order_statuses)$/) as string;
    const expectByIndex = async (work: () => Promise<unknown>) => {
      for (const table of await scannedBy(async () => (found = await work()))) expect(table).toEqual(large);
    };
    await expectByIndex(() => listUnrecordedRefunds(database.db, SINCE, 200));
    // 1000150 was called off long before.
    expect(found).toEqual([1_000_001, 1_000_050, 1_000_100]);
    await expectByIndex(() => listUnclosed(database.db, SINCE, UNTIL, 200));
    expect(found).toEqual([1_000_250]);
    await expectByIndex(() => listOpenRefunds(database.db, SINCE, UNTIL, 200));
    expect(found).toMatchObject([{ order_id: 1_000_200 }]);
  });
});
