import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { NOT_PAID } from "@tablee/domain/payments/payment";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { endUnpaid } from "../../payments/end-unpaid.ts";
import { type Realtime, silentRealtime } from "../../realtime/realtime.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { burgerLine, friesLine, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { add, change, makeTableWorld, sit, stateAt, tablesAs, type TableWorld } from "../../testing/table-world.ts";
import { openAgain, testDatabases } from "../../testing/test-database.ts";
import { tellDoing } from "../tell-doing.ts";

describe.each(testDatabases())("the basket of a table whose order nobody pays on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  const tableChanged = vi.fn<Realtime["tableChanged"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database, { realtime: { ...silentRealtime, tableChanged } });
    services.payments = { ...services.payments, online: true };
    world = await makeTableWorld(database.db, services, { dine_in_offered: true });
  });

  let keys = 0;
  const own = () => ordersAs(services, world.diner);
  const place = () =>
    ordersAs(services, world.diner, `key-${(keys += 1)}`).place(
      makeRequest(world, { mode: "dine_in", table: world.code }),
    );
  /** A table of two that has placed its order, which is not paid yet. */
  const ordered = async () => {
    const diner = await sit(services, { code: world.code }, world.diner);
    const sam = await sit(services, { code: world.code, nickname: "Sam" });
    await change(services, diner, add(friesLine(world)));
    await change(services, sam, add(burgerLine(world, { quantity: 2, notes: "no onion" })));
    await tellDoing(services, sam.seat, "done");
    await tellDoing(services, diner.seat, "placing");
    const before = await stateAt(services, sam);
    const { id } = await place();
    tableChanged.mockClear();
    return { diner, sam, before, id };
  };
  const ends = {
    [CANCELLED_BY_DINER]: (id: number) => own().cancel({ id }),
    [NOT_PAID]: (id: number) => endUnpaid(services, id),
  };

  it.each([CANCELLED_BY_DINER, NOT_PAID] as const)(
    "is open again, with its lines, diners and seats, and the table is told (%s)",
    async (reason) => {
      const { sam, before, id } = await ordered();
      await ends[reason](id);
      expect((await own().get({ id })).statuses.at(-1)).toMatchObject({ status: "refunded", reason });
      const after = await stateAt(services, sam);
      expect(after).toMatchObject({ status: "open", closed_by: null, order: null, items: before.items });
      expect(after.revision).toBeGreaterThan(before.revision);
      expect(after.users.map(({ name, doing }) => [name, doing])).toEqual([
        ["Inès", null],
        ["Sam", "done"],
      ]);
      expect(tableChanged.mock.calls).toEqual([["update", { user_id: null, op_id: null, table: after }]]);
      // The same seats go on, and what they order is the kitchen's once it is paid.
      await change(services, sam, add(friesLine(world)));
      const back = await sit(services, { code: world.code, session: sam.seat.session, key: sam.key });
      expect(back.seat).toEqual(sam.seat);
      expect((await place()).items).toHaveLength(3);
    },
  );

  it("is opened once for each order: a repeated end changes nothing", async () => {
    const { sam, id } = await ordered();
    await own().cancel({ id });
    const next = await place();
    await own().cancel({ id });
    await endUnpaid(services, id);
    expect(await stateAt(services, sam)).toMatchObject({ status: "closed", order: { id: next.id } });
  });

  it("stays as it ended if the table has been used since, even if that is over as well", async () => {
    for (const isOver of [false, true]) {
      const { sam, id } = await ordered();
      const next = await sit(services, { code: world.code }, world.diner);
      await change(services, next, add(friesLine(world)));
      if (isOver) await place();
      await own().cancel({ id });
      expect(await stateAt(services, sam)).toMatchObject({ status: "closed", order: { id } });
      expect((await stateAt(services, next)).status).toBe(isOver ? "closed" : "open");
      if (!isOver) await tablesAs(services, world.cook).clear({ id: world.table.id });
    }
  });

  it("stays as it ended if the table has another code, or if everybody has left long ago", async () => {
    const first = await ordered();
    await database.query("update restaurant_tables set rotated_at = now() + interval '1 year' where id = $1", [
      world.table.id,
    ]);
    await own().cancel({ id: first.id });
    expect((await stateAt(services, first.sam)).status).toBe("closed");
    await database.query("update restaurant_tables set rotated_at = '2020-01-01' where id = $1", [world.table.id]);
    const second = await ordered();
    services.setTime(new Date(services.clock().getTime() + 3 * 3_600_000).toISOString());
    await endUnpaid(services, second.id);
    expect((await stateAt(services, second.sam)).status).toBe("closed");
  });

  it("stays closed if the kitchen has had the order", async () => {
    services.payments = { ...services.payments, online: false };
    const { sam, id } = await ordered();
    await callAs(services, kitchenRouter, world.cook).setStatus({ id, status: "refunded", reason: "sold_out" });
    expect(await stateAt(services, sam)).toMatchObject({ status: "closed", order: { id } });
  });
});

const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("a table's order that two hosts call off while somebody sits down", () => {
  it("leaves one open basket: the old one, with everybody in it, or a new one", async () => {
    const database = await real!.open();
    const databases = [await openAgain(database), database];
    const hosts = databases.map((one) => {
      const services = makeServices(one);
      return Object.assign(services, { payments: { ...services.payments, online: true } });
    });
    const [one, other] = [hosts[0]!, hosts[1]!];
    const world = await makeTableWorld(database.db, other, { dine_in_offered: true });
    const sitLate = () => sit(other, { code: world.code, nickname: "Late" });
    const orders = [
      { first: "end", isOld: true },
      { first: "sit", isOld: false },
      ...Array.from({ length: 6 }, () => ({ first: "neither", isOld: null })),
    ] as const;
    for (const [round, { first, isOld }] of orders.entries()) {
      const diner = await sit(one, { code: world.code }, world.diner);
      await change(one, diner, add(friesLine(world)));
      const request = makeRequest(world, { mode: "dine_in", table: world.code });
      const { id } = await ordersAs(one, world.diner, `round-${round}`).place(request);
      const end = () =>
        Promise.all([
          endUnpaid(one, id),
          // The second to come finds it called off.
          ordersAs(other, world.diner)
            .cancel({ id })
            .catch((error: unknown) => error),
        ]);
      const before = first === "sit" ? await sitLate() : null;
      const ending = end();
      if (first === "end") await ending;
      const [late] = await Promise.all([before ?? sitLate(), ending]);
      const { rows } = await database.query<{ guid: string; order_id: number | null }>(
        "select guid, order_id from table_sessions where table_id = $1 and closed_at is null",
        [world.table.id],
      );
      expect(rows).toEqual([{ guid: late.seat.session, order_id: null }]);
      const isSame = late.seat.session === diner.seat.session;
      if (isOld !== null) expect(isSame).toBe(isOld);
      expect((await stateAt(one, late)).items).toHaveLength(isSame ? 1 : 0);
      await tablesAs(one, world.cook).clear({ id: world.table.id });
    }
    for (const each of databases) await each.close();
  });
});
