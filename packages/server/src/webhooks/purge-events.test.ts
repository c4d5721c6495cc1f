import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { EVENT_DAYS, purgeEvents } from "./purge-events.ts";
import { webhooksRouter } from "./webhooks.router.ts";

describe.each(testDatabases())("old webhook events on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  it("are deleted with their deliveries, even if nothing is sent any more", async () => {
    const world = await makeOrderWorld(database.db);
    const staff = callAs(services, webhooksRouter, world.cook);
    const origin = { origin: "https://till.example", restaurant_id: null };
    await callAs(services, webhooksRouter, { ...world.other, admin: true }).allowOrigin(origin);
    const place = (key: string) => ordersAs(services, world.diner, key).place(makeRequest(world));
    const hook = { url: "https://till.example/hook", events: ["order.placed" as const] };
    const { endpoint } = await staff.create({ restaurant_id: world.restaurant.id, ...hook });
    for (const key of ["one", "two", "three"]) await place(key);
    const placed = services.clock().getTime();
    services.setTime(new Date(placed + 60_000));
    await place("later");
    await staff.change({ id: endpoint.id, active: false });
    const left = async () => (await staff.deliveries({ id: endpoint.id, limit: 20 })).deliveries.length;

    services.setTime(new Date(placed + EVENT_DAYS * 86_400_000));
    expect([await purgeEvents(services), await left()]).toEqual([0, 4]);
    services.setTime(new Date(services.clock().getTime() + 1));
    expect([await purgeEvents(services, 2), await left()]).toEqual([3, 1]);
    const { rows } = await database.query("select count(*)::int n from webhook_events");
    expect(rows).toEqual([{ n: 1 }]);
  });
});
