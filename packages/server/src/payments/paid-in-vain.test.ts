import { StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { NO_LONGER_POSSIBLE, PAID_SOLD_OUT, PAID_TOO_LATE } from "@tablee/domain/payments/payment";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { keptJobs, type KeptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { friesLine, makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { payingDiners, paymentsAt } from "../testing/paying-diners.ts";
import { testDatabases } from "../testing/test-database.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

describe.each(testDatabases())("an order that is paid when something of it has sold out, on %s", ({ open, kind }) => {
  let database: Database;
  let stripe: StripeStandIn;
  let jobs: KeptJobs;
  let services: TestServices;
  let world: OrderWorld;
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
    services = makeServices(database, { jobs, payments: paymentsAt(stripe) });
    world = await makeOrderWorld(database.db);
  });

  const { place, pay, own, kitchen, settle, paidUnheard, paidBack } = payingDiners(() => ({ services, stripe, world }));
  const sellOut = (id = world.fries.id, stock_status: "available" | "out_of_stock" = "out_of_stock") =>
    kitchen().setStock({ id, stock_status });
  const endOf = async (id: number) => {
    const { rows } = await database.query<{ status: string; reason: string | null }>(
      "select status, reason from order_statuses where order_id = $1 order by position desc limit 1",
      [id],
    );
    return rows[0]!.reason ?? rows[0]!.status;
  };
  const toldOf = async (id: number) =>
    (
      await database.query<{ type: string }>("select type from notifications where json ->> 'order_id' = $1", [
        String(id),
      ])
    ).rows.map(({ type }) => type);

  it("is called off and paid back once, its diner is told, and its kitchen never sees it (payments §6)", async () => {
    const [one, other] = [await paidUnheard(), await paidUnheard()];
    await sellOut();
    await settle(one.checkout);
    await settle(one.checkout);
    expect(await endOf(one.id)).toBe(PAID_SOLD_OUT);
    // Whoever returns from paying hears the same.
    expect((await pay(other.id)).order.statuses.at(-1)?.reason).toBe(PAID_SOLD_OUT);
    await jobs.run(services);
    await jobs.run(services);
    expect(paidBack()).toEqual([one.cents, other.cents]);
    expect(await toldOf(one.id)).toEqual(["order_called_off"]);
    for (const status of ["new", "refunded"]) {
      expect((await kitchen().orders({ restaurant_id: world.restaurant.id, status })).orders).toEqual([]);
    }
    // What is there again can be ordered again.
    await sellOut(world.fries.id, "available");
    const again = await paidUnheard();
    await settle(again.checkout);
    expect(await endOf(again.id)).toBe("new");
  });

  it("asks for its choices as well, and for no dish that it does not have", async () => {
    const fries = await paidUnheard({ items: [friesLine(world)] });
    const burger = await paidUnheard();
    await kitchen().setModifierStock({ id: world.cooking.modifiers[0]!.id, stock_status: "out_of_stock" });
    await settle(fries.checkout);
    await settle(burger.checkout);
    expect([await endOf(fries.id), await endOf(burger.id)]).toEqual(["new", PAID_SOLD_OUT]);
  });

  it("keeps what was decided when it was placed: a price, a name and a new limit change nothing", async () => {
    const { id, checkout } = await paidUnheard();
    await database.query('update menu_items set price = 9900, name = \'{"en":"Other"}\' where id = $1', [
      world.fries.id,
    ]);
    await settle(checkout);
    expect(await endOf(id)).toBe("new");
  });

  it("leads nobody to a payment for what has sold out, and tells nobody twice what the press has told", async () => {
    const { id } = await place();
    await sellOut();
    expect(await pay(id)).toMatchObject({ url: null, order: { status: "refunded" } });
    expect(await endOf(id)).toBe(NO_LONGER_POSSIBLE);
    expect(await toldOf(id)).toEqual([]);
  });

  it("is too late once a section of it is no longer served", async () => {
    const { id, checkout } = await paidUnheard();
    const lunch = JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, [[11, 12.25]]])));
    await database.query(
      `insert into menu_sections (restaurant_id, ref, name, position, hours, listed)
       values ($1, 'lunch', '{"en":"Lunch"}', 0, $2, true)`,
      [world.restaurant.id, lunch],
    );
    await database.query("update menu_items set section_ref = 'lunch' where id = $1", [world.fries.id]);
    services.setTime("2026-11-18T17:16:00Z");
    await settle(checkout);
    expect(await endOf(id)).toBe(PAID_TOO_LATE);
  });

  it("says until when it can be paid as the kitchen's hours are (payments §3)", async () => {
    const hours = JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, [[11, 12.5]]])));
    await database.query("update restaurants set hours = $2, preparation_minutes = 20 where id = $1", [
      world.restaurant.id,
      hours,
    ]);
    const placed = await place();
    expect(placed.pay_before).toBe("2026-11-18T17:10:00.000Z");
    expect((await own().get({ id: placed.id })).pay_before).toBe(placed.pay_before);
    expect((await own().current({})).orders[0]?.pay_before).toBe(placed.pay_before);
    const found = await ordersAs(services, world.diner, "answer-lost").place(makeRequest(world));
    expect((await own().placed({ key: "answer-lost" })).order).toEqual(found);
    const longer = JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, [[11, 20]]])));
    await database.query("update restaurants set hours = $2, revision = revision + 1 where id = $1", [
      world.restaurant.id,
      longer,
    ]);
    expect((await own().get({ id: placed.id })).pay_before).toBe("2026-11-18T17:30:00.000Z");
  });

  // The embedded database has only one connection, so nothing can happen at the same time there.
  it.skipIf(kind !== "postgresql")("waits for the kitchen that is just marking it as sold out", async () => {
    const { id, checkout } = await paidUnheard();
    let settling: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update restaurants set revision = revision + 1 where id = ${world.restaurant.id}`);
      await tx.execute(sql`update menu_items set stock_status = 'out_of_stock' where id = ${world.fries.id}`);
      settling = settle(checkout);
      for (;;) {
        const { rows } = await database.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        if (rows.length > 0) break;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    await settling;
    expect(await endOf(id)).toBe(PAID_SOLD_OUT);
  });

  it.skipIf(kind !== "postgresql")(
    "is sent or paid back, whole and once, while two guests pay for the last portion and it sells out",
    async () => {
      for (let round = 0; round < 3; round += 1) {
        await sellOut(world.fries.id, "available");
        stripe.refunds.length = 0;
        const guests = [world.diner, world.other];
        const orders = await Promise.all(guests.map((guest) => paidUnheard({ items: [friesLine(world)] }, guest)));
        await Promise.all([
          ...orders.flatMap(({ checkout }) => [settle(checkout), settle(checkout)]),
          sellOut(),
          pay(orders[0]!.id, guests[0]),
        ]);
        await jobs.run(services);
        await jobs.run(services);
        const ends = await Promise.all(orders.map(({ id }) => endOf(id)));
        expect(ends.every((end) => end === "new" || end === PAID_SOLD_OUT)).toBe(true);
        const lost = orders.filter((_, at) => ends[at] === PAID_SOLD_OUT).map(({ cents }) => cents);
        expect(paidBack()).toEqual(lost);
        const { rows } = await database.query<{ count: number }>(
          "select count(*)::int as count from order_statuses where order_id = any($1) and position > 0",
          [orders.map(({ id }) => id)],
        );
        expect(rows).toEqual([{ count: 2 }]);
        for (const [at, { id }] of orders.entries())
          if (ends[at] === "new") await kitchen().setStatus({ id, status: "refunded", reason: "sold_out" });
        await jobs.run(services);
        await jobs.run(services);
        expect(paidBack()).toEqual(expect.arrayContaining(orders.map(({ cents }) => cents)));
        expect(paidBack()).toHaveLength(orders.length);
      }
    },
  );
});
