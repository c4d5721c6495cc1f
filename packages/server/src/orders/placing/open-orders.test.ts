import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { openAgain, testDatabases } from "../../testing/test-database.ts";

const requestAt = (world: OrderWorld) => makeRequest(world, { items: [friesLine(world)] });
const tooMany = (where: "restaurant" | "all", limit: number) => ({ code: "too_many_orders", data: { where, limit } });

describe.each(testDatabases())("orders that a member has open, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db, { max_open_orders: 5 });
  });

  let keys = 0;
  const place = (at = world, diner = world.diner, key = `open-${(keys += 1)}`) =>
    ordersAs(services, diner, key).place(requestAt(at));
  const placeMany = async (count: number, at = world) => {
    const orders = [];
    for (let made = 0; made < count; made += 1) orders.push(await place(at));
    return orders;
  };
  const elsewhere = (max_open_orders = 5) => makeOrderWorld(database.db, { max_open_orders });

  it("are limited to five at one restaurant, and another member's do not count", async () => {
    await placeMany(5);
    expect(await refusalOf(place())).toEqual(tooMany("restaurant", 5));
    expect((await place(world, world.other)).number).toBe(6);
  });

  it("are limited to ten in all", async () => {
    await placeMany(5);
    await placeMany(5, await elsewhere());
    expect(await refusalOf(place(await elsewhere()))).toEqual(tooMany("all", 10));
  });

  it("are limited to the number that the restaurant sets, which may be above ten", async () => {
    const kitchen = callAs(services, kitchenRouter, world.cook);
    const { id } = world.restaurant;
    expect(await kitchen.setRestaurant({ id, max_open_orders: 12 })).toMatchObject({ max_open_orders: 12 });
    await placeMany(12);
    expect(await refusalOf(place())).toEqual(tooMany("restaurant", 12));
    await kitchen.setRestaurant({ id, max_open_orders: 1 });
    expect(await refusalOf(place())).toEqual(tooMany("restaurant", 1));
    expect(await kitchen.slots({ restaurant_id: id })).toMatchObject({ max_open_orders: 1 });
    for (const wrong of [0, 10_001, 1.5]) {
      const { code } = await refusalOf(kitchen.setRestaurant({ id, max_open_orders: wrong }));
      expect(code).toBe("invalid_input");
    }
  });

  it("are limited to two that are not paid yet at a restaurant, unless it allows more (payments §3)", async () => {
    services.payments = { ...services.payments, online: true };
    const [first] = await placeMany(2);
    expect(await refusalOf(place())).toEqual({ code: "too_many_orders", data: { where: "unpaid", limit: 2 } });
    // Elsewhere there is room.
    const last = await place(await elsewhere(), world.diner, "again");
    expect(last.status).toBe("unpaid");
    await ordersAs(services, world.diner).cancel({ id: first!.id });
    const tries = await Promise.allSettled([place(), place(), place()]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await database.query("update orders set status = 'new' where status = 'unpaid'");
    expect((await place()).status).toBe("unpaid");
    const trusting = await elsewhere(8);
    await placeMany(4, trusting);
  });

  it("answer an unpaid order to its own key, however many are unpaid", async () => {
    services.payments = { ...services.payments, online: true };
    const order = await place(world, world.diner, "mine");
    await place();
    expect(await place(world, world.diner, "mine")).toEqual(order);
  });

  it("make room as soon as one is cancelled or handed over", async () => {
    const [first, second] = await placeMany(5);
    await ordersAs(services, world.diner).cancel({ id: first!.id });
    await place();
    expect((await refusalOf(place())).code).toBe("too_many_orders");
    const kitchen = callAs(services, kitchenRouter, world.cook);
    for (const status of ["confirmed", "preparing", "ready", "delivered"] as const) {
      expect((await refusalOf(place())).code).toBe("too_many_orders");
      await kitchen.setStatus({ id: second!.id, status });
    }
    expect((await place()).status).toBe("new");
  });

  it("stop counting as open 12 hours after their latest time, even if the kitchen never completed them", async () => {
    await placeMany(5);
    const HALF_A_DAY = 12 * 3_600_000;
    const endAllAt = (ms: number) =>
      database.query("update orders set max_time = $1, status = 'ready' where account_id = $2", [
        new Date(services.clock().getTime() + ms),
        world.diner.account_id,
      ]);
    await endAllAt(1 - HALF_A_DAY);
    expect((await refusalOf(place())).code).toBe("too_many_orders");
    await endAllAt(-HALF_A_DAY);
    await placeMany(5);
    await placeMany(5, await elsewhere());
    expect(await refusalOf(place())).toEqual(tooMany("restaurant", 5));
  });

  it("do not keep an order from being returned again to the same key", async () => {
    const { id } = await place(world, world.diner, "before");
    await placeMany(4);
    expect((await place(world, world.diner, "before")).id).toBe(id);
  });
});

const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("orders that a member places from two devices at two hosts at once", () => {
  let databases: Database[] = [];
  beforeAll(async () => {
    const database = await real!.open();
    databases = [await openAgain(database), database];
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
  });

  it("never exceed the limits, at one restaurant and in all", async () => {
    const hosts = databases.map((one) => makeServices(one));
    const { db } = databases[0]!;
    const first = await makeOrderWorld(db, { max_open_orders: 5 });
    const worlds = [first, ...(await Promise.all([1, 2, 3].map(() => makeOrderWorld(db, { max_open_orders: 5 }))))];
    const tries = Array.from({ length: 48 }, async (_, at) => {
      const world = worlds[at % worlds.length]!;
      const call = ordersAs(hosts[Math.floor(at / 4) % 2]!, first.diner, `race-${at}`).place(requestAt(world));
      return call.then(
        ({ restaurant_id }) => restaurant_id,
        ({ code }: { code: string }) => code,
      );
    });
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => typeof answer === "number")).toHaveLength(10);
    expect(answers.filter((answer) => answer === "too_many_orders")).toHaveLength(38);
    for (const { restaurant } of worlds) {
      expect(answers.filter((answer) => answer === restaurant.id).length).toBeLessThanOrEqual(5);
    }
  });
});
