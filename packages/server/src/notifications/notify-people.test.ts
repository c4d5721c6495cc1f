import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { NotificationSettings } from "@tablee/domain/notifications/notification-settings";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { Events } from "../events/events.ts";
import { telling } from "../events/telling.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { notificationsRouter } from "./notifications.router.ts";

const written: Comment = {
  id: 0,
  text: "Good",
  account_id: 0,
  first_name: "",
  avatar_url: null,
  certification: null,
  date_creation: "2026-11-18T17:00:00.000000Z",
  parent_id: null,
  response_count: 0,
  deleted: false,
  blocked_by_author: false,
  from_owner: false,
  responses: [],
};

describe.each(everyDatabase())("notifications of what members do, on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let jobs: ReturnType<typeof keptJobs>;
  let [author, reader, other] = [0, 0, 0];
  let discovery: number;
  const notified = vi.fn<Realtime["notified"]>();
  const push = vi.fn(async () => {});
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "recommendations", "notifications"]);
    jobs = keptJobs();
    services = makeServices(database, { jobs, realtime: { ...silentRealtime, notified }, push: { send: push } });
    author = (await makeAccount(database.db, { first_name: "Ana" })).id;
    reader = (await makeAccount(database.db, { first_name: "Zoé", avatar_url: "/zoe.svg" })).id;
    other = (await makeAccount(database.db, { first_name: "Omar" })).id;
    discovery = (await makeRecommendation(database.db, author, { image_url: "/pictures/ramen.webp" })).id;
    notified.mockClear();
    push.mockClear();
  });

  const say = <Name extends keyof Events>(name: Name, event: Events[Name]) =>
    telling(services, (tell) => database.db.transaction((tx) => tell(tx, name, event)));
  const at = () => services.clock();
  const like = (account_id = reader) =>
    say("discovery.liked", { recommendation_id: discovery, author_id: author, account_id, at: at() });
  const follow = () => say("member.followed", { follower_id: reader, followed_id: author, at: at() });
  const named = async (first_name: string) => (await makeAccount(database.db, { first_name })).id;
  let comments = 0;
  const comment = (by: number, answers: { parent_id: number; parent_author_id: number } | null = null) =>
    say("comment.posted", {
      comment: { ...written, id: (comments += 1), account_id: by },
      below: null,
      recommendation_id: discovery,
      author_id: author,
      visibility: "public",
      account_id: by,
      parent_id: answers?.parent_id ?? null,
      parent_author_id: answers?.parent_author_id ?? null,
      at: at(),
    });
  const listOf = async (account_id: number) =>
    (await callAs(services, notificationsRouter, { account_id }).list({})).notifications;
  const typesOf = async (account_id: number) => (await listOf(account_id)).map(({ type }) => type);
  const unreadOf = (account_id: number) => callAs(services, notificationsRouter, { account_id }).unreadCount();
  const choose = (settings: NotificationSettings) =>
    database.query("update accounts set notification_settings = $2 where id = $1", [author, JSON.stringify(settings)]);

  it("say who did it and to what", async () => {
    await like();
    const [told] = await listOf(author);
    expect(told).toMatchObject({
      type: "like",
      read: false,
      json: {
        sender_id: reader,
        sender_first_name: "Zoé",
        sender_last_name: "Gagnon",
        sender_avatar_url: "/zoe.svg",
        recommendation_id: discovery,
        recommendation_image_url: "/pictures/ramen.webp",
        comment_id: null,
      },
    });
    expect(notified.mock.calls).toEqual([[author, told, 1]]);
    await jobs.run(services);
    expect(push).toHaveBeenCalledWith(
      expect.objectContaining({ channel: "social", redirect: `/discovery/${discovery}` }),
    );
  });

  it("are counted at once for a listening device only, and otherwise on request", async () => {
    Object.assign(services, { realtime: { ...silentRealtime, notified, mayHear: () => false } });
    await like();
    expect(notified).not.toHaveBeenCalled();
    expect([await typesOf(author), await unreadOf(author)]).toEqual([["like"], 1]);
  });

  it("count the people of their whole entry, on whichever page it stands, by the days of the reader's time zone", async () => {
    // 22:30 and 23:30 in Montréal, then 00:30.
    const fans = [reader, other, ...(await Promise.all(["Lou", "Max", "Noa"].map(named)))];
    for (const [n, fan] of fans.entries()) {
      services.setTime(n < 2 ? `2026-11-18T0${3 + n}:30:00Z` : "2026-11-18T05:30:00Z");
      await like(fan);
    }
    await follow();
    const asked = (own: object = {}) =>
      callAs(services, notificationsRouter, { account_id: author }).list({
        limit: 2,
        timezone: "America/Toronto",
        ...own,
      });
    const peopleOn = async (own: object = {}) =>
      (await asked(own)).notifications.map(({ type, people }) => [type, people]);
    expect(await peopleOn()).toEqual([
      ["follow", 1],
      ["like", 3],
    ]);
    expect(await peopleOn({ offset: 2 })).toEqual([
      ["like", 3],
      ["like", 3],
    ]);
    expect(await peopleOn({ offset: 4 })).toEqual([
      ["like", 2],
      ["like", 2],
    ]);
    expect(await peopleOn({ offset: 4, timezone: "nowhere" })).toEqual([
      ["like", 5],
      ["like", 5],
    ]);
    // A page that was begun before somebody else followed, and one whose discovery somebody else has liked.
    const { notifications } = await asked();
    await like(await named("Zia"));
    expect(await peopleOn({ offset: 2, newest_id: notifications[0]!.id })).toEqual([
      ["like", 3],
      ["like", 3],
    ]);
    expect((await peopleOn())[0]).toEqual(["like", 4]);
    // Blocked members are in no entry; without a time zone nothing is counted.
    await database.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [author, fans[4]]);
    expect((await peopleOn())[0]).toEqual(["like", 3]);
    expect((await asked({ timezone: undefined })).notifications[0]).not.toHaveProperty("people");
  });

  it("are sent once, however often the like or follow is repeated, also at the same time", async () => {
    await Promise.all([like(), like(), like()]);
    await like();
    await follow();
    await follow();
    await like(other);
    expect(await typesOf(author)).toEqual(["like", "follow", "like"]);
    expect(notified).toHaveBeenCalledTimes(3);
  });

  once("are pushed once, and not listed, if the member turned them off in the app", async () => {
    await choose({ like: { app: false } });
    await like();
    await like();
    await jobs.run(services);
    expect(push).toHaveBeenCalledOnce();
    expect([await typesOf(author), await unreadOf(author), notified.mock.calls.length]).toEqual([[], 0, 0]);
  });

  once("are never sent to the member who acted", async () => {
    await like(author);
    await comment(author);
    expect(await typesOf(author)).toEqual([]);
  });

  once("of a comment reach the discovery's author and the member answered, once each", async () => {
    await comment(reader);
    await comment(other, { parent_id: 1, parent_author_id: reader });
    await comment(reader, { parent_id: 9, parent_author_id: author });
    const jsonOf = async (id: number) =>
      (await listOf(id)).map(({ json: { sender_id, comment_id, parent_id } }) => [sender_id, comment_id, parent_id]);
    expect(await jsonOf(author)).toEqual([
      [reader, comments, 9],
      [other, comments - 1, null],
      [reader, comments - 2, null],
    ]);
    expect(await jsonOf(reader)).toEqual([[other, comments - 1, 1]]);
  });

  once("are not sent between members one of whom blocked the other, before or after", async () => {
    await like();
    await database.query("insert into blocks (blocker_id, blocked_id) values ($1, $2), ($3, $1)", [
      author,
      reader,
      other,
    ]);
    expect([await typesOf(author), await unreadOf(author)]).toEqual([[], 0]);
    await follow();
    await comment(other);
    await database.query("delete from blocks");
    expect(await typesOf(author)).toEqual(["like"]);
  });

  once("are hidden while the member who acted is hidden", async () => {
    await like();
    await database.query("update accounts set deleted_at = now() where id = $1", [reader]);
    await follow();
    expect([await typesOf(author), await unreadOf(author)]).toEqual([[], 0]);
    await database.query("update accounts set deleted_at = null, first_name = 'Léa' where id = $1", [reader]);
    expect((await listOf(author)).map(({ json }) => json.sender_first_name)).toEqual(["Léa"]);
  });

  once("about a discovery are hidden while the reader may not see it, and deleted with it", async () => {
    await comment(other, { parent_id: 1, parent_author_id: reader });
    const set = (what: string) => database.query(`update recommendations set ${what}`);
    await set("visibility = 'private'");
    expect([await typesOf(reader), await unreadOf(reader)]).toEqual([[], 0]);
    expect(await typesOf(author)).toEqual(["comment"]);
    await set("visibility = 'friends'");
    expect(await typesOf(reader)).toEqual([]);
    await makeFollow(database.db, reader, author);
    await makeFollow(database.db, author, reader);
    expect(await typesOf(reader)).toEqual(["comment"]);
    await set("status = 'pending'");
    expect(await typesOf(reader)).toEqual([]);
    await database.query("delete from recommendations");
    expect([await typesOf(author), await unreadOf(author)]).toEqual([[], 0]);
  });

  once("of a comment deleted by a moderator give its author the reason and no name", async () => {
    const rejected = { comment_id: 1, recommendation_id: discovery, account_id: reader, reason: "Insult", at: at() };
    await say("comment.rejected", rejected);
    await say("comment.rejected", rejected);
    expect(await listOf(reader)).toMatchObject([
      { type: "comment", json: { sender_id: null, comment_id: null, status: "rejected", reason: "Insult" } },
    ]);
    await jobs.run(services);
    const redirect = `/discovery/${discovery}`;
    const body = "A moderator removed your comment: Insult";
    expect(push).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body, redirect }));
  });

  once("of moderators' decisions reach the author each time, without a name", async () => {
    for (const status of ["rejected", "approved", "rejected"] as const) {
      services.setTime(new Date(at().getTime() + 1_000));
      await say("discovery.decided", { recommendation_id: discovery, author_id: author, status, at: at() });
    }
    const told = await listOf(author);
    expect(told.map(({ type, json }) => [type, json.status, json.sender_id])).toEqual([
      ["post", "rejected", null],
      ["post", "approved", null],
      ["post", "rejected", null],
    ]);
  });
});
