import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Interaction } from "@tablee/domain/discoveries/discovery";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices } from "../testing/make-services.ts";
import { subscribers } from "../subscribers.ts";
import { makeAccount, makeBlock, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { discoveriesRouter } from "./discoveries.router.ts";

describe.each(everyDatabase())("interactions on %s", ({ open }) => {
  let database: Database;
  let author: { id: number };
  let reader: { id: number };
  let discovery: { id: number };
  const as = (account: { id: number } | null) =>
    callAs(makeServices(database), discoveriesRouter, account && { account_id: account.id });
  const toggle = (account: { id: number }, type: Interaction, id = discovery.id) =>
    as(account).interact({ recommendation_id: id, type });
  const stored = async () => {
    const { rows } = await database.query<{ likes: number; counted: number }>(
      `select likes, (select count(*)::int from recommendation_interactions where type = 'like') as counted
       from recommendations where id = $1`,
      [discovery.id],
    );
    return rows[0]!;
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "recommendations", "recommendation_interactions"]);
    author = await makeAccount(database.db);
    reader = await makeAccount(database.db);
    discovery = await makeRecommendation(database.db, author.id);
  });

  it("are limited to as many per minute as a person can tap", async () => {
    const calls = as(reader);
    const wish = { recommendation_id: 2_147_483_647, type: "like" as const };
    const codes = await Promise.all(
      Array.from({ length: 130 }, () => calls.interact(wish).catch((error: { code: string }) => error.code)),
    );
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(10);
  });

  it("toggle, and a like removes a dislike and the reverse", async () => {
    expect(await toggle(reader, "like")).toEqual({ enabled: true, likes: 1 });
    expect(await toggle(reader, "dislike")).toEqual({ enabled: true, likes: 0 });
    expect(await toggle(reader, "like")).toEqual({ enabled: true, likes: 1 });
    expect(await stored()).toEqual({ likes: 1, counted: 1 });
    const { rows } = await database.query("select type from recommendation_interactions");
    expect(rows).toEqual([{ type: "like" }]);
    expect(await toggle(reader, "like")).toEqual({ enabled: false, likes: 0 });
    expect(await toggle(reader, "not-interested")).toEqual({ enabled: true, likes: 0 });
    expect(await toggle(reader, "not-interested")).toEqual({ enabled: false, likes: 0 });
  });

  it("keep correct counts when many devices tap at the same time", async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => makeAccount(database.db)));
    // Three taps each: every member ends up liking.
    const taps = members.flatMap((member) => [member, member, member]);
    await Promise.all(taps.map((member) => toggle(member, "like")));
    expect(await stored()).toEqual({ likes: 6, counted: 6 });
    await Promise.all(members.map((member) => toggle(member, "dislike")));
    expect(await stored()).toEqual({ likes: 0, counted: 0 });
    const mixed = members.flatMap((member) => [
      toggle(member, "like"),
      toggle(member, "dislike"),
      toggle(member, "like"),
    ]);
    await Promise.all(mixed);
    const { likes, counted } = await stored();
    expect(likes).toBe(counted);
  });

  it("send a discovery back to the moderators at the third member's report", async () => {
    const [a, b, c] = [await makeAccount(database.db), await makeAccount(database.db), await makeAccount(database.db)];
    // Three concurrent calls of one member are three toggles, and one report.
    await Promise.all([a, a, a].map((one) => toggle(one, "report")));
    await toggle(b, "report");
    expect((await as(null).get({ id: discovery.id })).status).toBe("approved");
    expect(await toggle(c, "report")).toEqual({ enabled: true, likes: 0 });
    await expect(as(null).get({ id: discovery.id })).rejects.toMatchObject({ code: "not_found", status: 404 });
    expect((await as(author).get({ id: discovery.id })).status).toBe("pending");
  });

  it("let each member withdraw a report after it has returned the discovery to the moderators", async () => {
    const [a, b, c] = [await makeAccount(database.db), await makeAccount(database.db), await makeAccount(database.db)];
    for (const one of [a, b, c]) await toggle(one, "report");
    const waiting = async () =>
      (await database.query("select status, waiting_since from recommendations where id = $1", [discovery.id])).rows[0];
    const before = await waiting();
    for (const one of [c, a, b]) expect(await toggle(one, "report")).toEqual({ enabled: false, likes: 0 });
    const { rows } = await database.query("select type from recommendation_interactions");
    expect(rows).toEqual([]);
    expect(await waiting()).toEqual({ ...before, status: "pending" });
    // Nothing else can be done to it, and nobody else learns that it is there.
    await expect(toggle(c, "report")).rejects.toMatchObject({ code: "not_found" });
    await expect(toggle(reader, "report")).rejects.toMatchObject({ code: "not_found" });
    await expect(toggle(a, "like")).rejects.toMatchObject({ code: "not_found" });
    await expect(toggle(author, "report")).rejects.toMatchObject({ code: "not_found" });
  });

  it("are refused to visitors, for reports of one's own discovery, and for discoveries that cannot be seen", async () => {
    await expect(as(null).interact({ recommendation_id: discovery.id, type: "like" })).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
    });
    await expect(toggle(author, "report")).rejects.toMatchObject({ code: "own_recommendation", status: 422 });
    expect(await toggle(author, "like")).toEqual({ enabled: true, likes: 1 });

    const unseen = [
      await makeRecommendation(database.db, author.id, { status: "draft" }),
      await makeRecommendation(database.db, author.id, { visibility: "private" }),
      await makeRecommendation(database.db, author.id, { visibility: "friends" }),
      { id: 2_147_483_647 },
    ];
    for (const { id } of unseen) {
      await expect(toggle(reader, "like", id)).rejects.toMatchObject({ code: "not_found", status: 404 });
      await expect(as(reader).get({ id })).rejects.toMatchObject({ code: "not_found", status: 404 });
    }
    await makeFollow(database.db, reader.id, author.id);
    await makeFollow(database.db, author.id, reader.id);
    expect(await toggle(reader, "like", unseen[2]!.id)).toEqual({ enabled: true, likes: 1 });
    expect((await as(reader).get({ id: unseen[2]!.id })).visibility).toBe("friends");
  });

  it("refuse a like of an author who blocked the member, but let an earlier like be removed", async () => {
    expect(await toggle(reader, "like")).toEqual({ enabled: true, likes: 1 });
    await makeBlock(database.db, author.id, reader.id);
    expect(await toggle(reader, "like")).toEqual({ enabled: false, likes: 0 });
    await expect(toggle(reader, "like")).rejects.toMatchObject({ code: "user_blocked", status: 422 });
    expect(await stored()).toEqual({ likes: 0, counted: 0 });
    for (const type of ["dislike", "not-interested", "report"] as const) {
      expect((await toggle(reader, type)).enabled).toBe(true);
    }
  });

  it("publish one event for each new like", async () => {
    const told: unknown[] = [];
    const heard = {
      ...subscribers,
      "discovery.liked": [(_s: unknown, _tx: unknown, event: unknown) => (told.push(event), null)],
    };
    const calls = callAs(makeServices(database, { subscribers: heard }), discoveriesRouter, { account_id: reader.id });
    const wish = { recommendation_id: discovery.id };
    await calls.interact({ ...wish, type: "like" });
    await calls.interact({ ...wish, type: "dislike" });
    await calls.interact({ ...wish, type: "report" });
    expect(told).toEqual([
      { recommendation_id: discovery.id, author_id: author.id, account_id: reader.id, at: expect.any(Date) },
    ]);
  });

  it("refuse ids out of range and unknown types as input", async () => {
    const bad = [
      { recommendation_id: 0, type: "like" },
      { recommendation_id: 2_147_483_648, type: "like" },
      { recommendation_id: 1.5, type: "like" },
      { recommendation_id: discovery.id, type: "love" },
    ];
    for (const input of bad) {
      await expect(as(reader).interact(input as never)).rejects.toMatchObject({ code: "invalid_input", status: 400 });
    }
  });

  it("are kept exclusive by a constraint of the table: a like excludes a dislike", async () => {
    await toggle(reader, "like");
    await expect(
      database.query(
        "insert into recommendation_interactions (recommendation_id, account_id, type) values ($1, $2, 'dislike')",
        [discovery.id, reader.id],
      ),
    ).rejects.toThrow(/interactions_like_or_dislike/);
  });
});
