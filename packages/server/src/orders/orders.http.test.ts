import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { listen, type Listening } from "../testing/listen.ts";
import { burgerLine, friesLine, makeOrderWorld, makeRequest, type OrderWorld } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("orders over HTTP on %s", ({ open }) => {
  let database: Database;
  let host: Listening;
  let world: OrderWorld;
  let token: string;
  let logged = "";
  beforeAll(async () => {
    database = await open();
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    host = await listen(database, {}, { log: pino({ level: "trace" }, stream) });
  });
  afterAll(async () => {
    await host.close();
    await database.close();
  });
  beforeEach(async () => {
    world = await makeOrderWorld(database.db);
    token = await openSession(host.services, world.diner.account_id, {});
  });

  const rows = async () =>
    (
      await database.query<{ n: number }>(
        "select ((select count(*) from orders) + (select count(*) from order_lines) + (select count(*) from order_statuses) + (select count(*) from order_counters))::int as n",
      )
    ).rows[0]!.n;
  const place = (body: unknown, own: { token?: string; key?: string; text?: string } = {}) =>
    host.call("POST", "/client/order/place", { token, key: "k", body, ...own });

  it("are placed, followed, moved and cancelled", async () => {
    const placed = await place(makeRequest(world));
    expect(placed).toMatchObject({ status: 200, body: { number: 1, status: "new", total: 33.63 } });
    const path = `/client/order/${placed.body.id}`;
    expect(await host.call("GET", path, { token })).toEqual(placed);
    expect((await host.call("GET", "/client/orders/current?limit=1", { token })).body).toEqual({
      orders: [placed.body],
      continuation: null,
    });
    const cook = await openSession(host.services, world.cook.account_id, {});
    const move = (status: string) =>
      host.call("POST", `/kitchen/order/${placed.body.id}/status`, { token: cook, body: { status } });
    expect(await move("confirmed")).toMatchObject({ status: 200, body: { status: "confirmed" } });
    const refused = { code: "bad_transition", status: 409, data: { from: "confirmed", to: "delivered" } };
    expect(await move("delivered")).toMatchObject({ status: 409, body: refused });
    expect(await host.call("POST", `${path}/cancel`, { token })).toMatchObject({
      status: 409,
      body: { code: "bad_transition" },
    });
    expect(
      await host.call("GET", `/kitchen/${world.restaurant.id}/orders?status=confirmed`, { token: cook }),
    ).toMatchObject({
      body: { orders: [{ id: placed.body.id }] },
    });
    const forbidden = { status: 403, body: { code: "forbidden", status: 403 } };
    expect(await host.call("GET", `/kitchen/${world.restaurant.id}/orders`, { token })).toMatchObject(forbidden);
    const patched = await host.call("PATCH", `/kitchen/item/${world.fries.id}`, {
      token: cook,
      body: { stock_status: "out_of_stock" },
    });
    expect(patched).toMatchObject({ status: 200, body: { stock_status: "out_of_stock" } });
  });

  it("are refused with the path of the fault when a request does not match the contract, and nothing is written", async () => {
    const before = await rows();
    const request = makeRequest(world);
    const wrong: [path: string, body: unknown][] = [
      ["restaurant_id", { ...request, restaurant_id: "1" }],
      ["restaurant_id", { ...request, restaurant_id: 2_147_483_648 }],
      ["mode", { ...request, mode: "teleport" }],
      ["date", { ...request, date: "2026-02-30" }],
      ["time", { ...request, time: "24:00" }],
      ["items", { ...request, items: [] }],
      ["items", { ...request, items: Array.from({ length: 101 }, () => friesLine(world)) }],
      ["items.0.quantity", { ...request, items: [{ ...friesLine(world), quantity: "2" }] }],
      ["items.0.item_id", { ...request, items: [{ ...friesLine(world), item_id: 0 }] }],
      ["items.0.type", { ...request, items: [{ ...friesLine(world), type: "gift" }] }],
      ["items.0.notes", { ...request, items: [friesLine(world, { notes: "é".repeat(281) })] }],
      ["items.0.notes", { ...request, items: [friesLine(world, { notes: "\u001b@ open the drawer" })] }],
      ["items.0.notes", { ...request, items: [friesLine(world, { notes: "\u0000" })] }],
      [
        "items.0.modifiers.0.selection.0.quantity",
        { ...request, items: [burgerLine(world, { selection: [{ modifier_id: 1, quantity: -1 }] })] },
      ],
      ["source", { ...request, source: "<script>" }],
      ["tip", { ...request, tip: -1 }],
      ["tip", { ...request, tip: 1e12 }],
    ];
    for (const [path, body] of wrong) {
      const answer = await place(body);
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
      expect((answer.body.data as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toContain(path);
    }
    expect(await place(null, { text: '{"items": [' })).toMatchObject({ status: 400, body: { code: "malformed_json" } });
    const huge = { ...request, items: [friesLine(world, { notes: "a".repeat(1024 * 1024) })] };
    expect(await place(huge)).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
    expect(await rows()).toBe(before);
  });

  it("are refused with a code and status of their own for callers without a right and requests that cannot be met", async () => {
    const request = makeRequest(world);
    const expired = await openSession(host.services, world.diner.account_id, {});
    await database.query("update sessions set expires_at = '2026-01-01' where id = (select max(id) from sessions)");
    for (const given of [{ token: undefined as never }, { token: expired }, { token: "no" }]) {
      expect(await place(request, given)).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    }
    expect(await place(request, { key: undefined as never })).toMatchObject({
      status: 400,
      body: { code: "idempotency_key_required" },
    });
    expect(await place({ ...request, items: [friesLine(world, { quantity: 26 })] })).toMatchObject({
      status: 422,
      body: { code: "order_refused", data: { problems: [{ code: "quantity_invalid", line: 0 }] } },
    });
    expect(await place({ ...request, restaurant_id: 2_147_483_647 })).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await place(request)).toMatchObject({ status: 200 });
    expect(await place({ ...request, tip: 1 })).toMatchObject({ status: 409, body: { code: "idempotency_conflict" } });
    const other = await openSession(host.services, world.other.account_id, {});
    const { body } = await place(request);
    expect(await host.call("GET", `/client/order/${body.id}`, { token: other })).toMatchObject({ status: 404 });
    expect(await host.call("GET", "/client/order/9007199254740993", { token })).toMatchObject({ status: 400 });
    expect(await host.call("GET", "/client/orders/current?continuation=forged", { token })).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(expired);
  });

  it("can be quoted by visitors", async () => {
    const quoted = await host.call("POST", "/client/order/quote", { body: makeRequest(world, { tip: 5 }) });
    expect(quoted).toMatchObject({ status: 200, body: { subtotal: 29.25, tip: 5, total: 38.63, problems: [] } });
  });
});
