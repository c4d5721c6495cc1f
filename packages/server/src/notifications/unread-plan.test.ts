import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeAccount, makeBlock, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { countAllUnread, countUnread, listNotifications } from "./notifications.queries.ts";

describe.each(testDatabases())("a member's unread count on %s", ({ open, kind }) => {
  let database: Database;
  let [member, friend, left, blocked, blocker] = [0, 0, 0, 0, 0];
  const discoveries: number[] = [];
  const tell = (sender_id: number | null, recommendation_id: number | null, shown = true, read = false) =>
    database.query(
      `insert into notifications (account_id, type, sender_id, recommendation_id, json, date_creation, shown, read)
       values ($1, 'like', $2, $3, '{}', now(), $4, $5)`,
      [member, sender_id, recommendation_id, shown, read],
    );
  beforeAll(async () => {
    database = await open();
    await emptyTables(database, ["accounts", "recommendations", "notifications"]);
    const { db } = database;
    [member = 0, friend = 0, left = 0, blocked = 0, blocker = 0] = await Promise.all(
      Array.from({ length: 5 }, async () => (await makeAccount(db)).id),
    );
    await database.query("update accounts set deleted_at = now() where id = $1", [left]);
    await makeBlock(db, member, blocked);
    await makeBlock(db, blocker, member);
    await makeFollow(db, member, friend);
    await makeFollow(db, friend, member);
    for (const author of [member, friend, left, blocked]) {
      for (const visibility of ["public", "friends", "private"] as const) {
        for (const status of ["approved", "pending"] as const) {
          discoveries.push((await makeRecommendation(db, author, { visibility, status })).id);
        }
      }
    }
    for (const sender of [null, friend, left, blocked, blocker]) {
      for (const discovery of [null, ...discoveries]) await tell(sender, discovery);
    }
    await tell(friend, null, false);
    await tell(friend, null, true, true);
    if (kind === "postgresql") await database.query("analyze");
  });
  afterAll(() => database.close());

  it.runIf(kind === "postgresql")("is planned once per connection, not for every like", async () => {
    for (let turn = 0; turn < 24; turn += 1) await countUnread(database.db, member);
    const { rows } = await database.query<{ kept: number; anew: number }>(
      `select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements
       where name = 'unread_of_member' and generic_plans + custom_plans >= 12`,
    );
    expect(rows).not.toEqual([]);
    expect(rows.filter(({ anew }) => anew > 5)).toEqual([]);
  });

  it("matches the list, whoever caused the notifications and whichever discovery they are about", async () => {
    const { db } = database;
    const listed = await listNotifications(db, member, { newest_id: null, offset: 0, limit: 1_000 });
    const unread = listed.filter(({ read }) => !read).length;
    // From nobody or from the friend: about nothing, about all six of the member's own discoveries, about the friend's
    // two, and about the blocked member's public one.
    expect(unread).toBe(2 * (1 + 6 + 2 + 1));
    expect(await countUnread(db, member)).toBe(unread);
    expect((await countAllUnread(db, [member, friend])).get(member)).toBe(unread);
    expect(await countUnread(db, friend)).toBe(0);
  });
});
