import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { silentRealtime, type Realtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("an arrival on %s", ({ open }) => {
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
    world = await makeOrderWorld(database.db, { curbside_pickup_offered: true, drive_through_offered: true });
    orderUpdated.mockClear();
  });

  const own = () => ordersAs(services, world.diner);
  const place = (mode: "curbside" | "drive" | "take_out", key = "k") =>
    ordersAs(services, world.diner, key).place(makeRequest(world, { mode }));
  const move = (id: number, status: "confirmed" | "refunded") =>
    setOrderStatus(
      services,
      { ...world.cook, session_id: 0, admin: false, moderator: false },
      { id, status, reason: "Closed" },
    );

  it.each(["curbside", "drive"] as const)(
    "of a %s order is stored with its time, and shown to the kitchen",
    async (mode) => {
      const placed = await place(mode);
      expect(placed).toMatchObject({ arrived: null, revision: 1 });
      services.setTime("2026-11-18T17:14:00Z");
      orderUpdated.mockClear();
      const order = await own().arrived({ id: placed.id, spot: "  Blue Mazda, place 4 🚗 " });
      expect(order).toEqual({
        ...placed,
        arrived: { spot: "Blue Mazda, place 4 🚗", date: "2026-11-18T17:14:00.000Z" },
        revision: 2,
      });
      expect(orderUpdated.mock.calls).toEqual([[order, order]]);
      expect(await own().get({ id: placed.id })).toEqual(order);
    },
  );

  it("can change its spot, keeps its first time, and is not published again unchanged", async () => {
    const { id } = await place("curbside");
    await own().arrived({ id, spot: "4" });
    services.setTime("2026-11-18T17:20:00Z");
    orderUpdated.mockClear();
    expect(await own().arrived({ id, spot: "4" })).toMatchObject({ revision: 2 });
    expect(orderUpdated).not.toHaveBeenCalled();
    expect(await own().arrived({ id })).toMatchObject({
      arrived: { spot: "", date: "2026-11-18T17:00:00.000Z" },
      revision: 3,
    });
    await own().arrived({ id, spot: "" });
    expect(orderUpdated).toHaveBeenCalledOnce();
  });

  it("increases the order's revision with every change", async () => {
    const { id } = await place("drive");
    await own().arrived({ id, spot: "1" });
    expect(await move(id, "confirmed")).toMatchObject({ order: { revision: 3, arrived: { spot: "1" } } });
    expect(await own().arrived({ id, spot: "2" })).toMatchObject({ revision: 4, status: "confirmed" });
  });

  it("is refused for a take-out order, before the order is paid, and after it is over", async () => {
    const refused = (reason: string) => ({ code: "not_arrivable", data: { reason } });
    const [taken, over, unpaid] = [await place("take_out", "a"), await place("drive", "b"), await place("drive", "c")];
    expect(await refusalOf(own().arrived({ id: taken.id, spot: "4" }))).toEqual(refused("mode_without_arrival"));
    await move(over.id, "refunded");
    expect(await refusalOf(own().arrived({ id: over.id, spot: "4" }))).toEqual(refused("order_over"));
    await database.query("update orders set status = 'unpaid' where id = $1", [unpaid.id]);
    expect(await refusalOf(own().arrived({ id: unpaid.id, spot: "4" }))).toEqual(refused("order_unpaid"));
    expect(await own().get({ id: over.id })).toMatchObject({ arrived: null });
  });

  it("is announced by the diner alone, in words that fit on a ticket", async () => {
    const { id } = await place("drive");
    for (const caller of [world.other, world.cook, { ...world.other, admin: true }]) {
      expect((await refusalOf(ordersAs(services, caller).arrived({ id, spot: "4" }))).code).toBe("not_found");
    }
    expect((await refusalOf(ordersAs(services, null).arrived({ id, spot: "4" }))).code).toBe("unauthorized");
    expect((await refusalOf(own().arrived({ id: 2_147_483_647, spot: "4" }))).code).toBe("not_found");
    for (const spot of ["a".repeat(61), "\u001b@", 4 as never]) {
      expect((await refusalOf(own().arrived({ id, spot }))).code).toBe("invalid_input");
    }
    expect(await own().get({ id })).toMatchObject({ arrived: null, revision: 1 });
  });
});
