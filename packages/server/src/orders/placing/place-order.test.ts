import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { silentRealtime, type Realtime } from "../../realtime/realtime.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeCombo } from "../../testing/make-world.queries.ts";
import { burgerLine, makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../../testing/order-world.ts";
import { everyDatabase } from "../../testing/test-database.ts";

describe.each(everyDatabase())("placing an order on %s", ({ open }) => {
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

  it("prices every line from the menu, taxes the subtotal, adds the tip", async () => {
    const order = await ordersAs(services, world.diner, "k").place(makeRequest(world, { tip: 3 }));
    expect(order).toMatchObject({
      number: 1,
      status: "new",
      subtotal: 29.25,
      tax: 4.38,
      tip: 3,
      delivery_fee: 0,
      total: 36.63,
      currency: "CAD",
      source: "tablee",
      planned: false,
      date: "2026-11-18",
      time: "now",
      min_time: "2026-11-18T17:20:00.000Z",
      max_time: "2026-11-18T17:50:00.000Z",
      statuses: [{ status: "new", date: "2026-11-18T17:00:00.000Z", delay: null, reason: null }],
      diner: { account_id: world.diner.account_id, first_name: "Inès" },
    });
    expect(order.items.map(({ unit_price, price, quantity }) => [unit_price, price, quantity])).toEqual([
      [12.5, 25, 2],
      [4.25, 4.25, 1],
    ]);
    expect(order.items[0]!.modifiers[0]).toMatchObject({ group_name: { fr: "Cuisson" }, selection: [{ quantity: 1 }] });
  });

  it("shows the tax contained in tax-inclusive prices and adds none, by mode and by dish", async () => {
    const name = { en: "VAT", fr: "TVA", default: null };
    const rates = [
      { name, micros: 100_000, modes: ["take_out"], items: null },
      { name, micros: 200_000, modes: null, items: [world.fries.ref] },
    ];
    await database.query("update restaurants set tax = $1, revision = revision + 1 where id = $2", [
      JSON.stringify({ included: true, rates }),
      world.restaurant.id,
    ]);
    const order = await ordersAs(services, world.diner, "k").place(makeRequest(world, { tip: 3 }));
    expect(order).toMatchObject({ subtotal: 29.25, tax: 2.98, tax_included: true, total: 32.25 });
    expect(order.taxes.map(({ rate, amount }) => [rate, amount])).toEqual([
      [10, 2.27],
      [20, 0.71],
    ]);
    expect(await ordersAs(services, world.diner).get({ id: order.id })).toEqual(order);
  });

  it("ignores every price that a client sends", async () => {
    const line = burgerLine(world);
    const cheap = { ...line, price: 0.01, unit_price: 0.01, item: { price: 0.01 } };
    const free = {
      ...cheap,
      modifiers: [{ ...line.modifiers[0]!, selection: [{ ...line.modifiers[0]!.selection[0]!, price: -12 }] }],
    };
    const request = { ...makeRequest(world, { items: [cheap, free] }), subtotal: 0, total: 0.01, delivery_fee: -5 };
    expect(await ordersAs(services, world.diner, "k").place(request)).toMatchObject({ subtotal: 25, total: 28.74 });
  });

  it("charges the restaurant's fee for a delivery, untaxed, and keeps the address for a delivery alone", async () => {
    world = await makeOrderWorld(database.db, { delivery_fee: 499 as never });
    const delivery = { address: "4200 rue Saint-Denis", comments: "Sonner" };
    const place = (key: string, mode: "delivery" | "take_out") =>
      ordersAs(services, world.diner, key).place(makeRequest(world, { mode, delivery }));
    expect(await place("a", "delivery")).toMatchObject({ delivery_fee: 4.99, total: 38.62, delivery });
    expect(await place("b", "take_out")).toMatchObject({ delivery_fee: 0, total: 33.63, delivery: null });
  });

  it("keeps date and time of a planned order in the restaurant's timezone, and promises from there", async () => {
    world = await makeOrderWorld(database.db, { timezone: "Europe/Paris" });
    const order = await ordersAs(services, world.diner, "k").place(
      makeRequest(world, { date: "2026-11-19", time: "18:30", source: "tablee-web", table: "T4" }),
    );
    expect(order).toMatchObject({
      planned: true,
      date: "2026-11-19",
      time: "18:30",
      min_time: "2026-11-19T17:30:00.000Z",
      source: "tablee-web",
      table: "T4",
    });
  });

  it("accepts a combo with the items that fill its slots", async () => {
    const { burger, fries, cooking } = world;
    const combo = await makeCombo(database.db, world.restaurant.id, [[burger.id], [fries.id]]);
    const [main, side] = combo.slots.map(({ id }) => id);
    const fill = (item_id: number, slot_id: number) => ({ item_id, slot_id, modifier_group_id: null, selection: [] });
    const chosen = [{ modifier_id: cooking.modifiers[1]!.id, quantity: 1 }];
    const modifiers = [
      fill(burger.id, main!),
      fill(fries.id, side!),
      { item_id: burger.id, slot_id: main!, modifier_group_id: cooking.id, selection: chosen },
    ];
    const line = { type: "combo" as const, combo_id: combo.id, modifiers, quantity: 2, notes: "" };
    const order = await ordersAs(services, world.diner, "k").place(makeRequest(world, { items: [line] }));
    expect(order).toMatchObject({ subtotal: 40, items: [{ combo_id: combo.id, item: null, unit_price: 20 }] });
    expect(order.items[0]!.modifiers.map((entry) => [entry.slot_id, entry.item_id, entry.modifier_group_id])).toEqual([
      [main, burger.id, null],
      [main, burger.id, cooking.id],
      [side, fries.id, null],
    ]);
    expect(await ordersAs(services, world.diner).get({ id: order.id })).toEqual(order);
  });

  it("answers exactly what reading the order answers, and announces it once", async () => {
    const orderUpdated = vi.fn<Realtime["orderUpdated"]>();
    services = makeServices(database, { realtime: { ...silentRealtime, orderUpdated } });
    const items = [burgerLine(world, { notes: "  Sans oignon 🧅\nmerci " })];
    const placed = await ordersAs(services, world.diner, "k").place(makeRequest(world, { items }));
    expect(placed.items[0]!.notes).toBe("Sans oignon 🧅\nmerci");
    expect(await ordersAs(services, world.diner).get({ id: placed.id })).toEqual(placed);
    expect(orderUpdated.mock.calls).toEqual([[placed, placed]]);
  });

  it("numbers the orders of each restaurant for itself", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const number = async (where: OrderWorld, key: string) =>
      (await ordersAs(services, world.diner, key).place(makeRequest(where))).number;
    expect([await number(world, "a"), await number(elsewhere, "b"), await number(world, "c")]).toEqual([1, 1, 2]);
  });
});
