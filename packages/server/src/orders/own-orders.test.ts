import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("a diner's orders on %s", ({ open }) => {
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

  const place = (key: string, caller = world.diner) => ordersAs(services, caller, key).place(makeRequest(world));
  const move = (id: number, status: "confirmed" | "refunded", reason?: string) =>
    setOrderStatus(services, { ...world.cook, session_id: 0, admin: false, moderator: false }, { id, status, reason });

  it("are listed as current or past, newest first, without anybody else's", async () => {
    const [a, b, c] = [await place("a"), await place("b"), await place("c")];
    await place("d", world.other);
    await move(b.id, "refunded", "No more buns");
    const own = ordersAs(services, world.diner);
    expect((await own.current({})).orders.map(({ id }) => id)).toEqual([c.id, a.id]);
    const history = await own.history({});
    expect(history.orders).toMatchObject([
      { id: b.id, status: "refunded", statuses: [{ status: "new" }, { reason: "No more buns" }] },
    ]);
    expect(history.continuation).toBeNull();
  });

  it("page without repeating or skipping one while others are placed", async () => {
    const placed = [];
    for (let at = 0; at < 7; at += 1) placed.push((await place(`k${at}`)).id);
    const seen: number[] = [];
    let continuation: string | null = null;
    do {
      const page = await ordersAs(services, world.diner).current({
        limit: 3,
        ...(continuation ? { continuation } : {}),
      });
      seen.push(...page.orders.map(({ id }) => id));
      continuation = page.continuation;
      await place(`later-${seen.length}`);
    } while (continuation !== null);
    expect(seen).toEqual(placed.reverse());
  });

  it("refuse a continuation that is forged or belongs to another list", async () => {
    await place("a");
    await place("b");
    const own = ordersAs(services, world.diner);
    const { continuation } = await own.current({ limit: 1 });
    expect((await own.current({ continuation: continuation! })).orders).toHaveLength(1);
    expect((await refusalOf(own.history({ continuation: continuation! }))).code).toBe("invalid_input");
    const forged = [
      continuation!.slice(0, -2),
      "1",
      "null",
      btoa('["orders-current","1 or 1=1"]'),
      btoa('["orders-current",-1]'),
    ];
    for (const text of forged)
      expect((await refusalOf(own.current({ continuation: text }))).code).toBe("invalid_input");
  });

  it("can be found by their idempotency key, only by the member who placed them", async () => {
    const { id } = await place("lost-answer");
    const found = await ordersAs(services, world.diner).placed({ key: "lost-answer" });
    expect(found.order).toEqual(await ordersAs(services, world.diner).get({ id }));
    expect(await ordersAs(services, world.diner).placed({ key: "never-sent" })).toEqual({ order: null });
    expect(await ordersAs(services, world.other).placed({ key: "lost-answer" })).toEqual({ order: null });
    expect((await refusalOf(ordersAs(services, null).placed({ key: "lost-answer" }))).code).toBe("unauthorized");
    expect((await refusalOf(ordersAs(services, world.diner).placed({ key: "x".repeat(101) }))).code).toBe(
      "invalid_input",
    );
  });

  it("are not found by anybody else", async () => {
    const { id } = await place("a");
    for (const caller of [world.other, world.cook, { ...world.other, admin: true }]) {
      expect((await refusalOf(ordersAs(services, caller).get({ id }))).code).toBe("not_found");
      expect((await refusalOf(ordersAs(services, caller).cancel({ id }))).code).toBe("not_found");
    }
    expect((await refusalOf(ordersAs(services, null).get({ id }))).code).toBe("unauthorized");
    expect((await refusalOf(ordersAs(services, world.diner).get({ id: 2_147_483_647 }))).code).toBe("not_found");
    expect((await refusalOf(ordersAs(services, world.diner).cancel({ id: 2_147_483_647 }))).code).toBe("not_found");
    expect((await ordersAs(services, world.diner).get({ id })).status).toBe("new");
  });

  it("can be cancelled until the kitchen confirms", async () => {
    const [a, b] = [await place("a"), await place("b")];
    services.setTime("2026-11-18T17:01:00Z");
    const own = ordersAs(services, world.diner);
    expect(await own.cancel({ id: a.id })).toMatchObject({
      status: "refunded",
      statuses: [{}, { status: "refunded", reason: "cancelled_by_diner", date: "2026-11-18T17:01:00.000Z" }],
    });
    await move(b.id, "confirmed");
    expect(await refusalOf(own.cancel({ id: b.id }))).toMatchObject({ data: { from: "confirmed", to: "refunded" } });
  });

  it("are cancelled once, however often the request is repeated", async () => {
    const { id } = await place("a");
    const own = ordersAs(services, world.diner);
    const [first, atOnce] = await Promise.all([own.cancel({ id }), own.cancel({ id })]);
    services.setTime("2026-11-18T17:01:00Z");
    const later = await own.cancel({ id });
    expect(first.statuses.map(({ status }) => status)).toEqual(["new", "refunded"]);
    expect([atOnce, later]).toEqual([first, first]);
  });

  it("cannot be cancelled after the kitchen has refused them", async () => {
    const { id } = await place("a");
    await move(id, "refunded", "No more buns");
    expect(await refusalOf(ordersAs(services, world.diner).cancel({ id }))).toEqual({
      code: "bad_transition",
      data: { from: "refunded", to: "refunded" },
    });
  });

  it("keep texts and prices of the day they were placed", async () => {
    const placed = await place("a");
    await database.query(
      'update menu_items set price = 9900, name = \'{"en":"X","fr":"X","default":null}\' where id = $1',
      [world.burger.id],
    );
    await database.query("update restaurants set revision = revision + 1 where id = $1", [world.restaurant.id]);
    expect(await ordersAs(services, world.diner).get({ id: placed.id })).toEqual(placed);
    expect((await place("b")).subtotal).toBe(202.25);
  });
});
