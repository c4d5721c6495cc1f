import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { genericPlansOf, nodesOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { readViewerFacts } from "./viewer-facts.queries.ts";

/** Sixty comments on each of many discoveries, and members who reported some: all but the first of them. */
const [WITHOUT, WITH] = [1, 2];
const PAGE = 24;
const LOADED = [
  `insert into accounts (guid, email, first_name, last_name)
   select gen_random_uuid(), n || '@reported.test', 'Inès', 'Gagnon' from generate_series(1, 60) n`,
  `insert into recommendations (guid, account_id, name, short_description, description, image_url, status, visibility, date_creation)
   select gen_random_uuid(), 60, words, words, words, '/p.webp', 'approved', 'public', now()
   from generate_series(1, 400) n, (select '{"en":"A","fr":"B","default":null}'::jsonb as words) w`,
  `insert into comments (recommendation_id, account_id, text, date_creation)
   select 1 + n % 400, 3 + n % 50, 'Good', now() + n * interval '1 second' from generate_series(1, 24000) n`,
  `insert into comment_reports (comment_id, account_id) select who * 7 + n * 1000, who from generate_series(2, 59) who, generate_series(1, 16) n`,
  "vacuum analyze",
];

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the comments of a page that a member has reported, on %s",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      for (const statement of LOADED) await database.query(statement);
    }, 120_000);
    afterAll(() => database.close());

    const rows = Array.from({ length: PAGE }, (_, n) => ({ id: 1 + n, account_id: 60 }));
    const read = async (viewer: number) => {
      const found = { ids: [] as number[] };
      const plans = await genericPlansOf(
        database,
        ({ name }) => name === "viewer_facts",
        async () => {
          const facts = [...(await readViewerFacts(database.db, viewer, rows)).values()];
          found.ids = facts.flatMap((one) => one.reported_comments);
        },
      );
      expect(plans).toHaveLength(1);
      const nodes = plans.flatMap(nodesOf);
      const scanned = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      expect(scanned).not.toContain("comments");
      expect(scanned).not.toContain("comment_reports");
      const buffers = plans.reduce((sum, plan) => sum + plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], 0);
      return { ...found, buffers };
    };

    it("are read once for the whole page, by index", async () => {
      const nothing = await read(WITHOUT);
      expect(nothing.ids).toEqual([]);
      const { ids, buffers } = await read(WITH);
      const own = await database.query<{ id: string }>(
        `select c.id from comment_reports r join comments c on c.id = r.comment_id
         where r.account_id = $1 and c.recommendation_id <= $2 order by c.recommendation_id, c.id`,
        [WITH, PAGE],
      );
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(own.rows.map(({ id }) => Number(id)));
      // A handful of blocks for each of the reports, however many rows the page has.
      expect(buffers - nothing.buffers).toBeLessThan(16 * 5);
    });
  },
);
