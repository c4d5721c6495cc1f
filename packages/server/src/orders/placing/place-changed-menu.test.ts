import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";

// The embedded database has only one connection, so nothing can happen in between there.
const real = testDatabases().filter(({ kind }) => kind === "postgresql");

describe.runIf(real.length > 0)("a menu that changes while an order is placed", () => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await real[0]!.open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
  });

  /** Waits until some statement in this database waits for a lock. */
  const someoneWaits = async () => {
    for (;;) {
      const { rows } = await database.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  /** Begins a change of the menu, places an order meanwhile, and commits only when the order waits for the change. */
  const placeDuring = async (change: string, id: number) => {
    let placing: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update restaurants set revision = revision + 1 where id = ${world.restaurant.id}`);
      await tx.execute(sql.raw(`${change} where id = ${id}`));
      placing = ordersAs(services, world.diner, "k").place(makeRequest(world, { items: [friesLine(world)] }));
      placing.catch(() => {});
      await someoneWaits();
    });
    return placing;
  };

  it("refuses an item that sells out in between", async () => {
    const placing = placeDuring("update menu_items set stock_status = 'out_of_stock'", world.fries.id);
    expect(await refusalOf(placing)).toMatchObject({
      code: "order_refused",
      data: { problems: [{ code: "out_of_stock" }] },
    });
  });

  it("charges the price that is committed in between", async () => {
    const order = await placeDuring("update menu_items set price = 700", world.fries.id);
    expect(order).toMatchObject({ subtotal: 7, items: [{ unit_price: 7, item: { price: 7 } }] });
  });
});
