import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { listen, type Listening } from "../testing/listen.ts";
import { friesLine, makeOrderWorld, makeRequest, type OrderWorld } from "../testing/order-world.ts";
import { add } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";

const [embedded] = testDatabases();

describe("a shared table over HTTP and its sockets", () => {
  let database: Database;
  let host: Listening;
  let world: OrderWorld;
  let [cook, diner] = ["", ""];
  beforeAll(async () => {
    database = await embedded!.open();
    host = await listen(database);
    world = await makeOrderWorld(database.db, { dine_in_offered: true });
    cook = await openSession(host.services, world.cook.account_id, {});
    diner = await openSession(host.services, world.diner.account_id, {});
  });
  afterAll(async () => {
    await host.close();
    await database.close();
  });

  it("goes from a printed code to an order that its diner is told of", async () => {
    const tables = `/kitchen/${world.restaurant.id}/tables`;
    const created = await host.call("POST", tables, { token: cook, body: { name: "Terrace 4" } });
    expect(created).toMatchObject({ status: 200, body: { name: "Terrace 4", in_service: true } });
    expect(await host.call("POST", tables, { token: cook, body: { name: "terrace 4" } })).toMatchObject({
      status: 409,
      body: { code: "name_taken" },
    });
    expect(await host.call("POST", tables, { token: diner, body: { name: "Mine" } })).toMatchObject({ status: 403 });
    expect((await host.call("GET", tables, { token: cook })).body).toEqual([created.body]);
    const code = String(created.body.code);
    const opened = await host.call("GET", `/client/table/${code}`);
    expect(opened).toEqual({
      status: 200,
      body: { restaurant_id: world.restaurant.id, name: "Terrace 4", code, table: null },
    });
    expect(await host.call("GET", "/client/table/1-0000-0000-0000")).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });

    const phone = await host.connectTables(diner);
    const joined = await phone.emitWithAck("join_table", { code });
    await phone.emitWithAck("update", add(friesLine(world, { notes: "salt" })));
    expect((await host.call("GET", `/client/table/${code}`)).body).toMatchObject({ table: { subtotal: 4.25 } });
    const request = makeRequest(world, {
      mode: "dine_in",
      table: code,
      table_session: joined.ok ? joined.table.session : null,
      expected_total: 4.89,
    });
    const placed = await host.call("POST", "/client/order/place", { token: diner, key: "k", body: request });
    expect(placed).toMatchObject({ status: 200, body: { table: "Terrace 4", total: 4.89 } });
    const again = await host.call("POST", "/client/order/place", { token: diner, key: "other", body: request });
    expect(again).toMatchObject({ status: 422, body: { data: { problems: [{ code: "table_closed" }] } } });
    expect(
      await phone.emitWithAck("update", { op_id: randomUUID(), change: { type: "remove", line_id: randomUUID() } }),
    ).toMatchObject({
      ok: false,
      code: "table_closed",
      table: { order: { id: placed.body.id } },
    });

    const late = await host.call("POST", `/client/order/${placed.body.id}/arrived`, {
      token: diner,
      body: { spot: "4" },
    });
    expect(late).toMatchObject({
      status: 422,
      body: { code: "not_arrivable", data: { reason: "mode_without_arrival" } },
    });
    await host.call("POST", `/kitchen/order/${placed.body.id}/status`, { token: cook, body: { status: "confirmed" } });
    const notifications = "/client/account/notifications";
    const told = await host.call("GET", `${notifications}?limit=15&offset=0`, { token: diner });
    expect(told).toMatchObject({
      status: 200,
      body: {
        notifications: [{ type: "order_confirmed", read: false, json: { order_id: placed.body.id } }],
        continuation: -1,
      },
    });
    expect(await host.call("GET", `${notifications}/unread-count`, { token: diner })).toEqual({ status: 200, body: 1 });
    const [{ id }] = told.body.notifications as [{ id: number }];
    expect(
      await host.call("POST", `${notifications}/read`, { token: diner, body: { notification_ids: [id] } }),
    ).toEqual({
      status: 200,
      body: true,
    });
    expect((await host.call("GET", `${notifications}/unread-count`, { token: diner })).body).toBe(0);

    const rotated = await host.call("POST", `/kitchen/table/${created.body.id}/rotate`, { token: cook, body: {} });
    expect(rotated.body.code).not.toBe(code);
    const closed = await host.call("POST", `/kitchen/table/${created.body.id}/close`, { token: cook });
    expect(closed).toMatchObject({ status: 200, body: { code: null, in_service: false } });
  });

  it("limits its slots and says which are full", async () => {
    const path = `/kitchen/restaurant/${world.restaurant.id}`;
    const capacity = [{ mode: null, kind: "orders", per_slot: 1 }];
    expect(await host.call("PATCH", path, { token: cook, body: { capacity } })).toMatchObject({
      status: 200,
      body: { capacity },
    });
    const request = makeRequest(world, { date: "2026-11-18", time: "18:30" });
    expect(await host.call("POST", "/client/order/place", { token: diner, key: "slot", body: request })).toMatchObject({
      status: 200,
    });
    const info = `/client/restaurant-info/orders-availability/${world.restaurant.id}`;
    expect((await host.call("GET", `${info}/2026-11-18/18:30?mode=take_out&dishes=2`)).body).toMatchObject({
      available: false,
    });
    expect((await host.call("GET", `${info}/2026-11-18/19:00`)).body).toMatchObject({ available: true });
    const full = await host.call("POST", "/client/order/place", { token: diner, key: "full", body: request });
    expect(full).toMatchObject({ status: 422, body: { data: { problems: [{ code: "slot_full" }] } } });
  });
});
