import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { setStock } from "../kitchen/set-stock.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { friesLine, makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

// One connection at a time is all that the embedded database has: nothing can come in between there.
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

  /** Waits until some statement of this database waits for a lock. */
  const someoneWaits = async () => {
    for (;;) {
      const { rows } = await database.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  /** Begins a change of the menu, has an order placed meanwhile, and commits only when that waits for the change. */
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

  it("sees what sells out in between", async () => {
    const placing = placeDuring("update menu_items set stock_status = 'out_of_stock'", world.fries.id);
    expect(await refusalOf(placing)).toMatchObject({ code: "order_refused", data: { problems: [{ code: "out_of_stock" }] } });
  });

  it("charges the price that is committed in between", async () => {
    const order = await placeDuring("update menu_items set price = 700", world.fries.id);
    expect(order).toMatchObject({ subtotal: 7, items: [{ unit_price: 7, item: { price: 7 } }] });
  });

  it("never takes an item that was sold out before, while a kitchen changes its mind and diners order", async () => {
    const cook = { ...world.cook, session_id: 0, admin: false };
    const changes: { at: number; stock: string }[] = [];
    let ended = false;
    const toggling = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const stock_status = turn % 2 ? "available" : "out_of_stock";
        await setStock(services, cook, { id: world.fries.id, stock_status });
        changes.push({ at: performance.now(), stock: stock_status });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      ended = true;
    })();
    const outcomes = { placed: 0, refused: 0, wrong: 0 };
    const order = async (diner: number) => {
      for (let turn = 0; !ended; turn += 1) {
        const began = performance.now();
        const place = ordersAs(services, world.diner, `k-${diner}-${turn}`).place(makeRequest(world, { items: [friesLine(world)] }));
        const placed = await place.then(() => true, () => false);
        outcomes[placed ? "placed" : "refused"] += 1;
        // Sold out before it began and still sold out when it ended: it must have been refused.
        const last = changes.findLastIndex(({ at }) => at < began);
        const stood = last >= 0 && changes.length === last + 1 && !ended;
        if (stood && changes[last]!.stock === "out_of_stock" && placed) outcomes.wrong += 1;
      }
    };
    await Promise.all([toggling, ...[1, 2, 3, 4].map(order)]);
    expect(outcomes.wrong).toBe(0);
    expect(outcomes.placed).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(0);
  });
});
