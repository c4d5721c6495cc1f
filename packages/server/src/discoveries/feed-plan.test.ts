import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FEED_VARIANTS } from "@tablee/domain/discoveries/discovery";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { nodesOf, plansOf, type Sent } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { discoveriesRouter } from "./discoveries.router.ts";

const MEMBERS = 400;
const DISCOVERIES = 20_000;
/** Rows per statement, so that even a busy machine stays within the statement timeout. */
const AT_ONCE = 2_000;
/** How many members each of members 1 to 3 follows; almost everybody follows member 3. */
const FOLLOWS = [0, 10, 200];

/**
 * Discoveries by all members in turn, one a minute, some for friends; the first three members have turned away a
 * hundred each.
 */
const LOADED = [
  `insert into accounts (guid, email, first_name, last_name)
   select gen_random_uuid(), n || '@plan.test', 'Inès', 'Gagnon' from generate_series(1, ${MEMBERS}) n`,
  // The search learns each word of each row, which takes longer than writing it; a feed asks nothing of the search.
  "alter table recommendations disable trigger user",
  ...Array.from(
    { length: DISCOVERIES / AT_ONCE },
    (_, part) => `insert into recommendations
     (guid, account_id, name, short_description, description, image_url, status, visibility, likes, date_creation)
   select gen_random_uuid(), 4 + n % ${MEMBERS - 3}, words, words, words, '/p.webp', 'approved',
     case when n % 10 = 0 then 'friends' else 'public' end, n * 7919 % 400, now() - n * interval '1 minute'
   from generate_series(${part * AT_ONCE + 1}, ${(part + 1) * AT_ONCE}) n, (select '{"en":"A","fr":"B","default":null}'::jsonb as words) w`,
  ),
  ...FOLLOWS.map(
    (count, at) => `insert into follows select ${at + 1}, ${MEMBERS} - n from generate_series(0, ${count - 1}) n`,
  ),
  // Member 3 has many followers: half of those whom the member follows, and others.
  `insert into follows select n, 3 from generate_series(4, ${MEMBERS - 100}) n`,
  `insert into recommendation_interactions select id, who, 'dislike' from recommendations, generate_series(1, 3) who
   where id % 200 = 0`,
  // Each of the first three has blocked twenty members whom they do not follow.
  `insert into blocks (blocker_id, blocked_id) select who, 3 + n from generate_series(1, 20) n, generate_series(1, 3) who`,
  "alter table recommendations enable trigger user",
  "vacuum analyze",
];

const isOfFeed = ({ name }: Sent) => name.startsWith("feed_");

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))("a member's feed on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const statement of LOADED) await database.query(statement);
  }, 240_000);
  afterAll(() => database.close());

  it.each(FOLLOWS.map((count, at) => ({ count, account_id: at + 1 })))(
    "reads no more rows than its page needs, page after page, for a member who follows $count",
    async ({ count, account_id }) => {
      const feed = callAs(makeServices(database), discoveriesRouter, { account_id });
      for (const variant of FEED_VARIANTS.filter((one) => one !== "nearby")) {
        let continuation: string | undefined;
        for (let page = 0; page < 3; page += 1) {
          const plans = await plansOf(database, isOfFeed, async () => {
            const answer = await feed.list({ variant, ...(continuation ? { continuation } : {}) });
            if (variant !== "following" || count > 0) expect(answer.recommendations).toHaveLength(12);
            continuation = answer.continuation ?? undefined;
          });
          expect(plans).not.toHaveLength(0);
          const nodes = plans.flatMap(nodesOf);
          const buffers = plans.reduce((sum, plan) => sum + plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], 0);
          // One index descent per author and per fact of a row, and another round if blocked authors leave a page
          // short; an index scan reads tens of thousands.
          expect(buffers).toBeLessThan(1_000 + count * 12);
          const removed = nodes.map((node) => node["Rows Removed by Filter"] ?? 0);
          expect(Math.max(0, ...removed)).toBeLessThan(500);
          const scanned = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
          expect(scanned).not.toContain("recommendations");
        }
      }
    },
  );

  // PostgreSQL plans a prepared statement individually five times, and continues to do so if a generic plan would cost
  // much more.
  it("is planned once per connection, not for every page", async () => {
    const feed = callAs(makeServices(database), discoveriesRouter, { account_id: FOLLOWS.length });
    for (const variant of FEED_VARIANTS.filter((one) => one !== "nearby")) {
      for (let turn = 0; turn < 12; turn += 1) await feed.list({ variant });
    }
    const { rows } = await database.query<{ name: string; kept: number; anew: number }>(
      `select name, generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements
       where name like 'feed\\_%' and generic_plans + custom_plans >= 12`,
    );
    expect(rows.map(({ name }) => name)).toContain("feed_for_member_16_member");
    expect(rows.filter(({ kept }) => kept < 7)).toEqual([]);
  });
});
