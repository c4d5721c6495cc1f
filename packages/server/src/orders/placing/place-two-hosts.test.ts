import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { setStock } from "../../kitchen/set-stock.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeOrderWorld, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { openAgain, testDatabases } from "../../testing/test-database.ts";

const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("placing on two hosts of one database", () => {
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

  it("writes one order for each key, whichever host it reaches and however often", async () => {
    const world = await makeOrderWorld(databases[1]!.db);
    const keys = Array.from({ length: 30 }, (_, at) => `key-${at}`);
    const tries = keys.flatMap((key) =>
      [0, 1, 0, 1].map(async (host) => {
        const order = await ordersAs(hosts[host]!, world.diner, key).place(makeRequest(world));
        return { key, id: order.id, number: order.number };
      }),
    );
    const answers = await Promise.all(tries);
    expect(answers).toHaveLength(120);
    for (const key of keys) expect(new Set(answers.filter((one) => one.key === key).map(({ id }) => id)).size).toBe(1);
    const { rows } = await databases[0]!.query<{ numbers: number[]; lines: number; statuses: number }>(
      `select array_agg(number order by number) as numbers, (select count(*)::int from order_lines) as lines,
         (select count(*)::int from order_statuses) as statuses from orders`,
    );
    expect(rows[0]).toEqual({ numbers: keys.map((_, at) => at + 1), lines: 60, statuses: 30 });
  });

  it("sees on one host what the other has just sold out", async () => {
    const world = await makeOrderWorld(databases[1]!.db);
    await ordersAs(hosts[0]!, world.diner, "warm").place(makeRequest(world));
    const cook = { ...world.cook, session_id: 0, admin: false, moderator: false };
    for (let round = 0; round < 10; round += 1) {
      const stock_status = round % 2 ? "available" : "out_of_stock";
      await setStock(hosts[1]!, cook, { id: world.fries.id, stock_status });
      const placed = ordersAs(hosts[0]!, world.diner, `round-${round}`).place(makeRequest(world));
      expect(
        await placed.then(
          () => "available",
          () => "out_of_stock",
        ),
      ).toBe(stock_status);
    }
  });
});
