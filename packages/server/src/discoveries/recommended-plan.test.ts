import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { genericPlansOf, nodesOf, type Sent } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { discoveriesRouter } from "./discoveries.router.ts";

/** A place that many recommend, and one of its dishes, among many of which few are recommended. */
const HOT = 8_000;
const LOADED = [
  `insert into accounts (guid, email, first_name, last_name)
   select gen_random_uuid(), n || '@place.test', 'Inès', 'Gagnon' from generate_series(1, 200) n`,
  `insert into restaurants (source, ref, name, description, menu_description, timezone, hours)
   select 'place', n, words, words, words, 'America/Toronto', '{}'
   from generate_series(1, 300) n, (select '{"en":"A","fr":"B","default":null}'::jsonb as words) w`,
  `insert into menu_items (restaurant_id, ref, position, name, description, type, orientation, stock_status)
   select 1, n, n, words, words, 'plate', 'portrait', 'in_stock' from generate_series(1, 2) n, (select '{"en":"A","fr":"B","default":null}'::jsonb as words) w`,
  // The search learns each word of each row, which takes longer than writing it; these lists ask nothing of the search.
  "alter table recommendations disable trigger user",
  ...[0, 1, 2, 3].map(
    (part) => `insert into recommendations
     (guid, account_id, name, short_description, description, image_url, status, visibility, likes, date_creation, restaurant_id, item_id)
   select gen_random_uuid(), 1 + n % 200, words, words, words, '/p.webp', 'approved',
     case when n % 10 = 0 then 'friends' else 'public' end, n * 7919 % 400, now() - n * interval '1 minute',
     case when n % 4 < 2 then 1 else 1 + n % 300 end, case when n % 4 = 0 then 1 end
   from generate_series(${part * (HOT / 4) + 1}, ${(part + 1) * (HOT / 4)}) n, (select '{"en":"A","fr":"B","default":null}'::jsonb as words) w`,
  ),
  "alter table recommendations enable trigger user",
  "vacuum analyze",
];

const isRecommended = ({ name }: Sent) => name.startsWith("recommended_");

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the query plan of what is recommended at a place on %s",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      for (const statement of LOADED) await database.query(statement);
    }, 240_000);
    afterAll(() => database.close());

    it.each([null, { account_id: 1 }])("reads only the next page of all at a place, for %o", async (viewer) => {
      const plans = await genericPlansOf(database, isRecommended, () =>
        callAs(makeServices(database), discoveriesRouter, viewer).allAt({ id: 1 }),
      );
      expect(plans).toHaveLength(1);
      const nodes = plans.flatMap(nodesOf);
      expect(nodes.map((node) => node["Index Name"])).toContain("recommendations_restaurant_hot");
      expect(nodes.map((node) => node["Node Type"])).not.toContain("Sort");
    });

    it.each([
      { what: "a place", viewer: null, item: {} },
      { what: "a place", viewer: { account_id: 1 }, item: {} },
      { what: "a dish", viewer: null, item: { item_id: 1 } },
      { what: "a dish", viewer: { account_id: 1 }, item: { item_id: 1 } },
      { what: "a dish that few recommend", viewer: { account_id: 1 }, item: { item_id: 2 } },
    ])("reads only the hottest of $what, for $viewer", async ({ viewer, item }) => {
      const plans = await genericPlansOf(database, isRecommended, () =>
        callAs(makeServices(database), discoveriesRouter, viewer).at({ id: 1, ...item }),
      );
      expect(plans).toHaveLength(1);
      const nodes = plans.flatMap(nodesOf);
      expect(nodes.map((node) => node["Index Name"])).toContain(
        "item_id" in item ? "recommendations_item_hot" : "recommendations_restaurant_hot",
      );
      expect(nodes.map((node) => node["Node Type"])).not.toContain("Sort");
      const buffers = plans.reduce((sum, plan) => sum + plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], 0);
      // Each of 64 rows is asked for a handful of facts.
      expect(buffers).toBeLessThan(2_000);
    });
  },
);
