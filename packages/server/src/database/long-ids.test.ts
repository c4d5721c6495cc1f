import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeSession, openSession, viewerOfToken } from "../accounts/sessions.ts";
import { kitchenRouter } from "../kitchen/kitchen.router.ts";
import { printersRouter } from "../kitchen/printing/printers.router.ts";
import { notificationsRouter } from "../notifications/notifications.router.ts";
import type { TicketPrinter } from "../ports/printer.ts";
import { callAs } from "../testing/call-as.ts";
import { listen, type Listening, next, nextAtTable } from "../testing/listen.ts";
import { friesLine, makeRequest, ordersAs } from "../testing/order-world.ts";
import { sweepTables } from "../tables/sweep-tables.ts";
import { add, makeTableWorld, sit, type TableWorld } from "../testing/table-world.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { webhooksRouter } from "../webhooks/webhooks.router.ts";
import type { Database } from "./open-database.ts";

/** An id that needs more than 32 bits. */
const BEYOND = 5_000_000_000;
const EVERY_LONG_SEQUENCE = `
  select format('alter sequence %s restart with ${BEYOND}', seqrelid::regclass) as statement
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace = 'public'::regnamespace and seqtypid = 'bigint'::regtype`;

const printer: TicketPrinter = {
  ports: [9_100],
  locate: async ({ host }) => ({ addresses: [host] }),
  refusalOf: async () => null,
  print: async () => ({ fault: null }),
};

describe.each(everyDatabase())("ids of more than 32 bits on %s", ({ open }) => {
  let database: Database;
  let host: Listening;
  let world: TableWorld;
  beforeAll(async () => {
    database = await open();
    const { rows } = await database.query<{ statement: string }>(EVERY_LONG_SEQUENCE);
    for (const { statement } of rows) await database.query(statement);
    host = await listen(database, {}, { printer });
    world = await makeTableWorld(database.db, host.services, { dine_in_offered: true });
  });
  afterAll(async () => {
    await host.close();
    await database.close();
  });

  it("work for a table's sitting, its order, its notifications and its tickets", async () => {
    const { services } = host;
    const admin = callAs(services, webhooksRouter, { account_id: 1, admin: true });
    await admin.allowOrigin({ origin: "https://till.example", restaurant_id: null });
    const { endpoint } = await callAs(services, webhooksRouter, world.cook).create({
      restaurant_id: world.restaurant.id,
      url: "https://till.example/hook",
      events: ["order.placed"],
    });
    const token = await openSession(services, world.diner.account_id, {});
    const diner = await host.connectTables(token);
    expect(await diner.emitWithAck("join_table", { code: world.code })).toMatchObject({ ok: true });
    expect(await diner.emitWithAck("update", add(friesLine(world)))).toMatchObject({ ok: true });
    expect(await diner.emitWithAck("doing", { doing: "done" })).toEqual({ ok: true });

    const taken = nextAtTable(diner, "order_taken");
    const own = ordersAs(services, world.diner, "long");
    const placed = await own.place(makeRequest(world, { mode: "dine_in", table: world.code }));
    expect(placed.id).toBeGreaterThanOrEqual(BEYOND);
    expect(await taken).toMatchObject({ table: { order: { id: placed.id } } });
    expect(await own.get({ id: placed.id })).toEqual(placed);
    expect(await own.place(makeRequest(world, { mode: "dine_in", table: world.code }))).toEqual(placed);

    const orders = await host.connect(token);
    expect(await orders.emitWithAck("join_order", { order_id: placed.id })).toEqual({ ok: true });
    const updated = next(orders, "order_updated");
    const kitchen = callAs(services, kitchenRouter, world.cook);
    expect((await kitchen.orders({ restaurant_id: world.restaurant.id })).orders).toMatchObject([{ id: placed.id }]);
    await kitchen.setStatus({ id: placed.id, status: "confirmed" });
    expect(await updated).toMatchObject({ id: placed.id, status: "confirmed" });

    const { notifications } = await callAs(services, notificationsRouter, world.diner).list({});
    expect(notifications).toMatchObject([{ type: "order_confirmed", json: { order_id: placed.id } }]);
    expect(notifications[0]?.id).toBeGreaterThanOrEqual(BEYOND);
    await callAs(services, notificationsRouter, world.diner).read({
      notification_ids: notifications.map(({ id }) => id),
    });
    const { deliveries } = await callAs(services, webhooksRouter, world.cook).deliveries({ id: endpoint.id, limit: 5 });
    expect(deliveries).toMatchObject([{ order_id: placed.id }]);
    const delivery = await callAs(services, webhooksRouter, world.cook).delivery({ id: deliveries[0]?.id ?? 0 });
    expect(delivery.id).toBeGreaterThanOrEqual(BEYOND);

    const printers = callAs(services, printersRouter, world.cook);
    const settings = { restaurant_id: world.restaurant.id, name: "Pass", host: "127.0.0.1", port: 9_100 };
    const { id: printer_id } = await printers.add({ ...settings, language: "en" });
    const job = await printers.print({ id: printer_id, order_id: placed.id });
    expect(job).toMatchObject({ order: { id: placed.id } });
    expect(await printers.settle({ id: job.id })).toBe(true);
  });

  it("work for those who are seen at a table again and again", async () => {
    const { socket_id, seat } = await sit(host.services, { code: world.code }, world.other);
    expect(seat.session_id).toBeGreaterThanOrEqual(BEYOND);
    await database.query("update table_presences set seen_at = 'epoch' where socket_id = $1", [socket_id]);
    await sweepTables(host.services, [{ socket_id, seat }]);
    const { rows } = await database.query("select session_id from table_presences where socket_id = $1", [socket_id]);
    expect(rows).toEqual([{ session_id: seat.session_id }]);
  });

  it("work for a session from its opening to its end", async () => {
    const token = await openSession(host.services, world.diner.account_id, {});
    const viewer = await viewerOfToken(host.services, token);
    expect(viewer?.session_id).toBeGreaterThanOrEqual(BEYOND);
    await closeSession(host.services, viewer?.session_id ?? 0);
    expect(await viewerOfToken(host.services, token)).toBeNull();
  });

  it("work in the continuation of a list", async () => {
    const own = ordersAs(host.services, world.other, "page");
    const ids: number[] = [];
    for (const key of ["a", "b", "c"]) {
      const placed = await ordersAs(host.services, world.other, key).place(makeRequest(world));
      ids.unshift(placed.id);
    }
    const first = await own.current({ limit: 2 });
    const second = await own.current({ limit: 2, continuation: first.continuation ?? "" });
    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(ids);
  });
});
