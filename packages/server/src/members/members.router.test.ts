import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_FOLLOWED } from "@tablee/domain/members/may-follow";
import { accountsRouter } from "../accounts/accounts.router.ts";
import type { Database } from "../database/open-database.ts";
import type { Events } from "../events/events.ts";
import { subscribers } from "../subscribers.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeBlock, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { startApi } from "../testing/start-api.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { membersRouter } from "./members.router.ts";

describe.each(everyDatabase())("members on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let told: Events["member.followed"][];
  let ines: Awaited<ReturnType<typeof makeAccount>>;
  let theo: Awaited<ReturnType<typeof makeAccount>>;
  const as = (caller: { id: number } | null) =>
    callAs(services, membersRouter, caller && ({ account_id: caller.id } satisfies Caller));
  const user = (member: { id: number }) => callAs(services, accountsRouter, { account_id: member.id });
  const follows = async () => (await database.query("select follower_id, followed_id from follows")).rows;
  const counts = async (id: number, viewer: { id: number } | null = null) => {
    const { follower_count, following_count } = await as(viewer).get({ id });
    return [follower_count, following_count];
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts"]);
    told = [];
    services = makeServices(database, {
      subscribers: { ...subscribers, "member.followed": [(_services, _tx, event) => (told.push(event), null)] },
    });
    ines = await makeAccount(database.db, { first_name: "Inès" });
    theo = await makeAccount(database.db, { first_name: "Théo" });
  });

  once("lets a suspended member follow nobody, but still block others", async () => {
    const suspension = { until: new Date("2026-11-25T17:00:00Z"), reason: "Insults" };
    const suspended = callAs(services, membersRouter, { account_id: theo.id, suspension });
    const refused = { code: "suspended", status: 403 };
    await expect(suspended.follow({ account_id: ines.id })).rejects.toMatchObject(refused);
    expect(await suspended.block({ account_id: ines.id })).toBe(true);
    expect(await follows()).toEqual([]);
  });

  describe("following", () => {
    it("toggles, updates the counts, and is announced once", async () => {
      expect(await as(theo).follow({ account_id: ines.id })).toBe(true);
      expect(await as(theo).get({ id: ines.guid })).toMatchObject({
        id: ines.id,
        follower_count: 1,
        is_following: true,
      });
      expect(await counts(theo.id)).toEqual([0, 1]);
      expect(told).toEqual([{ follower_id: theo.id, followed_id: ines.id, at: services.clock() }]);
      expect((await user(theo).currentUser({})).following).toEqual([ines.id]);
      expect(await as(theo).follow({ account_id: ines.id })).toBe(false);
      expect([await counts(ines.id), await counts(theo.id)]).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect(told).toHaveLength(1);
    });

    once("is refused for oneself, for unknown members, and to visitors", async () => {
      await expect(as(theo).follow({ account_id: theo.id })).rejects.toMatchObject({
        code: "own_account",
        status: 422,
      });
      await expect(as(theo).follow({ account_id: 99_999 })).rejects.toMatchObject({ code: "not_found", status: 404 });
      await expect(as(null).follow({ account_id: ines.id })).rejects.toMatchObject({ code: "unauthorized" });
    });

    once("is limited to a largest number of members", async () => {
      await database.query(
        `insert into accounts (guid, email, first_name, last_name)
         select gen_random_uuid(), 'many-' || n || '@tablee.test', 'M', 'N' from generate_series(1, ${MOST_FOLLOWED}) n`,
      );
      await database.query(
        "insert into follows (follower_id, followed_id) select $1, id from accounts where email like 'many-%'",
        [theo.id],
      );
      await expect(as(theo).follow({ account_id: ines.id })).rejects.toMatchObject({ code: "too_many_followed" });
      expect(await counts(theo.id)).toEqual([0, MOST_FOLLOWED]);
    });

    it("ends as the last of many simultaneous taps left it, with correct counts", async () => {
      const answers = await Promise.all(Array.from({ length: 9 }, () => as(theo).follow({ account_id: ines.id })));
      expect(answers.filter(Boolean)).toHaveLength(5);
      expect(await counts(ines.id)).toEqual([1, 0]);
      await Promise.all([as(ines).follow({ account_id: theo.id }), as(theo).follow({ account_id: ines.id })]);
      expect(await follows()).toEqual([{ follower_id: ines.id, followed_id: theo.id }]);
      expect([await counts(ines.id), await counts(theo.id)]).toEqual([
        [0, 1],
        [1, 0],
      ]);
    });

    once("is limited to as many per minute as a person can tap", async () => {
      const calls = as(theo);
      const codes = await Promise.all(
        Array.from({ length: 125 }, () =>
          calls.follow({ account_id: 99_999 }).catch((error: { code: string }) => error.code),
        ),
      );
      expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(5);
    });

    it("keeps a choice of whose new discoveries are announced", async () => {
      const leo = await makeAccount(database.db);
      await as(theo).follow({ account_id: ines.id });
      await as(theo).follow({ account_id: leo.id });
      expect((await user(theo).currentUser({})).notified_following).toEqual([ines.id, leo.id]);
      const changed = await user(theo).update({ notified_following: [leo.id, 99_999] });
      expect([changed.following, changed.notified_following]).toEqual([[ines.id, leo.id], [leo.id]]);
      expect((await user(theo).update({ notified_following: [] })).notified_following).toEqual([]);
      expect((await user(theo).update({ notified_following: [ines.id] })).notified_following).toEqual([ines.id]);
    });
  });

  describe("blocking", () => {
    beforeEach(async () => {
      await makeFollow(database.db, ines.id, theo.id);
      await makeFollow(database.db, theo.id, ines.id);
    });

    once("ends the follows of both, and unblocking restores none", async () => {
      expect(await as(ines).block({ account_id: theo.id })).toBe(true);
      expect(await follows()).toEqual([]);
      expect([await counts(ines.id), await counts(theo.id)]).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect((await user(ines).currentUser({})).blocked).toEqual([theo.id]);
      expect(await as(ines).get({ id: theo.id })).toMatchObject({ is_blocked: true, blocked_by: false });
      expect(await as(theo).get({ id: ines.id })).toMatchObject({ is_blocked: false, blocked_by: true });
      expect(await as(ines).block({ account_id: theo.id })).toBe(false);
      expect(await follows()).toEqual([]);
    });

    once("prevents both from following the other while it lasts", async () => {
      await as(ines).block({ account_id: theo.id });
      await expect(as(theo).follow({ account_id: ines.id })).rejects.toMatchObject({
        code: "user_blocked",
        status: 422,
      });
      await expect(as(ines).follow({ account_id: theo.id })).rejects.toMatchObject({ code: "member_blocked" });
    });

    it("leaves no follow, whichever of two simultaneous calls is first", async () => {
      for (let turn = 0; turn < 12; turn++) {
        await database.query("truncate follows, blocks, follow_counts");
        const wishes = [
          () => as(theo).follow({ account_id: ines.id }),
          () => as(ines).follow({ account_id: theo.id }),
          () => as(ines).block({ account_id: theo.id }),
        ];
        const first = turn % 3;
        await Promise.allSettled([...wishes.slice(first), ...wishes.slice(0, first)].map((wish) => wish()));
        expect(await follows()).toEqual([]);
        expect(await counts(ines.id)).toEqual([0, 0]);
      }
    });

    it("ends as the last of several devices left it", async () => {
      for (const devices of [2, 5]) {
        await database.query("truncate blocks");
        const taps = Array.from({ length: devices }, () => as(ines).block({ account_id: theo.id }));
        const answers = await Promise.all(taps);
        expect(answers.filter(Boolean)).toHaveLength(Math.ceil(devices / 2));
        expect((await user(ines).currentUser({})).blocked).toEqual(devices % 2 === 0 ? [] : [theo.id]);
        expect(await follows()).toEqual([]);
      }
    });

    once("is refused for oneself and for unknown members, and lists the blocked members", async () => {
      await expect(as(ines).block({ account_id: ines.id })).rejects.toMatchObject({ code: "own_account" });
      await expect(as(ines).block({ account_id: 99_999 })).rejects.toMatchObject({ code: "not_found" });
      expect(await as(ines).blocked({})).toEqual({ members: [], continuation: null });
      await as(ines).block({ account_id: theo.id });
      expect((await as(ines).blocked({})).members.map(({ first_name }) => first_name)).toEqual(["Théo"]);
      expect((await as(theo).blocked({})).members).toEqual([]);
    });
  });

  once("are found by id and by guid only", async () => {
    const api = await startApi(services);
    const answer = async (whose: string | number) => {
      const response = await api.fetch(`/api/client/accounts/${whose}`);
      return [response.status, ((await response.json()) as { id?: number }).id];
    };
    expect(await answer(ines.id)).toEqual([200, ines.id]);
    expect(await answer(ines.guid)).toEqual([200, ines.id]);
    expect(await answer(ines.guid.toUpperCase())).toEqual([200, ines.id]);
    expect(await answer(9_999_999_999)).toEqual([404, undefined]);
    for (const strange of ["0", "-1", "1.5", "1e3", "me", "%00", "1-1", `${ines.guid}0`]) {
      expect([strange, (await answer(strange))[0]]).toEqual([strange, 400]);
    }
    const list = await api.fetch(`/api/client/accounts/${ines.id}/recommendations?status=draft&limit=5`);
    expect(await list.json()).toEqual({ recommendations: [], continuation: null });
    await api.close();
  });

  describe("lists of members", () => {
    const walk = async (list: "followers" | "following", viewer: { id: number } | null, id: number, limit: number) => {
      const ids: number[] = [];
      let continuation: string | undefined;
      do {
        const page = await as(viewer)[list]({ id, limit, continuation });
        expect(page.members.length).toBeLessThanOrEqual(limit);
        ids.push(...page.members.map((member) => member.id));
        continuation = page.continuation ?? undefined;
      } while (continuation !== undefined);
      return ids;
    };

    it("are paged newest first without repeats, also those of the same moment", async () => {
      const fans = [];
      for (let n = 0; n < 7; n++) fans.push(await makeAccount(database.db));
      for (const [n, { id }] of fans.entries()) {
        services.setTime(new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))));
        await as({ id }).follow({ account_id: ines.id });
      }
      const newest = fans.map(({ id }) => id).toReversed();
      for (const limit of [1, 3, 7, 50]) expect(await walk("followers", null, ines.id, limit)).toEqual(newest);
      expect(await walk("following", theo, fans[0]!.id, 5)).toEqual([ines.id]);
      expect(await counts(ines.id)).toEqual([7, 0]);
    });

    once("leave out members whom the viewer blocked, and so do their counts", async () => {
      const fan = await makeAccount(database.db);
      await makeFollow(database.db, fan.id, ines.id);
      await makeFollow(database.db, ines.id, fan.id);
      await makeBlock(database.db, theo.id, fan.id);
      expect([await walk("followers", theo, ines.id, 5), await walk("following", theo, ines.id, 5)]).toEqual([[], []]);
      expect(await counts(ines.id, theo)).toEqual([0, 0]);
      expect(await walk("followers", null, ines.id, 5)).toEqual([fan.id]);
      expect(await counts(ines.id)).toEqual([1, 1]);
    });

    once("refuse a continuation of another list", async () => {
      const fan = await makeAccount(database.db);
      await makeFollow(database.db, fan.id, ines.id);
      await makeFollow(database.db, theo.id, ines.id);
      const { continuation } = await as(null).followers({ id: ines.id, limit: 1 });
      const other = { continuation: continuation ?? "", limit: 1 };
      await expect(as(null).following({ id: ines.id, ...other })).rejects.toMatchObject({ code: "invalid_input" });
      await expect(as(null).followers({ id: theo.id, ...other })).rejects.toMatchObject({ code: "invalid_input" });
    });
  });

  once("leave out members who asked to be deleted, and show them again when they come back", async () => {
    await makeFollow(database.db, theo.id, ines.id);
    await makeFollow(database.db, ines.id, theo.id);
    await makeRecommendation(database.db, theo.id);
    const leave = (at: string | null) =>
      database.query("update accounts set deleted_at = $2 where id = $1", [theo.id, at]);
    await leave("2026-11-18T17:00:00Z");
    const gone = { code: "not_found", status: 404 };
    await expect(as(ines).get({ id: theo.id })).rejects.toMatchObject(gone);
    await expect(as(ines).get({ id: theo.guid })).rejects.toMatchObject(gone);
    await expect(as(ines).recommendations({ id: theo.id })).rejects.toMatchObject(gone);
    await expect(as(ines).followers({ id: theo.id })).rejects.toMatchObject(gone);
    await expect(as(ines).following({ id: theo.id })).rejects.toMatchObject(gone);
    await expect(as(ines).follow({ account_id: theo.id })).rejects.toMatchObject(gone);
    await expect(as(ines).block({ account_id: theo.id })).rejects.toMatchObject(gone);
    expect((await as(null).followers({ id: ines.id })).members).toEqual([]);
    expect(await counts(ines.id)).toEqual([0, 0]);
    expect((await user(ines).currentUser({})).following).toEqual([]);
    await leave(null);
    expect(await counts(ines.id)).toEqual([1, 1]);
    expect((await user(ines).currentUser({})).following).toEqual([theo.id]);
  });

  describe("a member's discoveries", () => {
    it("are paged newest first, without those that the viewer dismissed", async () => {
      const ids: number[] = [];
      for (let n = 0; n < 5; n++) {
        const date_creation = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2)));
        ids.unshift((await makeRecommendation(database.db, ines.id, { date_creation })).id);
      }
      const walk = async (viewer: { id: number } | null) => {
        const found: number[] = [];
        let continuation: string | undefined;
        do {
          const page = await as(viewer).recommendations({ id: ines.guid, limit: 2, continuation });
          found.push(...page.recommendations.map(({ id }) => id));
          continuation = page.continuation ?? undefined;
        } while (continuation !== undefined);
        return found;
      };
      expect(await walk(null)).toEqual(ids);
      await database.query(
        "insert into recommendation_interactions (recommendation_id, account_id, type) values ($1, $2, 'not-interested')",
        [ids[1], theo.id],
      );
      expect(await walk(theo)).toEqual(ids.filter((id) => id !== ids[1]));
    });
  });
});
