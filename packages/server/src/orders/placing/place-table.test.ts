import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { type Realtime, silentRealtime } from "../../realtime/realtime.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { burgerLine, friesLine, makeOrderWorld, makeRequest, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { add, change, makeTableWorld, sit, stateAt, tablesAs, type TableWorld } from "../../testing/table-world.ts";
import { openAgain, testDatabases } from "../../testing/test-database.ts";
import { leaveTable } from "../../tables/leave-table.ts";
import { updateTable } from "../../tables/update-table.ts";

const CLOSED = { code: "order_refused", data: { problems: [{ code: "table_closed", line: null, data: {} }] } };

describe.each(testDatabases())("a table's order on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  const tableChanged = vi.fn<Realtime["tableChanged"]>();
  const orderUpdated = vi.fn<Realtime["orderUpdated"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database, { realtime: { ...silentRealtime, tableChanged, orderUpdated } });
    world = await makeTableWorld(database.db, services, { dine_in_offered: true });
  });

  const place = (own: Parameters<typeof makeRequest>[1] = {}, key = "k", caller = world.diner) =>
    ordersAs(services, caller, key).place(makeRequest(world, { mode: "dine_in", table: world.code, ...own }));
  /** Seats two at the table: the diner with fries, Sam with two burgers. */
  const seated = async () => {
    const diner = await sit(services, { code: world.code }, world.diner);
    const sam = await sit(services, { code: world.code, nickname: "Sam" });
    await change(services, diner, add(friesLine(world)));
    await change(services, sam, add(burgerLine(world, { quantity: 2, notes: "no onion" })));
    tableChanged.mockClear();
    orderUpdated.mockClear();
    return { diner, sam };
  };
  const ordersThere = async () =>
    (
      await database.query<{ n: number }>("select count(*)::int n from orders where restaurant_id = $1", [
        world.restaurant.id,
      ])
    ).rows[0]!.n;

  it("has the lines of everybody at the table, each with its diner, whatever lines the request contains", async () => {
    const { diner, sam } = await seated();
    const order = await place({ items: [friesLine(world, { quantity: 9 })] });
    expect(order).toMatchObject({ number: 1, table: "Terrace 4", mode: "dine_in", subtotal: 29.25, total: 33.63 });
    expect(order.items.map((item) => [item.item_id, item.quantity, item.notes, item.diner])).toEqual([
      [world.fries.id, 1, "", { id: diner.seat.diner_id, name: "Inès" }],
      [world.burger.id, 2, "no onion", { id: sam.seat.diner_id, name: "Sam" }],
    ]);
    expect(await ordersAs(services, world.diner).get({ id: order.id })).toEqual(order);
    const kitchen = await callAs(services, kitchenRouter, world.cook).orders({ restaurant_id: world.restaurant.id });
    expect(kitchen.orders).toEqual([order]);
    expect(JSON.stringify(order)).not.toContain(world.code);
  });

  it("tells the table that its order still has to be paid, if it is paid online (payments §5)", async () => {
    const { sam } = await seated();
    services.payments = { ...services.payments, online: true };
    const { id } = await place();
    expect((await stateAt(services, sam)).order).toMatchObject({ id, to_pay: true });
    await database.query("update orders set status = 'new' where id = $1", [id]);
    expect((await stateAt(services, sam)).order).toMatchObject({ id, to_pay: false });
  });

  it("closes the basket for all: everybody is told once, and it can no longer be changed or ordered", async () => {
    const { diner, sam } = await seated();
    const order = await place();
    const table = await stateAt(services, sam);
    expect(table).toMatchObject({ status: "closed", closed_by: "order", order: { id: order.id, number: 1 } });
    expect(table.items).toHaveLength(2);
    expect(tableChanged.mock.calls).toEqual([["order_taken", { user: table.users[0], table }]]);
    expect(orderUpdated.mock.calls).toEqual([[order, order]]);
    const late = await updateTable(services, sam.seat, add(friesLine(world)));
    expect(late).toEqual({ ok: false, code: "table_closed", problems: [], table });
    expect(await refusalOf(place({}, "again"))).toEqual(CLOSED);
    expect(await refusalOf(place({ table_session: diner.seat.session }, "again"))).toEqual(CLOSED);
    const back = sit(services, { code: world.code, session: sam.seat.session, key: sam.key });
    expect(await refusalOf(back)).toMatchObject({ code: "table_closed" });
    expect(await ordersThere()).toBe(1);
  });

  it("is returned again to the same key after it has closed the table and after the code has changed", async () => {
    await seated();
    const first = await place();
    expect(await place()).toEqual(first);
    await tablesAs(services, world.cook).rotate({ id: world.table.id });
    expect(await place()).toEqual(first);
    expect(tableChanged.mock.calls.filter(([event]) => event === "order_taken")).toHaveLength(1);
    expect(await ordersThere()).toBe(1);
  });

  it("is refused for a code that is forged, changed, out of service, of another place, or no code at all", async () => {
    await seated();
    const elsewhere = await makeTableWorld(database.db, services);
    await sit(services, { code: elsewhere.code }, world.diner);
    for (const table of ["1-0000-0000-0000", elsewhere.code, "Terrace 4", ""]) {
      expect(await refusalOf(place({ table }))).toEqual(CLOSED);
      const quote = await ordersAs(services, null).quote(makeRequest(world, { table, mode: "dine_in" }));
      expect(quote.problems).toEqual(CLOSED.data.problems);
    }
    const rotated = await tablesAs(services, world.cook).rotate({ id: world.table.id });
    expect(await refusalOf(place())).toEqual(CLOSED);
    await sit(services, { code: rotated.code! }, world.diner);
    await tablesAs(services, world.cook).close({ id: world.table.id });
    expect(await refusalOf(place({ table: rotated.code }))).toEqual(CLOSED);
    expect(await ordersThere()).toBe(0);
  });

  it("can be placed only by a member who sits there, never for another party's basket", async () => {
    const { sam } = await seated();
    expect(await refusalOf(place({}, "k", world.other))).toEqual(CLOSED);
    const opened = await tablesAs(services, null).get({ code: world.code });
    expect(opened.table!.session).toBe(sam.seat.session);
    expect(await refusalOf(place({ table_session: opened.table!.session }, "k", world.other))).toEqual(CLOSED);
    const joined = await sit(services, { code: world.code, key: sam.key }, world.other);
    expect(joined.seat).toEqual(sam.seat);
    expect(await refusalOf(place({ table_session: randomUUID() }, "k", world.other))).toEqual(CLOSED);
    await leaveTable(services, joined.seat);
    expect(await refusalOf(place({ table_session: sam.seat.session }, "k", world.other))).toEqual(CLOSED);
    await sit(services, { code: world.code }, world.other);
    const order = await place({ table_session: sam.seat.session }, "k", world.other);
    expect(order).toMatchObject({ diner: world.other, subtotal: 29.25 });
    await sit(services, { code: world.code, nickname: "Next party" });
    expect(await refusalOf(place({}, "late"))).toEqual(CLOSED);
    expect(await refusalOf(place({ table_session: sam.seat.session }, "late"))).toEqual(CLOSED);
  });

  it("has the request's own lines if the table's basket is empty", async () => {
    await sit(services, { code: world.code }, world.diner);
    const order = await place();
    expect(order).toMatchObject({ table: "Terrace 4", subtotal: 29.25, items: [{ diner: null }, { diner: null }] });
    expect(await refusalOf(place({}, "again"))).toEqual(CLOSED);
  });

  it("can be followed by an order of the next sitting", async () => {
    const first = await seated();
    await place();
    const second = await sit(services, { code: world.code }, world.diner);
    expect(second.seat.session).not.toBe(first.diner.seat.session);
    expect(await stateAt(services, second)).toMatchObject({ items: [], users: [{ opener: true }] });
    await change(services, second, add(friesLine(world)));
    expect(await place({}, "dessert")).toMatchObject({ number: 2, subtotal: 4.25 });
  });

  it("is quoted with the table's lines, and refused if somebody has added to them since", async () => {
    const { sam } = await seated();
    const request = makeRequest(world, { mode: "dine_in", table: world.code, tip: 5 });
    const quote = await ordersAs(services, null).quote(request);
    expect(quote).toMatchObject({
      total: 38.63,
      problems: [],
      items: [{ diner: { name: "Inès" } }, { diner: { name: "Sam" } }],
    });
    // Notes to the kitchen are only for those who sit there: others may have photographed the code (page 018).
    const notesFor = async (caller: Parameters<typeof ordersAs>[1]) =>
      (await ordersAs(services, caller).quote(request)).items.map(({ notes }) => notes);
    expect(await notesFor(world.diner)).toEqual(["", "no onion"]);
    for (const stranger of [null, world.cook]) expect(await notesFor(stranger)).toEqual(["", ""]);
    await change(services, sam, add(friesLine(world, { notes: "for Sam" })));
    const { data } = await refusalOf(place({ tip: 5, expected_total: quote.total }));
    expect(data).toMatchObject({ problems: [{ code: "price_changed", data: { expected: 38.63, actual: 43.52 } }] });
    expect((await stateAt(services, sam)).status).toBe("open");
    expect(await place({ tip: 5, expected_total: 43.52 })).toMatchObject({ total: 43.52 });
  });

  describe("with offers", () => {
    const name = { en: "Offer", fr: "Offre", default: null };
    const none = { items: null, modes: null, hours: null, starts: null, ends: null, code: null };
    const limits = { per_member: null, in_all: null, paused: false };
    const offer = (own: object) => ({ ...none, ...limits, name, amount: 0, from: 0, ...own });
    const offers = (...list: object[]) =>
      database.query("update restaurants set offers = $2, revision = revision + 1 where id = $1", [
        world.restaurant.id,
        JSON.stringify(list.map(offer)),
      ]);
    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

    it("has the totals and each diner's part that everybody was shown, before and after it is placed", async () => {
      await offers({ ref: "half", kind: "second_half" }, { ref: "sum", kind: "amount_off", amount: 301, from: 2000 });
      const { diner, sam } = await seated();
      await change(services, diner, add(burgerLine(world)));
      const told = await stateAt(services, sam);
      expect(told.discounts.map(({ ref, amount }) => [ref, amount])).toEqual([
        ["half", 6.25],
        ["sum", 3.01],
      ]);
      const quote = await ordersAs(services, null).quote(makeRequest(world, { table: world.code, mode: "dine_in" }));
      const { discounts, subtotal, tax, total } = quote;
      expect(told).toMatchObject({ discounts, subtotal, tax, total, tip: 0 });
      expect(told.users.every((user) => user.subtotal > 0)).toBe(true);
      expect([sumOf(told.users.map((user) => user.subtotal)), sumOf(told.users.map((user) => user.total))]).toEqual([
        subtotal,
        total,
      ]);
      const order = await place({ expected_total: total + 5, tip: 5 });
      const over = await stateAt(services, sam);
      expect(over).toMatchObject({ discounts, subtotal, tax, tip: 5, total: order.total });
      expect(sumOf(over.users.map((user) => user.total))).toBe(order.total);
    });

    it("applies the offer of a code to the whole table; the others see it once the order is placed", async () => {
      await offers({ ref: "five", kind: "amount_off", amount: 500, from: 500, code: "NOEL", per_member: 1 });
      const { sam } = await seated();
      const before = await stateAt(services, sam);
      expect(before.discounts).toEqual([]);
      const quote = await ordersAs(services, world.diner).quote(
        makeRequest(world, { table: world.code, mode: "dine_in", code: "noel" }),
      );
      expect(quote.subtotal).toBe(before.subtotal - 5);
      await place({ code: "noel", expected_total: quote.total });
      expect(await stateAt(services, sam)).toMatchObject({ subtotal: quote.subtotal, discounts: [{ ref: "five" }] });
    });

    it("shows everybody only offers that are valid now: for this mode, and not yet used up", async () => {
      const every = { kind: "amount_off", amount: 100, from: 100 };
      await offers(
        { ...every, ref: "away", modes: ["delivery"], amount: 900, from: 900 },
        { ...every, ref: "last", in_all: 1 },
      );
      const { sam } = await seated();
      expect((await stateAt(services, sam)).discounts.map(({ ref }) => ref)).toEqual(["last"]);
      await ordersAs(services, world.other, "elsewhere").place(makeRequest(world));
      expect((await stateAt(services, sam)).discounts).toEqual([]);
    });
  });

  it("leaves the basket open if a problem stops it", async () => {
    const { sam } = await seated();
    await database.query("update menu_items set stock_status = 'out_of_stock' where id = $1", [world.fries.id]);
    await database.query("update restaurants set revision = revision + 1 where id = $1", [world.restaurant.id]);
    const { data } = await refusalOf(place());
    expect(data).toEqual({ problems: [{ code: "out_of_stock", line: 0, data: { item_id: world.fries.id } }] });
    const { status, items } = await stateAt(services, sam);
    expect([status, items[0]!.problems]).toEqual([
      "open",
      [{ code: "out_of_stock", data: { item_id: world.fries.id } }],
    ]);
    expect(tableChanged).not.toHaveBeenCalled();
  });

  it("may name its table in the diner's words if the restaurant has registered none", async () => {
    const plain = await makeOrderWorld(database.db);
    const order = await ordersAs(services, world.diner, "plain").place(makeRequest(plain, { table: "by the window" }));
    expect(order).toMatchObject({ table: "by the window", items: [{ diner: null }, { diner: null }] });
    const forged = makeRequest(plain, { table: world.code });
    expect(await refusalOf(ordersAs(services, world.diner, "forged").place(forged))).toEqual(CLOSED);
  });

  it("is one order when everybody at the table places it at once", async () => {
    const { sam } = await seated();
    await sit(services, { code: world.code }, world.other);
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) =>
        place({ table_session: sam.seat.session }, `k${at}`, at % 2 ? world.diner : world.other),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await ordersThere()).toBe(1);
    expect(tableChanged.mock.calls.filter(([event]) => event === "order_taken")).toHaveLength(1);
  });
});

const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("a table on two hosts that is edited while it is placed", () => {
  let databases: Database[] = [];
  let hosts: TestServices[];
  beforeAll(async () => {
    const database = await real!.open();
    databases = [await openAgain(database), database];
    hosts = databases.map((one) => makeServices(one));
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
  });

  it("orders exactly the changes that were accepted", async () => {
    const world = await makeTableWorld(databases[1]!.db, hosts[1]!, { dine_in_offered: true });
    let [accepted, refused] = [0, 0];
    for (let round = 0; round < 8; round += 1) {
      const diner = await sit(hosts[0]!, { code: world.code }, world.diner);
      const guests = await Promise.all(
        [0, 1, 2, 3].map((at) => sit(hosts[at % 2]!, { code: world.code, nickname: `Guest ${at}` })),
      );
      const kept = new Set<string>();
      const edit = async (guest: (typeof guests)[number], host: number) => {
        for (let time = 0; time < 6; time += 1) {
          const input = add(friesLine(world, { notes: randomUUID() }));
          const answer = await updateTable(hosts[host]!, guest.seat, input);
          if (answer.ok) kept.add((input.change as { line: { notes: string } }).line.notes);
          accepted += Number(answer.ok);
          refused += Number(!answer.ok);
        }
      };
      const placing = async (host: number, key: string) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
        const request = makeRequest(world, { mode: "dine_in", table: world.code, table_session: diner.seat.session });
        return ordersAs(hosts[host]!, world.diner, `${round}-${key}`)
          .place(request)
          .catch((error: unknown) => {
            expect(error).toMatchObject(CLOSED);
            return null;
          });
      };
      const [a, b] = await Promise.all([
        placing(0, "a"),
        placing(1, "b"),
        ...guests.map((guest, at) => edit(guest, at % 2)),
      ]);
      const placed = [a, b].filter((order) => order !== null && order !== undefined);
      expect(placed).toHaveLength(1);
      const notes = placed[0]!.items.map((item) => item.notes);
      // If nobody had added anything yet, the order contains the lines of the request.
      if (kept.size === 0) expect(notes).toEqual(["", ""]);
      else expect(notes.toSorted()).toEqual([...kept].sort());
    }
    expect(accepted + refused).toBe(8 * 24);
    expect(Math.min(accepted, refused)).toBeGreaterThan(0);
  });
});
