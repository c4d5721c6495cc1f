import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { PAID_TOO_LATE, PAYMENT_REASONS } from "@tablee/domain/payments/payment";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listenForChanges } from "../database/changes.ts";
import type { Database } from "../database/open-database.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { silentRealtime, type Realtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../testing/order-world.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { kitchenRouter } from "./kitchen.router.ts";

describe.each(everyDatabase())("the kitchen on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  const orderUpdated = vi.fn<Realtime["orderUpdated"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database, { realtime: { ...silentRealtime, orderUpdated } });
    world = await makeOrderWorld(database.db);
    orderUpdated.mockClear();
  });

  const kitchenAs = (caller: Caller) => callAs(services, kitchenRouter, caller);
  const place = (key: string, own: Parameters<typeof makeRequest>[1] = {}) =>
    ordersAs(services, world.diner, key).place(makeRequest(world, own));
  const revision = async () =>
    (
      await database.query<{ revision: number }>("select revision from restaurants where id = $1", [
        world.restaurant.id,
      ])
    ).rows[0]!.revision;

  once("is shut to whoever is not its staff", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const { id } = await place("k");
    const restaurant_id = world.restaurant.id;
    for (const caller of [world.diner, elsewhere.cook, null]) {
      const kitchen = kitchenAs(caller);
      const code = caller ? "forbidden" : "unauthorized";
      const calls = [
        kitchen.orders({ restaurant_id }),
        kitchen.slots({ restaurant_id }),
        kitchen.setRestaurant({ id: restaurant_id, status: "paused" }),
      ];
      expect(await Promise.all(calls.map(async (call) => (await refusalOf(call)).code))).toEqual([code, code, code]);
    }
    expect(await kitchenAs(world.diner).restaurants()).toEqual([]);
    expect(await revision()).toBe(1);
    expect((await ordersAs(services, world.diner).get({ id })).status).toBe("new");
  });

  once("answers whoever is not its staff alike of an order that is there and of one that is not", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const placed = await place("k");
    const correction = { revision: placed.revision, lines: [{ line_id: placed.items[0]!.id, quantity: 1 }] };
    for (const caller of [world.diner, elsewhere.cook]) {
      const kitchen = kitchenAs(caller);
      const askedOf = (id: number) => [
        kitchen.setStatus({ id, status: "confirmed" }),
        kitchen.setStatus({ id, status: "delivered" }),
        kitchen.correct({ id, ...correction }),
      ];
      const answers = await Promise.all([...askedOf(placed.id), ...askedOf(placed.id + 1_000)].map(refusalOf));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["not_found"]));
    }
    expect((await ordersAs(services, world.diner).get({ id: placed.id })).status).toBe("new");
  });

  once("answers them alike for a dish that exists and for one that does not", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const [modifier] = world.cooking.modifiers;
    for (const caller of [world.diner, elsewhere.cook]) {
      const kitchen = kitchenAs(caller);
      const answers = await Promise.all(
        [0, 1_000_000].flatMap((more) => [
          refusalOf(kitchen.setStock({ id: world.fries.id + more, stock_status: "out_of_stock" })),
          refusalOf(kitchen.setModifierStock({ id: modifier!.id + more, stock_status: "out_of_stock" })),
        ]),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: "not_found" });
    }
    expect(await revision()).toBe(1);
  });

  it("lists restaurants that are not opened yet last", async () => {
    const [unopened, second] = [
      await makeRestaurant(database.db, { status: "preparing" }),
      await makeRestaurant(database.db),
    ];
    for (const { id } of [unopened, second]) await makeStaff(database.db, id, world.cook.account_id);
    const listed = await kitchenAs(world.cook).restaurants();
    expect(listed.map(({ id }) => id)).toEqual([world.restaurant.id, second.id, unopened.id]);
  });

  once("is open to its staff and to admins", async () => {
    const { id } = await place("k");
    expect(await kitchenAs(world.cook).restaurants()).toMatchObject([{ id: world.restaurant.id, has_menu: true }]);
    for (const caller of [world.cook, { ...world.other, admin: true }]) {
      expect((await kitchenAs(caller).orders({ restaurant_id: world.restaurant.id })).orders).toMatchObject([{ id }]);
    }
    const admin = kitchenAs({ ...world.other, admin: true });
    expect(await admin.setStatus({ id, status: "confirmed" })).toMatchObject({ status: "confirmed" });
  });

  once("answers `not_found` for ids that do not exist", async () => {
    const kitchen = kitchenAs(world.cook);
    const id = 2_147_483_647;
    const calls = [
      kitchen.orders({ restaurant_id: id }),
      kitchen.setStatus({ id, status: "confirmed" }),
      kitchen.setStock({ id, stock_status: "available" }),
      kitchen.setRestaurant({ id, status: "open" }),
    ];
    const codes = await Promise.all(calls.map(async (call) => (await refusalOf(call)).code));
    expect(new Set(codes)).toEqual(new Set(["not_found"]));
  });

  it("takes an order from new to delivered, and publishes each step", async () => {
    const { id } = await place("k");
    orderUpdated.mockClear();
    const steps = ["confirmed", "preparing", "ready", "delivered"] as const;
    for (const [minute, status] of steps.entries()) {
      services.setTime(`2026-11-18T17:1${minute}:00Z`);
      const order = await kitchenAs(world.cook).setStatus({ id, status });
      expect(order.status).toBe(status);
      expect(orderUpdated).toHaveBeenLastCalledWith(order, order);
    }
    expect(orderUpdated).toHaveBeenCalledTimes(steps.length);
    const { statuses } = await ordersAs(services, world.diner).get({ id });
    expect(statuses.map(({ status }) => status)).toEqual(["new", ...steps]);
    expect(statuses.at(-1)!.date).toBe("2026-11-18T17:13:00.000Z");
    const { rows } = await database.query(
      "select distinct account_id from order_statuses where order_id = $1 and position > 0",
      [id],
    );
    expect(rows).toEqual([world.cook]);
  });

  once("marks only a delivery as delivering, and a delivery as delivered only after that", async () => {
    const delivery = { address: "1 rue Rachel", latitude: 45.52, longitude: -73.58 };
    const [taken, sent] = [await place("a"), await place("b", { mode: "delivery", delivery })];
    const kitchen = kitchenAs(world.cook);
    for (const { id } of [taken, sent]) {
      for (const status of ["confirmed", "preparing", "ready"] as const) await kitchen.setStatus({ id, status });
    }
    const refused = { code: "bad_transition", data: { from: "ready" } };
    expect(await refusalOf(kitchen.setStatus({ id: taken.id, status: "delivering" }))).toMatchObject(refused);
    expect(await refusalOf(kitchen.setStatus({ id: sent.id, status: "delivered" }))).toMatchObject(refused);
    expect(await kitchen.setStatus({ id: sent.id, status: "delivering" })).toMatchObject({ status: "delivering" });
  });

  once("requires a delay for a delayed order, which moves the promised times, and a reason for a refusal", async () => {
    const { id } = await place("k");
    const kitchen = kitchenAs(world.cook);
    await kitchen.setStatus({ id, status: "confirmed" });
    const lacking = async (call: Promise<unknown>) => (await refusalOf(call)).data as { issues: { path: string }[] };
    expect((await lacking(kitchen.setStatus({ id, status: "delayed" }))).issues[0]!.path).toBe("delay");
    expect((await lacking(kitchen.setStatus({ id, status: "refunded" }))).issues[0]!.path).toBe("reason");
    expect(await kitchen.setStatus({ id, status: "delayed", delay: 15 })).toMatchObject({
      min_time: "2026-11-18T17:35:00.000Z",
      max_time: "2026-11-18T18:05:00.000Z",
      statuses: [{}, {}, { status: "delayed", delay: 15 }],
    });
    const refused = await kitchen.setStatus({ id, status: "refunded", reason: "Plus de pain 🥖", delay: 5 });
    expect(refused.statuses.at(-1)).toMatchObject({ reason: "Plus de pain 🥖", delay: null });
  });

  once.each([CANCELLED_BY_DINER, ...PAYMENT_REASONS, ` ${PAID_TOO_LATE} `])(
    "does not let staff pass a refusal off as the diner's own or the payment's: %s",
    async (reason) => {
      const { id } = await place("k");
      const refused = await refusalOf(kitchenAs(world.cook).setStatus({ id, status: "refunded", reason }));
      expect(refused).toMatchObject({ code: "invalid_input", data: { issues: [{ path: "reason" }] } });
      expect((await ordersAs(services, world.diner).get({ id })).status).toBe("new");
    },
  );

  once("refuses a transition that the order's state does not allow, and writes nothing", async () => {
    const { id } = await place("k");
    const kitchen = kitchenAs(world.cook);
    for (const to of ["unpaid", "new", "preparing", "ready", "delivering", "delivered"] as const) {
      const verdict = await refusalOf(kitchen.setStatus({ id, status: to }));
      expect(verdict).toMatchObject({ code: "bad_transition", data: { from: "new", to } });
    }
    expect((await ordersAs(services, world.diner).get({ id })).statuses).toHaveLength(1);
  });

  it("lists the current orders of its own restaurant by default, in pages", async () => {
    const kitchen = kitchenAs(world.cook);
    const [a, b, c] = [await place("a"), await place("b"), await place("c")];
    await kitchen.setStatus({ id: b.id, status: "refunded", reason: "Closed" });
    const restaurant_id = world.restaurant.id;
    const ids = async (status?: string) =>
      (await kitchen.orders({ restaurant_id, ...(status ? { status } : {}) })).orders.map(({ id }) => id);
    expect(await ids()).toEqual([c.id, a.id]);
    expect(await ids("refunded,delivered")).toEqual([b.id]);
    expect((await refusalOf(ids("new,eaten"))).code).toBe("invalid_input");
    const first = await kitchen.orders({ restaurant_id, limit: 1 });
    const rest = await kitchen.orders({ restaurant_id, limit: 1, continuation: first.continuation! });
    expect([first.orders[0]!.id, rest.orders[0]!.id, rest.continuation]).toEqual([c.id, a.id, null]);
    const elsewhere = await makeOrderWorld(database.db);
    const forged = callAs(services, kitchenRouter, elsewhere.cook).orders({
      restaurant_id: elsewhere.restaurant.id,
      continuation: first.continuation!,
    });
    expect((await refusalOf(forged)).code).toBe("invalid_input");
  });

  it("marks an item sold out, which every process hears and which prevents orders of it", async () => {
    const heard: string[] = [];
    const stop = await listenForChanges(
      database,
      (topic) => heard.push(topic),
      () => {},
    );
    const kitchen = kitchenAs(world.cook);
    const item = await kitchen.setStock({ id: world.fries.id, stock_status: "out_of_stock" });
    expect(item).toMatchObject({ id: world.fries.id, stock_status: "out_of_stock", price: 4.25 });
    expect(await revision()).toBe(2);
    await vi.waitFor(() => expect(heard).toEqual([`restaurant:${world.restaurant.id}`]));
    await stop();
    expect(await refusalOf(place("k"))).toMatchObject({ data: { problems: [{ code: "out_of_stock", line: 1 }] } });
    await kitchen.setStock({ id: world.fries.id, stock_status: "available" });
    expect((await place("k")).number).toBe(1);
  });

  once("pauses, reopens, and sets a minimum notice", async () => {
    const kitchen = kitchenAs(world.cook);
    const id = world.restaurant.id;
    expect(await kitchen.setRestaurant({ id, status: "paused" })).toMatchObject({
      status: "paused",
      min_order_delay: 0,
    });
    expect(await refusalOf(place("k"))).toMatchObject({ data: { problems: [{ code: "restaurant_closed" }] } });
    expect(await kitchen.setRestaurant({ id, status: "open", min_order_delay: 2 })).toMatchObject({
      min_order_delay: 2,
    });
    expect(await refusalOf(place("k"))).toMatchObject({ data: { problems: [{ code: "too_soon" }] } });
    expect(await revision()).toBe(3);
  });
});
