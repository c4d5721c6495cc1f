import type { SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { restaurantsRouter } from "../../restaurants/restaurants.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  burgerLine,
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { itOnce } from "../../testing/it-once.ts";
import { openAgain, everyDatabase } from "../../testing/test-database.ts";

const limit = (kind: "orders" | "dishes", per_slot: number, mode: SlotCapacity["mode"] = null): SlotCapacity => ({
  mode,
  kind,
  per_slot,
});
const EVENING = { date: "2026-11-18", time: "18:30" };

describe.each(everyDatabase())("slots of limited capacity on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db, { curbside_pickup_offered: true });
  });

  const kitchen = () => callAs(services, kitchenRouter, world.cook);
  const limitTo = (...capacity: SlotCapacity[]) => kitchen().setRestaurant({ id: world.restaurant.id, capacity });
  let count = 0;
  const place = (own: Parameters<typeof makeRequest>[1] = {}) =>
    ordersAs(services, world.diner, `k${(count += 1)}`).place(
      makeRequest(world, { ...EVENING, items: [friesLine(world)], ...own }),
    );
  const fullAs = async (own: Parameters<typeof makeRequest>[1] = {}) =>
    ((await refusalOf(place(own))).data as { problems: { code: string; data: Record<string, unknown> }[] }).problems;
  const availability = (own: { mode?: "curbside" | "take_out"; dishes?: number; time?: string } = {}) => {
    const { time, ...order } = own;
    const calls = callAs(services, restaurantsRouter);
    const id = world.restaurant.id;
    return time
      ? calls.availabilityAt({ id, date: EVENING.date, time, ...order })
      : calls.availability({ id, ...order });
  };

  it("give the last place to one order, and none to the next", async () => {
    await limitTo(limit("orders", 2));
    await place();
    expect((await place()).number).toBe(2);
    const data = { ...EVENING, kind: "orders", per_slot: 2, left: 0 };
    expect(await fullAs()).toEqual([{ code: "slot_full", line: null, data }]);
    expect((await place({ time: "19:00" })).number).toBe(3);
    const quote = await ordersAs(services, null).quote(makeRequest(world, EVENING));
    expect(quote).toMatchObject({ problems: [{ code: "slot_full", data }], min_time: null, max_time: null });
  });

  once("give it back when an order is cancelled or refused", async () => {
    await limitTo(limit("orders", 1));
    const first = await place();
    await ordersAs(services, world.diner).cancel({ id: first.id });
    const second = await place();
    expect((await fullAs())[0]).toMatchObject({ code: "slot_full" });
    await kitchen().setStatus({ id: second.id, status: "refunded", reason: "No more fries" });
    expect((await place()).number).toBe(3);
  });

  it("count an order for now in the current half hour, with those planned for it", async () => {
    services.setTime("2026-11-18T16:10:00Z");
    await limitTo(limit("orders", 2));
    await place({ time: "12:00" });
    services.setTime("2026-11-18T17:05:00Z");
    await place({ time: "now" });
    services.setTime("2026-11-18T17:29:59Z");
    expect(await fullAs({ time: "now" })).toMatchObject([{ code: "slot_full", data: { time: "now", left: 0 } }]);
    services.setTime("2026-11-18T17:30:00Z");
    expect(await place({ time: "now" })).toMatchObject({ time: "now" });
  });

  once("may be limited for one mode or in dishes: a refusal says how many are left", async () => {
    await limitTo(limit("orders", 1, "curbside"), limit("dishes", 5));
    await place({ mode: "curbside" });
    expect((await fullAs({ mode: "curbside" }))[0]!.data).toMatchObject({ kind: "orders", left: 0 });
    await place({ items: [burgerLine(world, { quantity: 3 })] });
    expect((await fullAs({ items: [friesLine(world, { quantity: 2 })] }))[0]!.data).toMatchObject({
      kind: "dishes",
      per_slot: 5,
      left: 1,
    });
    await place();
    expect((await fullAs())[0]!.data).toMatchObject({ kind: "dishes", left: 0 });
  });

  once("are not offered: neither the time nor, when all of a day are full, the date", async () => {
    await limitTo(limit("orders", 1), limit("dishes", 3));
    expect((await availability()).times).toContain("18:30");
    await place();
    const after = await availability();
    expect(after.times).not.toContain("18:30");
    expect(after.times).toContain("19:00");
    expect((await availability({ time: "18:30" })).available).toBe(false);
    expect((await availability({ time: "19:00" })).available).toBe(true);
    await place({ time: "now" });
    expect((await availability()).times[0]).not.toBe("now");
    expect((await availability({ time: "now" })).available).toBe(false);
    for (const time of (await availability()).times) await place({ time });
    expect(await availability()).toMatchObject({ date: "2026-11-19", available: true });
    expect((await availability()).dates).not.toContain(EVENING.date);
  });

  once("are offered as long as some mode has room, or the mode and the dishes that are asked for", async () => {
    await limitTo(limit("orders", 1, "curbside"), limit("dishes", 4));
    await place({ mode: "curbside" });
    expect((await availability()).times).toContain("18:30");
    expect((await availability({ mode: "take_out" })).times).toContain("18:30");
    expect((await availability({ mode: "curbside" })).times).not.toContain("18:30");
    expect((await availability({ mode: "take_out", dishes: 3 })).times).toContain("18:30");
    expect((await availability({ mode: "take_out", dishes: 4 })).times).not.toContain("18:30");
  });

  once(
    "are set only over what was seen: limits that two people change at once are both kept (kitchen §7)",
    async () => {
      const { id } = world.restaurant;
      const seen = { capacity: [limit("orders", 5), limit("dishes", 40)], max_open_orders: 3 };
      const set = (...capacity: SlotCapacity[]) => kitchen().setRestaurant({ id, capacity, seen });
      await kitchen().setRestaurant({ id, capacity: seen.capacity, max_open_orders: 3 });
      await set(limit("orders", 6), limit("dishes", 40));
      const both = await set(limit("orders", 5), limit("orders", 2, "delivery"));
      expect(both.capacity).toHaveLength(2);
      expect(both.capacity).toEqual(expect.arrayContaining([limit("orders", 6), limit("orders", 2, "delivery")]));
      expect(await refusalOf(set(limit("orders", 7), limit("dishes", 40)))).toMatchObject({
        code: "edit_conflict",
        data: { conflicts: [{ field: "orders:all", theirs: 6, mine: 7 }] },
      });
      await kitchen().setRestaurant({ id, max_open_orders: 4, seen });
      const late = kitchen().setRestaurant({ id, max_open_orders: 5, seen });
      expect((await refusalOf(late)).data).toMatchObject({ conflicts: [{ field: "max_open_orders", theirs: 4 }] });
      // Whoever left it as it was seen keeps what somebody else has set.
      const left = await kitchen().setRestaurant({ id, min_order_delay: 2, max_open_orders: 3, seen });
      expect(left).toMatchObject({ min_order_delay: 2, max_open_orders: 4 });
    },
  );

  once("are set by staff: shown to them, replaced as a whole, taken away", async () => {
    const two = [limit("dishes", 9), limit("orders", 3, "delivery")];
    expect((await limitTo(...two)).capacity).toHaveLength(2);
    const [own] = await kitchen().restaurants();
    expect(own!.capacity).toEqual(expect.arrayContaining(two));
    expect((await kitchen().setRestaurant({ id: world.restaurant.id, status: "open" })).capacity).toHaveLength(2);
    expect((await limitTo(limit("orders", 1))).capacity).toEqual([limit("orders", 1)]);
    await place();
    await fullAs();
    expect((await limitTo()).capacity).toEqual([]);
    await place();
  });

  once("refuse an invalid limit, and two limits of the same kind", async () => {
    const wrong: [string, unknown[]][] = [
      ["capacity.0.per_slot", [limit("orders", 0)]],
      ["capacity.0.per_slot", [limit("orders", 1.5)]],
      ["capacity.0.kind", [limit("guests" as never, 1)]],
      ["capacity.0.mode", [limit("orders", 1, "boat" as never)]],
      ["capacity.1", [limit("orders", 1), limit("orders", 2)]],
    ];
    for (const [path, capacity] of wrong) {
      const { code, data } = await refusalOf(limitTo(...(capacity as SlotCapacity[])));
      expect([code, (data as { issues: { path: string }[] }).issues[0]!.path]).toEqual(["invalid_input", path]);
    }
    const diner = callAs(services, kitchenRouter, world.diner);
    expect((await refusalOf(diner.setRestaurant({ id: world.restaurant.id, capacity: [] }))).code).toBe("forbidden");
  });

  once("keep orders placed before the limit was set, and count them", async () => {
    await place();
    await place();
    await limitTo(limit("orders", 2));
    expect((await fullAs())[0]).toMatchObject({ code: "slot_full" });
    await limitTo(limit("orders", 1));
    expect((await fullAs())[0]!.data).toMatchObject({ left: 0 });
  });

  once("of one restaurant do not affect another", async () => {
    await limitTo(limit("orders", 1));
    await place();
    const elsewhere = await makeOrderWorld(database.db);
    const order = await ordersAs(services, world.diner, `k${(count += 1)}`).place(makeRequest(elsewhere, EVENING));
    expect(order.number).toBe(1);
  });

  it("return the same order to the same key when it fills the slot itself", async () => {
    await limitTo(limit("orders", 1));
    const again = () => ordersAs(services, world.diner, "same").place(makeRequest(world, EVENING));
    const tries = await Promise.all(Array.from({ length: 20 }, again));
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await again()).toEqual(tries[0]);
  });

  it("give the last place to exactly 1 of 50 simultaneous orders", async () => {
    await limitTo(limit("orders", 3), limit("dishes", 3, "take_out"));
    await place();
    await place();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => place()));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = tries.flatMap((one) =>
      one.status === "rejected"
        ? (one.reason as { data: { problems: { code: string }[] } }).data.problems.map(({ code }) => code)
        : [],
    );
    expect(codes).toEqual(Array.from({ length: 49 }, () => "slot_full"));
    const { rows } = await database.query("select number from orders where restaurant_id = $1 order by 1", [
      world.restaurant.id,
    ]);
    expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });
});

const real = everyDatabase().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("slots of limited capacity on two hosts", () => {
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

  it("are never overfull, while orders are cancelled and the limit is set and lifted", async () => {
    const world = await makeOrderWorld(databases[1]!.db);
    const per_slot = 4;
    const setLimit = (host: number, capacity: SlotCapacity[]) =>
      callAs(hosts[host]!, kitchenRouter, world.cook).setRestaurant({ id: world.restaurant.id, capacity });
    await setLimit(0, [limit("orders", per_slot)]);
    let placed = 0;
    let full = 0;
    const tryOne = async (at: number) => {
      const diner = ordersAs(hosts[at % 2]!, at % 3 ? world.diner : world.other, `k${at}`);
      try {
        const { id } = await diner.place(makeRequest(world, EVENING));
        placed += 1;
        if (at % 4 === 0) await diner.cancel({ id });
      } catch {
        full += 1;
      }
    };
    const watched: number[] = [];
    const watch = async () => {
      const { rows } = await databases[0]!.query<{ n: number }>(
        "select count(*)::int n from orders where restaurant_id = $1 and status <> 'refunded'",
        [world.restaurant.id],
      );
      watched.push(rows[0]!.n);
    };
    for (let round = 0; round < 6; round += 1) {
      const tries = Array.from({ length: 20 }, (_, at) => tryOne(round * 20 + at));
      await Promise.all([...tries, setLimit(round % 2, [limit("orders", per_slot)]), watch()]);
      await watch();
    }
    expect(placed + full).toBe(120);
    expect(full).toBeGreaterThan(50);
    expect(Math.max(...watched)).toBe(per_slot);
  });
});
