import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { telling } from "../events/telling.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { followersQueue } from "./notify-followers.ts";
import { notificationsRouter } from "./notifications.router.ts";

describe.each(everyDatabase())("a followed member's new discovery, on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let jobs: ReturnType<typeof keptJobs>;
  let [author, follower, friend, stranger] = [0, 0, 0, 0];
  let discovery: number;
  const notifiedAll = vi.fn<Realtime["notifiedAll"]>();
  const push = vi.fn(async () => {});
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "recommendations", "notifications"]);
    jobs = keptJobs();
    services = makeServices(database, { jobs, realtime: { ...silentRealtime, notifiedAll }, push: { send: push } });
    const make = async () => (await makeAccount(database.db)).id;
    [author, follower, friend, stranger] = [await make(), await make(), await make(), await make()];
    for (const one of [follower, friend]) await makeFollow(database.db, one, author);
    await makeFollow(database.db, author, friend);
    discovery = (await makeRecommendation(database.db, author)).id;
    notifiedAll.mockClear();
    push.mockClear();
  });

  const publish = async () => {
    const event = { recommendation_id: discovery, author_id: author, at: services.clock() };
    await telling(services, (say) => database.db.transaction((tx) => say(tx, "discovery.published", event)));
    await jobs.run(services);
    await jobs.run(services);
  };
  const heard = async () => {
    const { rows } = await database.query<{ id: number }>("select account_id id from notifications order by 1");
    return rows.map(({ id }) => id);
  };

  it("is announced to all followers after the answer, on every device, once", async () => {
    await publish();
    expect(await heard()).toEqual([follower, friend]);
    const { notifications } = await callAs(services, notificationsRouter, { account_id: follower }).list({});
    expect(notifications).toMatchObject([{ type: "post", json: { sender_id: author, recommendation_id: discovery } }]);
    expect(notifiedAll).toHaveBeenCalledWith(expect.objectContaining({ type: "post" }), [
      { account_id: follower, id: expect.any(Number), unread: 1 },
      { account_id: friend, id: expect.any(Number), unread: 1 },
    ]);
    expect(push).toHaveBeenCalledTimes(2);
    await publish();
    await followersQueue.work(services, { recommendation_id: discovery, at: 0 });
    expect(await heard()).toEqual([follower, friend]);
    expect(push).toHaveBeenCalledTimes(2);
  });

  once("is announced to friends alone if it is for friends, and to nobody if it was withdrawn", async () => {
    const set = (what: string) => database.query(`update recommendations set ${what}`);
    await set("visibility = 'private'");
    await publish();
    await set("visibility = 'public', status = 'pending'");
    await publish();
    expect(await heard()).toEqual([]);
    await set("visibility = 'friends', status = 'approved'");
    await publish();
    expect(await heard()).toEqual([friend]);
  });

  once("is not announced to members whom the author blocked, who are deleted, or who do not want it", async () => {
    await makeFollow(database.db, stranger, author);
    const quietFollower = (await makeAccount(database.db)).id;
    await makeFollow(database.db, quietFollower, author);
    await database.query("update follows set notified = false where follower_id = $1", [quietFollower]);
    await database.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [author, follower]);
    await database.query("update accounts set deleted_at = now() where id = $1", [stranger]);
    const quiet = { post: { app: false, push: false } };
    await database.query("update accounts set notification_settings = $2 where id = $1", [
      friend,
      JSON.stringify(quiet),
    ]);
    await publish();
    const list = await callAs(services, notificationsRouter, { account_id: friend }).list({});
    expect(list.notifications).toEqual([]);
    expect(notifiedAll).not.toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
    expect(await heard()).toEqual([friend]);
  });

  once("reaches thousands with a few statements", async () => {
    await database.query(
      `with made as (
         insert into accounts (guid, email, first_name, last_name)
         select gen_random_uuid(), 'fan' || n || '@tablee.test', 'Fan', 'Fan' from generate_series(1, 2500) n returning id
       ) insert into follows (follower_id, followed_id) select id, $1 from made`,
      [author],
    );
    const event = { recommendation_id: discovery, author_id: author, at: services.clock() };
    await telling(services, (say) => database.db.transaction((tx) => say(tx, "discovery.published", event)));
    await jobs.run(services);
    // A job that exceeds its time is run again, so each is small.
    expect(jobs.data()).toHaveLength(20 + 20 + 11);
    for (const { ids } of jobs.data() as { ids: number[] }[]) expect(ids.length).toBeLessThanOrEqual(50);
    await jobs.run(services);
    expect((await heard()).length).toBe(2_502);
    expect(notifiedAll.mock.calls.map(([, receivers]) => receivers.length)).toEqual([1_000, 1_000, 502]);
    expect(push).toHaveBeenCalledTimes(2_502);
  });
});
