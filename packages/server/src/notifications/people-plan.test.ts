import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeAccount, makeRecommendation } from "../testing/make-world.queries.ts";
import { nodesOf, plansOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { listNotifications } from "./notifications.queries.ts";
import { viewNotification } from "./notification-view.ts";
import { withPeople } from "./people-of-entries.ts";

const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("the counts of people on a page of notifications", () => {
  let database: Database;
  let [member, fan, discovery] = [0, 0, 0];
  /** Half a year of follows. */
  const DAYS = 160;
  const PER_DAY = 40;
  beforeAll(async () => {
    database = await real!.open();
    await emptyTables(database, ["accounts", "recommendations", "notifications"]);
    [member, fan] = [(await makeAccount(database.db)).id, (await makeAccount(database.db)).id];
    discovery = (await makeRecommendation(database.db, member)).id;
    await database.query(
      `insert into notifications (account_id, type, sender_id, json, date_creation)
       select $1, 'follow', $2, '{}', '2026-11-18T12:00:00Z'::timestamptz - (n / $4::int) * interval '1 day'
       from generate_series($3::int * $4::int - 1, 0, -1) n`,
      [member, fan, DAYS, PER_DAY],
    );
    await database.query(
      `insert into notifications (account_id, type, sender_id, recommendation_id, json, date_creation)
       values ($1, 'like', $2, $3, '{}', '2026-06-20T12:00:00Z')`,
      [member, fan, discovery],
    );
    await database.query("analyze");
  });
  afterAll(() => database.close());

  it("are read for the days that the page shows only, not for those between", async () => {
    const { db } = database;
    const all = await listNotifications(db, member, { newest_id: null, offset: 0, limit: DAYS * PER_DAY + 1 });
    // Like a list whose oldest entry arrived late: today's beside one that is months old.
    const page = all.slice(0, 3).map(viewNotification);
    const shown = await withPeople(db, member, page, { timezone: "America/Toronto", newest_id: null });
    expect(shown.map(({ type, people }) => [type, people])).toEqual([
      ["like", 1],
      ["follow", 1],
      ["follow", 1],
    ]);
    const [plan] = await plansOf(
      database,
      ({ text }) => text.includes("width_bucket"),
      () => withPeople(db, member, page, { timezone: "America/Toronto", newest_id: null }),
    );
    const read = nodesOf(plan!).filter((node) => node["Relation Name"] === "notifications");
    expect(read.map((node) => node["Rows Removed by Filter"] ?? 0).reduce((sum, rows) => sum + rows, 0)).toBeLessThan(
      3 * PER_DAY,
    );
  });
});
