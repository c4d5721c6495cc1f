import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeItem } from "../../testing/make-world.queries.ts";
import {
  burgerLine,
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";

describe.each(testDatabases())("an order with a fault, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
  });

  const counts = async () =>
    (
      await database.query<Record<string, number>>(
        `select (select count(*)::int from orders) orders, (select count(*)::int from order_lines) lines,
           (select count(*)::int from order_statuses) statuses, (select count(*)::int from order_counters) counters`,
      )
    ).rows[0];

  /** Returns the problems with which it is refused; a quote must name the same, and nothing may be written. */
  const problemsOf = async (own: Parameters<typeof makeRequest>[1]): Promise<OrderProblem[]> => {
    const request = makeRequest(world, own);
    const before = await counts();
    const { code, data } = await refusalOf(ordersAs(services, world.diner, "k").place(request));
    expect(code).toBe("order_refused");
    expect(await counts()).toEqual(before);
    const { problems } = data as { problems: OrderProblem[] };
    expect((await ordersAs(services, null).quote(request)).problems).toEqual(problems);
    return problems;
  };
  const codesOf = async (own: Parameters<typeof makeRequest>[1]) =>
    (await problemsOf(own)).map(({ code, line }) => [code, line]);

  it.each([0, 26, -1, 1.5])("refuses a quantity of %s", async (quantity) => {
    expect(await codesOf({ items: [friesLine(world), burgerLine(world, { quantity })] })).toEqual([
      ["quantity_invalid", 1],
    ]);
  });

  it("refuses a modifier of another item, and a group below its minimum", async () => {
    const fries = { ...friesLine(world), modifiers: [{ ...burgerLine(world).modifiers[0]!, item_id: world.fries.id }] };
    expect(await codesOf({ items: [fries, burgerLine(world, { selection: [] })] })).toEqual([
      ["modifier_unknown", 0],
      ["group_below_minimum", 1],
    ]);
  });

  it("refuses an item of another restaurant and one that is not there", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const missing = { ...friesLine(world), item_id: 2_147_483_647 };
    expect(await codesOf({ items: [friesLine(elsewhere), missing] })).toEqual([
      ["item_gone", 0],
      ["item_gone", 1],
    ]);
  });

  it("refuses what is sold out or has no price", async () => {
    const soldOut = await makeItem(database.db, world.restaurant.id, { stock_status: "out_of_stock" });
    const unpriced = await makeItem(database.db, world.restaurant.id, { price: null });
    const items = [soldOut, unpriced].map(({ id }) => ({ ...friesLine(world), item_id: id }));
    expect(await codesOf({ items })).toEqual([
      ["out_of_stock", 0],
      ["not_orderable", 1],
    ]);
  });

  it("refuses a closed restaurant, a paused one, and a time that is none of its slots", async () => {
    expect(await codesOf({ time: "18:10" })).toEqual([["time_unavailable", null]]);
    expect(await codesOf({ date: "2027-03-01", time: "18:30" })).toEqual([["time_unavailable", null]]);
    expect(await codesOf({ date: "2026-11-17", time: "18:30" })).toEqual([["time_unavailable", null]]);
    world = await makeOrderWorld(database.db, { status: "paused" });
    expect(await codesOf({})).toEqual([["restaurant_closed", null]]);
    world = await makeOrderWorld(database.db, { hours: "not hours", planned_orders_enabled: false });
    expect(await codesOf({})).toEqual([["restaurant_closed", null]]);
  });

  it("refuses a mode that is not offered, a delivery without or with too far an address", async () => {
    expect(await codesOf({ mode: "delivery" })).toEqual([["address_missing", null]]);
    const far = { address: "Québec", latitude: 46.81, longitude: -71.21 };
    expect(await codesOf({ mode: "delivery", delivery: far })).toEqual([["address_too_far", null]]);
    world = await makeOrderWorld(database.db, { dine_in_offered: false });
    expect(await codesOf({ mode: "dine_in" })).toEqual([["mode_unavailable", null]]);
  });

  it("is quoted with prices but no promised time when its time is not available", async () => {
    const quote = await ordersAs(services, null).quote(makeRequest(world, { time: "18:10" }));
    expect(quote).toMatchObject({ min_time: null, max_time: null, subtotal: 29.25, total: 33.63 });
  });

  it("quotes an unknown item with its position and id alone", async () => {
    const missing = { ...friesLine(world), item_id: 2_147_483_647 };
    const quote = await ordersAs(services, null).quote(makeRequest(world, { items: [missing, friesLine(world)] }));
    expect(quote.items[0]).toMatchObject({ id: "0", item: null, price: 0, item_id: 2_147_483_647 });
    expect(quote.subtotal).toBe(4.25);
  });

  it.each([-1, 10_000])("refuses a tip of %s as invalid input", async (tip) => {
    const refused = { code: "invalid_input", data: { issues: [{ path: "tip", reason: expect.any(String) }] } };
    const request = makeRequest(world, { tip });
    expect(await refusalOf(ordersAs(services, world.diner, "k").place(request))).toEqual(refused);
    expect(await refusalOf(ordersAs(services, null).quote(request))).toEqual(refused);
  });

  it("refuses an order whose amount is too large to be stored", async () => {
    const gold = await makeItem(database.db, world.restaurant.id, { price: 100_000_000 as never });
    const request = makeRequest(world, { items: [{ ...friesLine(world), item_id: gold.id, quantity: 25 }] });
    const { code, data } = await refusalOf(ordersAs(services, world.diner, "k").place(request));
    expect([code, data]).toMatchObject(["invalid_input", { issues: [{ path: "items" }] }]);
  });

  it("is not found when its restaurant does not exist", async () => {
    const request = makeRequest(world, { restaurant_id: 2_147_483_647 });
    expect((await refusalOf(ordersAs(services, world.diner, "k").place(request))).code).toBe("not_found");
    expect((await refusalOf(ordersAs(services, null).quote(request))).code).toBe("not_found");
  });

  it("can be placed only by members, and only with a valid key", async () => {
    const request = makeRequest(world);
    expect((await refusalOf(ordersAs(services, null, "k").place(request))).code).toBe("unauthorized");
    for (const key of [undefined, "", "a b", "clé", "a".repeat(101), "a\n"]) {
      const { code } = await refusalOf(ordersAs(services, world.diner, key).place(request));
      expect(code).toBe("idempotency_key_required");
    }
    expect((await ordersAs(services, world.diner, `A-b_c.${"9".repeat(94)}`).place(request)).number).toBe(1);
  });
});
