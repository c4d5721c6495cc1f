import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeStaff } from "../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { kitchenRouter } from "./kitchen.router.ts";
import { printersRouter } from "./printing/printers.router.ts";

describe.each(testDatabases())("a kitchen's past orders on %s", ({ open }) => {
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
  const place = async (key: string, age: string) => {
    const { id } = await ordersAs(services, world.diner, key).place(makeRequest(world));
    const at = [id, services.clock(), age];
    await database.query(
      "update orders set status = 'delivered', date_creation = $2::timestamptz - $3::interval where id = $1",
      at,
    );
    return id;
  };
  const listed = async (caller: Caller) => {
    const input = { restaurant_id: world.restaurant.id, status: "delivered", limit: 1 };
    const ids: number[] = [];
    let continuation: string | null = null;
    do {
      const from: { continuation?: string } = continuation === null ? {} : { continuation };
      const page = await callAs(services, kitchenRouter, caller).orders({ ...input, ...from });
      ids.push(...page.orders.map(({ id }) => id));
      ({ continuation } = page);
    } while (continuation !== null);
    return ids;
  };

  it("end after 90 days for staff who only cook, and go back to the first for managers and administrators", async () => {
    const ids = [
      await place("a", "300 days"),
      await place("b", "91 days"),
      await place("c", "89 days"),
      await place("d", "0"),
    ];
    const newest = ids.toReversed();
    const member = async (role: "kitchen" | "manager") => {
      const { id } = await makeAccount(database.db);
      await makeStaff(database.db, world.restaurant.id, id, role);
      return { account_id: id };
    };
    expect(await listed(await member("kitchen"))).toEqual(newest.slice(0, 2));
    expect(await listed(await member("manager"))).toEqual(newest);
    const { id } = await makeAccount(database.db, { admin: true });
    expect(await listed({ account_id: id, admin: true })).toEqual(newest);
  });

  it("do not exist for staff who only cook: no ticket, no repeated move, no repeated correction", async () => {
    const id = await place("a", "91 days");
    const { account_id } = world.cook;
    const role = (name: "kitchen" | "manager") =>
      database.query("update restaurant_staff set role = $2 where account_id = $1", [account_id, name]);
    services = makeServices(database, { printer: { ...services.printer, ports: [9100] } });
    const { rows } = await database.query<{ id: number }>(
      `insert into printers (restaurant_id, name, host, port, columns, language, auto_print, auto_since)
       values ($1, 'Passe', '10.0.0.9', 9100, 42, 'en', 'never', now()) returning id`,
      [world.restaurant.id],
    );
    await database.query(
      "insert into order_statuses (order_id, position, status, account_id, date) values ($1, 1, 'delivered', $2, now())",
      [id, account_id],
    );
    await database.query("update orders set served_blanked_at = now() where id = $1", [id]);
    const kitchen = callAs(services, kitchenRouter, world.cook);
    const printers = callAs(services, printersRouter, world.cook);
    const calls = () => [
      kitchen.setStatus({ id, status: "delivered", known: 1 }),
      kitchen.correct({ id, revision: 1, lines: [{ line_id: crypto.randomUUID(), quantity: 0 }] }),
      printers.print({ id: rows[0]!.id, order_id: id }),
    ];
    const ends = async () =>
      (await Promise.allSettled(calls())).map((end) =>
        end.status === "fulfilled" ? "done" : (end.reason as { code: string }).code,
      );
    await role("kitchen");
    expect(await ends()).toEqual(["not_found", "not_found", "not_found"]);
    await role("manager");
    expect(await ends()).toEqual(["done", "correction_too_late", "done"]);
    // Nor do those who see the order see whose it was.
    const again = await kitchen.setStatus({ id, status: "delivered", known: 1 });
    expect(again.diner).toEqual({ account_id: null, first_name: "", last_name: "", avatar_url: null });
  });

  it("do not name a diner once what only serving needed has been blanked; the diner still sees the order", async () => {
    const id = await place("a", "0");
    await database.query("update orders set served_blanked_at = now() where id = $1", [id]);
    const kitchen = callAs(services, kitchenRouter, world.cook);
    const { orders } = await kitchen.orders({ restaurant_id: world.restaurant.id, status: "delivered" });
    expect(orders[0]!.diner).toEqual({ account_id: null, first_name: "", last_name: "", avatar_url: null });
    expect((await ordersAs(services, world.diner).get({ id })).diner.first_name).toBe("Inès");
  });
});
