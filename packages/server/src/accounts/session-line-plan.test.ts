import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { nodesOf, plansOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { deleteSession } from "./sessions.queries.ts";
import { lineOf, successorsOf } from "./stored/session-line.queries.ts";
import { confirmLine } from "./ways/confirm.queries.ts";

/** Three of ten sessions have been renewed: the first led to the second, that to the third, and that to the fourth. */
const [FIRST, SECOND, THIRD, FOURTH] = [1_000_010, 1_000_011, 1_000_012, 1_000_013];
const LOADED = [
  `insert into accounts (guid, email, first_name, last_name) values (gen_random_uuid(), 'line@sessions.test', 'Inès', 'Gagnon')`,
  `insert into sessions (id, token_hash, account_id, expires_at, confirmed_at, renewed_to)
   select n, 'hash-' || n, (select max(id) from accounts), '2027-01-01', '2026-01-01', case when n % 10 < 3 then n + 1 end
   from generate_series(1000001, 1020000) n`,
  "vacuum analyze",
];

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "a session with its successors and predecessors, among many on %s",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      for (const statement of LOADED) await database.query(statement);
    }, 120_000);
    afterAll(() => database.close());

    const expectByIndex = async (work: () => Promise<unknown>) => {
      const nodes = (await plansOf(database, () => true, work)).flatMap(nodesOf);
      expect(nodes.length).toBeGreaterThan(0);
      expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
    };

    it("is found by index, confirmed and ended", async () => {
      let line: number[] = [];
      await expectByIndex(async () => (line = await lineOf(database.db, THIRD)));
      expect(line.toSorted((a, b) => a - b)).toEqual([FIRST, SECOND, THIRD, FOURTH]);
      await expectByIndex(async () => (line = await successorsOf(database.db, SECOND)));
      expect(line).toEqual([SECOND, THIRD, FOURTH]);

      await expectByIndex(() => confirmLine(database.db, SECOND, new Date("2026-11-18T17:00:00Z")));
      const { rows } = await database.query("select id from sessions where confirmed_at > '2026-06-01' order by id");
      expect(rows).toEqual([{ id: SECOND }, { id: THIRD }]);

      await expectByIndex(async () => (line = await deleteSession(database.db, FOURTH)));
      expect(line.toSorted((a, b) => a - b)).toEqual([FIRST, SECOND, THIRD, FOURTH]);
      expect((await database.query("select count(*)::int as n from sessions")).rows).toEqual([{ n: 19_996 }]);
    });
  },
);
