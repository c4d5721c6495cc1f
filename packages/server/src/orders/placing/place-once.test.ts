import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { setStock } from "../../kitchen/set-stock.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { requestHash } from "./idempotency.ts";

describe.each(everyDatabase())("an order is placed once on %s", ({ open }) => {
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

  const placeAs = (key: string, own: Parameters<typeof makeRequest>[1] = {}, caller = world.diner) =>
    ordersAs(services, caller, key).place(makeRequest(world, own));
  const ordersThere = async () =>
    (
      await database.query<{ number: number }>("select number from orders where restaurant_id = $1 order by number", [
        world.restaurant.id,
      ])
    ).rows;

  it("answers the same order to the same key and body, however the body is written", async () => {
    const first = await placeAs("k");
    const request = makeRequest(world, { tip: 0 });
    const reversed = Object.fromEntries(Object.entries(request).reverse()) as typeof request;
    expect(await ordersAs(services, world.diner, "k").place(reversed)).toEqual(first);
    expect(await ordersThere()).toHaveLength(1);
  });

  it("refuses the same key with another body, and accepts it from another member", async () => {
    await placeAs("k");
    expect((await refusalOf(placeAs("k", { tip: 1 }))).code).toBe("idempotency_conflict");
    expect((await refusalOf(placeAs("k", { items: [friesLine(world)] }))).code).toBe("idempotency_conflict");
    expect((await placeAs("k", {}, world.other)).number).toBe(2);
    expect(await ordersThere()).toHaveLength(2);
  });

  it("leaves no gap in the numbers when a key comes again", async () => {
    for (const key of ["a", "a", "b", "a", "b", "c"]) await placeAs(key);
    expect((await ordersThere()).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("returns the old order to its key, even after the menu, the hours and the time have changed", async () => {
    const first = await placeAs("k");
    await setStock(
      services,
      { ...world.cook, session_id: 0, admin: false, moderator: false },
      { id: world.burger.id, stock_status: "out_of_stock" },
    );
    await database.query("update restaurants set status = 'paused', revision = revision + 1 where id = $1", [
      world.restaurant.id,
    ]);
    services.setTime("2027-06-01T12:00:00Z");
    expect(await placeAs("k")).toEqual(first);
    expect((await refusalOf(placeAs("k", { tip: 99_999 }))).code).toBe("idempotency_conflict");
    expect((await refusalOf(placeAs("new"))).code).toBe("order_refused");
  });

  it("returns the order in its current state", async () => {
    const first = await placeAs("k");
    await ordersAs(services, world.diner).cancel({ id: first.id });
    expect(await placeAs("k")).toMatchObject({ id: first.id, status: "refunded" });
  });

  it("writes one order for 50 tries at once with one key, and all 50 get it", async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, () => placeAs("tap")));
    for (const order of tries) expect(order).toEqual(tries[0]);
    expect(await ordersThere()).toEqual([{ number: 1 }]);
  });

  it("gives 50 orders at once the numbers 1 to 50", async () => {
    const placed = await Promise.all(
      Array.from({ length: 50 }, (_, at) => placeAs(`key-${at}`, {}, at % 2 ? world.diner : world.other)),
    );
    const numbers = placed.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(50);
  });

  it("gives two bodies that race with one key one order and one conflict", async () => {
    const results = await Promise.allSettled([placeAs("k"), placeAs("k", { tip: 2 })]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(["idempotency_conflict"]);
    expect(await ordersThere()).toHaveLength(1);
  });
});

describe("requestHash", () => {
  it("depends on the values and not on the order of the keys", () => {
    expect(requestHash({ a: 1, b: { c: [1, { d: 2, e: undefined }] } })).toBe(
      requestHash({ b: { c: [1, { d: 2 }] }, a: 1 }),
    );
    expect(requestHash({ a: [1, 2] })).not.toBe(requestHash({ a: [2, 1] }));
    expect(requestHash({ a: null })).not.toBe(requestHash({}));
  });
});
