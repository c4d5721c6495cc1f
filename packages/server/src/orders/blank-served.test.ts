import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { nodesOf, plansOf } from "../testing/plans.ts";
import { burgerLine, makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { lockServed } from "./blank-served.queries.ts";
import { blankServed } from "./blank-served.ts";

describe.each(testDatabases())("what only serving an order needed on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
  });
  afterAll(() => database.close());

  const delivery = { address: "4200 rue Saint-Denis", comments: "Ring twice", phone: "514 555 0142" };
  /** An order that was placed and last moved so long ago. */
  const place = async (key: string, placed: string, moved: string) => {
    const items = [burgerLine(world, { notes: "allergic to sesame" })];
    const request = makeRequest(world, { mode: "delivery", items, delivery });
    const { id } = await ordersAs(services, world.diner, key).place(request);
    const at = services.clock();
    await database.query(
      "update orders set date_creation = $2::timestamptz - $3::interval, arrived_at = now(), spot = 'Lot B' where id = $1",
      [id, at, placed],
    );
    await database.query("update order_statuses set date = $2::timestamptz - $3::interval where order_id = $1", [
      id,
      at,
      moved,
    ]);
    await database.query(
      `update order_lines set diner = '{"id": "01900000-0000-7000-8000-000000000000", "name": "Théodora"}' where order_id = $1`,
      [id],
    );
    return id;
  };

  it("is blanked two years after its last state, in batches; money, items and dates remain", async () => {
    const old = [await place("a", "4 years", "25 months"), await place("b", "26 months", "25 months")];
    old.push(await place("c", "25 months", "25 months"));
    const kept = [await place("d", "3 years", "23 months"), await place("e", "23 months", "23 months")];
    const own = ordersAs(services, world.diner);
    const before = await own.get({ id: old[0]! });
    expect(await blankServed(services, 2)).toBe(3);
    expect(await blankServed(services, 2)).toBe(0);
    for (const id of old) {
      const { rows } = await database.query(
        "select * from orders o join order_lines l on l.order_id = o.id where o.id = $1",
        [id],
      );
      expect(JSON.stringify(rows)).not.toMatch(/Denis|Ring|5550142|Lot B|sesame|Théodora/);
    }
    const { items, total, date_creation, delivery: address, arrived, diner } = await own.get({ id: old[0]! });
    expect({ total, date_creation }).toEqual({ total: before.total, date_creation: before.date_creation });
    expect(items).toMatchObject([{ name: before.items[0]!.name, quantity: 1, notes: "", diner: { name: "" } }]);
    expect([address, arrived?.spot, diner.first_name]).toEqual([{ address: "" }, "", "Inès"]);
    for (const id of kept) {
      expect(await own.get({ id })).toMatchObject({
        delivery: { comments: "Ring twice" },
        items: [{ notes: "allergic to sesame" }],
      });
    }
  });
});

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the search for old orders on %s",
  ({ open }) => {
    let database: Database;
    let world: OrderWorld;
    beforeAll(async () => {
      database = await open();
      world = await makeOrderWorld(database.db);
    });
    afterAll(() => database.close());

    it("reads the index of whole orders, and only the histories of those that it takes", async () => {
      const { id } = await ordersAs(makeServices(database), world.diner, "a").place(makeRequest(world));
      await database.query(
        `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
         'id', o.id + n, 'guid', gen_random_uuid(), 'number', o.number + n, 'idempotency_key', n,
         'date_creation', now() - interval '5 years' + n * interval '8 hours'
       ))).* from orders o, generate_series(1, 5000) n where o.id = $1`,
        [id],
      );
      await database.query("delete from order_statuses");
      await database.query(
        `insert into order_statuses (order_id, position, status, date)
       select id, n, 'new', date_creation from orders, generate_series(1, 4) n`,
      );
      await database.query("vacuum analyze orders, order_statuses");
      const before = new Date(Date.now() - 730 * 86_400_000);
      const [plan] = await plansOf(
        database,
        ({ text }) => text.includes("order_statuses"),
        async () => expect(await lockServed(database.db, { before, most: 500 })).toHaveLength(500),
      );
      const nodes = nodesOf(plan!);
      expect(nodes.map((node) => node["Index Name"])).toContain("orders_whole");
      const history = nodes.filter((node) => node["Index Name"]?.startsWith("order_statuses"));
      expect(history.map((node) => node["Actual Loops"])).toEqual([500]);
      expect(nodes.map((node) => node["Node Type"])).not.toContain("Seq Scan");
    });
  },
);
