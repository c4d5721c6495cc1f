import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { nodesOf, plansOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { findMembers } from "./moderation.queries.ts";

const AT = new Date("2026-11-18T17:00:00Z");
const LOADED = [
  `insert into accounts (guid, email, first_name, last_name)
   select gen_random_uuid(), n || '@many.test', 'Inès ' || n, 'Gagnon' from generate_series(1, 20000) n`,
  "update accounts set first_name = 'Wilhelmina', last_name = 'O_Zinnia' where email = '700@many.test'",
  "update accounts set first_name = '100%' where email = '701@many.test'",
  `update accounts set suspended_until = '2026-12-01', suspension_reason = 'Spam' where email = '702@many.test'`,
  "vacuum analyze",
];

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "members whom a moderator looks for, among many on %s (moderation §5)",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      for (const statement of LOADED) await database.query(statement);
    }, 120_000);
    afterAll(() => database.close());

    const find = async (asked: { query?: string; suspended?: boolean }) => {
      let found: string[] = [];
      const plans = await plansOf(
        database,
        () => true,
        async () => {
          const rows = await findMembers(database.db, { query: "", suspended: false, at: AT, limit: 50, ...asked });
          found = rows.map(({ first_name }) => first_name);
        },
      );
      const nodes = plans.flatMap(nodesOf).filter((node) => node["Relation Name"] === "accounts");
      const skipped = nodes.reduce((sum, node) => sum + (node["Rows Removed by Filter"] ?? 0), 0);
      return { found, skipped };
    };

    it("are found by any part of the name, by index", async () => {
      expect(await find({ query: "HELMINA o_z" })).toEqual({ found: ["Wilhelmina"], skipped: 0 });
    });

    it("are found by signs that mean anything elsewhere", async () => {
      expect((await find({ query: "100%" })).found).toEqual(["100%"]);
      expect((await find({ query: "%" })).found).toEqual(["100%"]);
      expect((await find({ query: "_" })).found).toEqual(["Wilhelmina"]);
      expect((await find({ query: "\\" })).found).toEqual([]);
    });

    it("are found by index if they are suspended", async () => {
      expect(await find({ suspended: true })).toEqual({ found: ["Inès 702"], skipped: 0 });
    });
  },
);
