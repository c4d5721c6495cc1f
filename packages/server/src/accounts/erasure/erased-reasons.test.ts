import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeAccount, makeRecommendation } from "../../testing/make-world.queries.ts";
import { nodesOf, plansOf } from "../../testing/plans.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { eraseReasons } from "./erase.queries.ts";

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the search for reasons about a member on %s",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());

    it("looks up each subject in the index of the audit list", async () => {
      const { id } = await makeAccount(database.db);
      await makeRecommendation(database.db, id);
      await database.query(
        `insert into audit_log (action, subject, before, date)
         select 'member.suspend', 'account ' || n + 1000000, '{"reason": "So"}', now() from generate_series(1, 20000) n`,
      );
      await database.query("vacuum analyze audit_log, recommendations, comments");
      const plans = await plansOf(
        database,
        ({ text }) => text.includes("audit_log"),
        () => eraseReasons(database.db, id),
      );
      const nodes = plans.flatMap(nodesOf);
      expect(nodes.map((node) => node["Index Name"])).toContain("audit_log_subject");
      const scanned = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      expect(scanned).not.toContain("audit_log");
    });
  },
);
