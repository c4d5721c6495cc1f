import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { nodesOf, plansOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { restaurantsRouter } from "./restaurants.router.ts";

const RESTAURANTS = 20_000;
/** How many rows one statement inserts: more could exceed a statement's time limit on a busy machine. */
const AT_ONCE = 2_000;
/** Around the world, one in ten is a "Pizzeria"; only the last one, the furthest away, has a different name. */
const LOADED = [
  // The search learns each word of each row, which takes longer than writing it; a list asks nothing of the search.
  "alter table restaurants disable trigger user",
  ...Array.from(
    { length: RESTAURANTS / AT_ONCE },
    (_, part) => `insert into restaurants
     (source, ref, name, description, menu_description, timezone, hours, latitude, longitude)
   select 'plan', n, jsonb_build_object('en', case when n % 10 = 0 then 'Pizzeria ' else 'Chez ' end || md5(n::text), 'fr', null, 'default', null),
     words, words, 'America/Toronto', '{}', -80 + n % 160, n * 7919 % 360 - 180
   from generate_series(${part * AT_ONCE + 1}, ${(part + 1) * AT_ONCE}) n, (select '{"en":"A","fr":"B","default":null}'::jsonb as words) w`,
  ),
  `update restaurants set name = '{"en":null,"fr":"L’Œuf à la Coque","default":null}', latitude = -45, longitude = 106 where ref = '${RESTAURANTS}'`,
  // Hundreds that share a part of their name, all on the other side of the world.
  `update restaurants set name = '{"en":"Marée","fr":null,"default":null}', latitude = -50, longitude = 100 + id % 7 where id % 30 = 7 and ref <> '${RESTAURANTS}'`,
  "alter table restaurants enable trigger user",
  "vacuum analyze restaurants",
];

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the query plan of a list of restaurants on %s",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      for (const statement of LOADED) await database.query(statement);
    }, 240_000);
    afterAll(() => database.close());

    const find = (query: string) =>
      callAs(makeServices(database), restaurantsRouter, null).list({ query, worldwide: true, limit: 6 });

    it.each([
      ["a part of a rare name", "ŒUF a la coq", 1],
      ["a name that no restaurant has", "zzyzx", 0],
      ["two letters that begin a word", "oe", 1],
      ["a common name", "pizzeria", 6],
      ["a name of hundreds of restaurants that are all far away", "mar", 6],
    ])("uses the index of names for %s", async (_what, query, count) => {
      const isOfRestaurants = ({ text }: { text: string }) => text.includes("restaurants");
      const plans = await plansOf(database, isOfRestaurants, async () => {
        expect((await find(query)).restaurants).toHaveLength(count);
      });
      const nodes = plans.flatMap(nodesOf);
      expect(nodes.map((node) => node["Index Name"])).toContain("restaurants_folded_name");
      const scanned = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      expect(scanned).not.toContain("restaurants");
      expect(Math.max(0, ...nodes.map((node) => node["Rows Removed by Filter"] ?? 0))).toBeLessThan(2_000);
    });

    it("reads no restaurants outside the radius when a filter matches none inside it", async () => {
      const around = { latitude: 45, longitude: 10, radius: 50_000 };
      const isOfRestaurants = ({ text }: { text: string }) => text.includes("restaurants");
      const plans = await plansOf(database, isOfRestaurants, async () => {
        const { list } = callAs(makeServices(database), restaurantsRouter, null);
        expect((await list({ ...around, cuisine: "thai" })).restaurants).toEqual([]);
      });
      const nodes = plans.flatMap(nodesOf);
      expect(Math.max(0, ...nodes.map((node) => node["Rows Removed by Filter"] ?? 0))).toBeLessThan(2_000);
    });
  },
);
