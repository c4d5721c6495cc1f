import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../../testing/order-world.ts";
import { nodesOf, type Plan, plansOf } from "../../testing/plans.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { type LookedAt, readListed, readReach, type Shown } from "./past-orders.queries.ts";

/** Of one restaurant, six an hour for half a year, by two thousand diners. */
const ORDERS = 26_000;
const LOADED = [
  `insert into accounts (guid, first_name, last_name, email)
   select gen_random_uuid(), 'Marc', 'Roy', n || '@plan.test' from generate_series(1, 2000) n`,
  `insert into orders select made.* from (select * from orders order by id limit 1) o, generate_series(1, ${ORDERS}) n,
   lateral jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id', 1000000 + n,
     'guid', gen_random_uuid(), 'number', 1000 + n, 'idempotency_key', n::text, 'status', 'delivered',
     'account_id', (select min(id) from accounts where email = '1@plan.test') + n % 2000,
     'slot', '2026-11-18T12:00:00Z'::timestamptz - (${ORDERS} - n) / 3 * interval '30 min')) made`,
  `insert into order_statuses (order_id, position, status, date)
   select id, n, case n when 1 then 'new' else 'delivered' end, date_creation from orders, generate_series(1, 2) n
   where id > 1000000`,
  "vacuum analyze orders, order_statuses, accounts",
];
const MOST = 5_000;

type Counted = Plan & { "Actual Rows"?: number };
/** How many rows of a table were read, whether they were kept or not. */
const readOf = (nodes: readonly Counted[], relation: string): number =>
  nodes
    .filter((node) => node["Relation Name"] === relation)
    .map((node) => ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1))
    .reduce((sum, rows) => sum + rows, 0);

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the query plan of a restaurant's list of orders on %s",
  ({ open }) => {
    let database: Database;
    let world: OrderWorld;
    beforeAll(async () => {
      database = await open();
      world = await makeOrderWorld(database.db);
      await ordersAs(makeServices(database), world.diner, "first").place(makeRequest(world));
      for (const statement of LOADED) await database.query(statement);
    }, 120_000);
    afterAll(() => database.close());

    const week = { starts: new Date("2026-07-01T04:00:00Z"), ends: new Date("2026-07-08T04:00:00Z") };
    it.each<[string, Partial<LookedAt & Shown>, string, number, number]>([
      ["the newest", {}, "orders_days", 51, 60],
      ["a week of months ago", week, "orders_days", 51, 1_100],
      ["what follows a page", { after: { slot: week.ends, id: 1_000_000 } }, "orders_days", 51, 60],
      ["a mode that nobody uses", { mode: "drive" }, "orders_days", 0, MOST],
      ["a name that nobody has", { name: "zzyzx" }, "orders_days", 0, MOST],
      ["a number", { number: 14_000 }, "orders_number", 1, 1],
    ])("reads no more orders than it may for %s (management §48)", async (_what, own, index, count, most) => {
      const { mode = null, state = null, name = null, ...bounds } = own;
      const anything = { number: null, starts: null, ends: null, since: null, after: null, most: MOST };
      const at = { ...anything, restaurant_id: world.restaurant.id, ...bounds };
      const isOfOrders = ({ text }: { text: string }) => text.includes('from "orders"');
      const plans = await plansOf(database, isOfOrders, async () => {
        expect(await readListed(database.db, at, { mode, state, name, limit: 51 })).toHaveLength(count);
        if (count < 51) await readReach(database.db, at);
      });
      expect(plans).toHaveLength(count < 51 ? 2 : 1);
      for (const plan of plans) {
        const nodes = nodesOf(plan);
        expect(nodes.map((node) => node["Index Name"])).toContain(index);
        expect(nodes.filter((node) => node["Node Type"].includes("Seq Scan"))).toEqual([]);
        expect(readOf(nodes, "orders")).toBeLessThanOrEqual(most);
        expect(readOf(nodes, "accounts")).toBeLessThanOrEqual(most);
      }
    });
  },
);
