import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type Caller, callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { kitchenRouter } from "./kitchen.router.ts";

describe.each(testDatabases())("the kitchen's totals and forecast on %s", ({ open }) => {
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

  const kitchenAs = (caller: Caller) => callAs(services, kitchenRouter, caller);
  const place = (own: Parameters<typeof makeRequest>[1] = {}) =>
    ordersAs(services, world.diner, crypto.randomUUID()).place(makeRequest(world, own));
  const totalsOf = (date?: string) => kitchenAs(world.cook).totals({ restaurant_id: world.restaurant.id, date });

  it("adds up a day by state, mode and dish, without refused orders", async () => {
    const [kept, gone] = [await place({ tip: 4 }), await place()];
    await place({ items: [friesLine(world, { quantity: 5 })], mode: "dine_in" });
    const kitchen = kitchenAs(world.cook);
    await kitchen.setStatus({ id: gone.id, status: "refunded", reason: "No more buns" });
    for (const [minute, status] of (["confirmed", "preparing", "ready"] as const).entries()) {
      services.setTime(`2026-11-18T17:1${minute * 2}:00Z`);
      await kitchen.setStatus({ id: kept.id, status });
    }
    const totals = await totalsOf();
    expect(totals).toMatchObject({
      date: "2026-11-18",
      starts: "2026-11-18T05:00:00.000Z",
      orders: 2,
      subtotal: 50.5,
      tip: 4,
      delivery_fee: 0,
      by_status: [
        { status: "new", orders: 1 },
        { status: "ready", orders: 1 },
        { status: "refunded", orders: 1 },
      ],
      by_mode: [
        { mode: "take_out", orders: 1 },
        { mode: "dine_in", orders: 1 },
      ],
      dishes: [
        { item_id: world.fries.id, quantity: 6, amount: 25.5 },
        { item_id: world.burger.id, quantity: 2, amount: 25 },
      ],
      preparation_seconds: 120,
    });
    expect(totals.total).toBeCloseTo(totals.subtotal + totals.tax + totals.tip, 2);
    expect(totals.by_mode.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(totals.total, 2);
    expect(await totalsOf("2026-11-17")).toMatchObject({ orders: 0, total: 0, dishes: [], preparation_seconds: null });
  });

  it("does not count what the kitchen has never seen: unpaid orders, and those that were called off so (payments §6)", async () => {
    await place();
    services.payments = { ...services.payments, online: true };
    await place();
    const gone = await place({ items: [friesLine(world)] });
    await ordersAs(services, world.diner).cancel({ id: gone.id });
    expect(await totalsOf()).toMatchObject({ orders: 1, by_status: [{ status: "new", orders: 1 }] });
  });

  it("counts a planned order on the day it is for", async () => {
    await place({ date: "2026-11-20", time: "12:30" });
    expect((await totalsOf()).orders).toBe(0);
    expect((await totalsOf("2026-11-20")).orders).toBe(1);
  });

  it("shows how full the coming half hours are", async () => {
    await place();
    await place({ date: "2026-11-18", time: "13:00", items: [friesLine(world, { quantity: 3 })] });
    await place({ date: "2026-12-02", time: "12:00" });
    const { slots } = await kitchenAs(world.cook).slots({ restaurant_id: world.restaurant.id });
    expect(slots[0]).toMatchObject({ time: "12:00", used: [{ mode: "take_out", orders: 1, dishes: 3 }] });
    expect(slots.find(({ time }) => time === "13:00")?.used).toEqual([{ mode: "take_out", orders: 1, dishes: 3 }]);
    expect(slots[1]).toMatchObject({ time: "12:30", used: [] });
    expect(slots.at(-1)).toMatchObject({ date: "2026-12-02", time: "12:00" });
  });

  it("is shown to the restaurant's own staff alone", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const restaurant_id = world.restaurant.id;
    for (const caller of [world.diner, elsewhere.cook]) {
      expect((await refusalOf(kitchenAs(caller).totals({ restaurant_id }))).code).toBe("forbidden");
      expect((await refusalOf(kitchenAs(caller).slots({ restaurant_id }))).code).toBe("forbidden");
    }
  });

  it("marks a modifier sold out, so that quote and order refuse it, and available again", async () => {
    const [pink] = world.cooking.modifiers;
    const id = pink!.id;
    const elsewhere = await makeOrderWorld(database.db);
    const sold = { id, stock_status: "out_of_stock" as const };
    for (const caller of [world.diner, elsewhere.cook]) {
      expect((await refusalOf(kitchenAs(caller).setModifierStock(sold))).code).toBe("not_found");
    }
    expect(await kitchenAs(world.cook).setModifierStock(sold)).toMatchObject(sold);
    const { rows } = await database.query("select revision from restaurants where id = $1", [world.restaurant.id]);
    expect(rows).toEqual([{ revision: 2 }]);
    const problem = { code: "out_of_stock", line: 0, data: { modifier_id: id } };
    expect((await ordersAs(services, world.diner).quote(makeRequest(world))).problems).toMatchObject([problem]);
    expect(await refusalOf(place())).toMatchObject({ code: "order_refused", data: { problems: [problem] } });
    await kitchenAs(world.cook).setModifierStock({ id, stock_status: "available" });
    expect((await place()).items[0]?.modifiers[0]?.selection).toMatchObject([{ modifier_id: id }]);
    expect((await refusalOf(kitchenAs(world.cook).setModifierStock({ ...sold, id: 2_147_483_647 }))).code).toBe(
      "not_found",
    );
  });
});
