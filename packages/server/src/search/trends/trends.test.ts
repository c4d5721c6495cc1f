import { randomUUID } from "node:crypto";
import type { TrendItem } from "@tablee/contract/search/trends.schema";
import type { TrendCategory } from "@tablee/domain/search/trends";
import { minor } from "@tablee/domain/money/minor";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Database } from "../../database/open-database.ts";
import { comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";
import { orderIntents, orders } from "../../orders/stored/orders.table.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { callAs } from "../../testing/call-as.ts";
import { emptyTables } from "../../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  makeAccount,
  makeBlock,
  makeFollow,
  makeItem,
  makeRecommendation,
  makeRestaurant,
} from "../../testing/make-world.queries.ts";
import { itOnce } from "../../testing/it-once.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { searchRouter } from "../search.router.ts";
import { refreshTrends } from "./refresh-trends.ts";

const DAY_MS = 86_400_000;
const text = (en: string, fr = en) => ({ en, fr, default: null });
const amounts = { subtotal: minor(1_000), tax: minor(0), tip: minor(0), delivery_fee: minor(0), total: minor(1_000) };
const MONTREAL = { latitude: 45.523, longitude: -73.581 };
const TOKYO = { latitude: 35.68, longitude: 139.76 };

const thingOf = (one: TrendItem): number | string => {
  if ("recommendation" in one) return one.recommendation.id;
  if ("item" in one) return one.item.id;
  if ("restaurant" in one) return one.restaurant.id;
  return "account" in one ? one.account.id : one.hashtag;
};

describe.each(everyDatabase())("trends on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let author: { id: number };
  let fans: { id: number }[];
  let place: { id: number };
  /** A different position for each test, so that no cached result is returned. */
  let step = 0;

  const before = (days: number) => new Date(services.clock().getTime() - days * DAY_MS);
  const like = async (recommendation_id: number, fan: { id: number } | undefined, days = 0) => {
    const row = { recommendation_id, account_id: fan?.id ?? 0, type: "like" as const, created_at: before(days) };
    await database.db.insert(interactions).values(row);
  };
  /** Recounts everybody. */
  const counted = async () => {
    await database.query("delete from trend_counts");
    await refreshTrends(services);
  };
  /** Runs the next count, which covers only members who did or withdrew something meanwhile. */
  const countedOn = async () => {
    services.setTime(new Date(services.clock().getTime() + 15_000));
    await refreshTrends(services);
  };
  const commented = (recommendation_id: number, fan: { id: number } | undefined) =>
    database.db.insert(comments).values({
      recommendation_id,
      account_id: fan?.id ?? 0,
      text: "Miam",
      date_creation: before(0).toISOString(),
    });
  const ordered = (fan: { id: number } | undefined) =>
    database.db.insert(orders).values({
      guid: randomUUID(),
      restaurant_id: place.id,
      account_id: fan?.id ?? 0,
      number: 1,
      idempotency_key: "once",
      request_hash: "",
      status: "new",
      mode: "take_out",
      date: "2026-11-26",
      time: "12:00",
      planned: false,
      slot: before(0),
      dishes: 1,
      ...amounts,
      currency: "CAD",
      source: "tablee",
      min_time: before(0),
      max_time: before(0),
      revision: 1,
      date_creation: before(0),
    });
  const votes = async () => {
    const { rows } = await database.query<{ vote: string }>(
      "select concat_ws(' ', category, thing, account_id, restaurant_id) as vote from trend_votes order by 1",
    );
    return rows.map(({ vote }) => vote);
  };
  const trend = async (
    category: TrendCategory,
    {
      as = null,
      at = MONTREAL,
      ...own
    }: { as?: { id: number } | null; at?: typeof MONTREAL; worldwide?: boolean } = {},
  ) => {
    await counted();
    step += 1;
    const from = { latitude: at.latitude + step / 100, longitude: at.longitude };
    const caller = callAs(services, searchRouter, as && { account_id: as.id });
    const { items } = await caller.trends({ category, ...from, ...own });
    return items.map((one) => [thingOf(one), one.score] as const);
  };
  const things = async (...asked: Parameters<typeof trend>) => (await trend(...asked)).map(([thing]) => thing);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "restaurants", "trend_votes", "trend_counts", "trend_changes"]);
    // Moves to another position, so that no cached results of earlier tests are returned.
    step += 1;
    if (step > 30) step = 0;
    services = makeServices(database);
    author = await makeAccount(database.db, { first_name: "Zoé" });
    fans = [];
    for (let fan = 0; fan < 4; fan++) fans.push(await makeAccount(database.db));
    place = await makeRestaurant(database.db, { cuisines: ["ice_cream"], ...MONTREAL });
  });

  /** An old discovery: its publication no longer counts as a vote. */
  const discovery = (own: Parameters<typeof makeRecommendation>[2] = {}) =>
    makeRecommendation(database.db, author.id, { restaurant_id: place.id, date_creation: before(40), ...own });

  once("count a member once for a thing, however much the member does", async () => {
    const dish = await makeItem(database.db, place.id);
    const one = await discovery({ item_id: dish.id });
    const other = await discovery({ item_id: dish.id });
    await like(one.id, fans[0]);
    await like(other.id, fans[0]);
    await database.db.insert(orderIntents).values({
      kind: "start",
      restaurant_id: place.id,
      item_id: dish.id,
      account_id: fans[0]?.id ?? 0,
      date: before(0),
    });
    expect(await trend("dishes")).toEqual([[dish.id, 1]]);
    expect(await trend("restaurants")).toEqual([[place.id, 1]]);
    expect(await trend("members")).toEqual([[author.id, 1]]);
    expect(await trend("hashtags")).toEqual([["icecream", 1]]);
    expect(await trend("discoveries")).toEqual([
      [one.id, 1],
      [other.id, 1],
    ]);
    await like(one.id, fans[1]);
    expect(await trend("dishes")).toEqual([[dish.id, 2]]);
  });

  it("count a vote half after two days and not at all after seven or once it is withdrawn", async () => {
    const [old, young, gone] = [await discovery(), await discovery(), await discovery()];
    await like(old.id, fans[0], 2);
    await like(young.id, fans[0], 0);
    await like(gone.id, fans[0], 7);
    expect(await trend("discoveries")).toEqual([
      [young.id, 1],
      [old.id, 0.5],
    ]);
    await database.db.delete(interactions).where(eq(interactions.recommendation_id, young.id));
    expect(await things("discoveries")).toEqual([old.id]);
  });

  once(
    "do not count a member's likes of their own discovery, but count its publication for what it recommends",
    async () => {
      const fresh = await discovery({ date_creation: before(0) });
      await like(fresh.id, author);
      expect(await trend("discoveries")).toEqual([]);
      expect(await trend("members")).toEqual([]);
      expect(await trend("restaurants")).toEqual([[place.id, 1]]);
    },
  );

  once("contain only what everybody may see, of existing members, without those whom a block separates", async () => {
    const [friends, draft, seen] = [
      await discovery({ visibility: "friends" }),
      await discovery({ status: "pending" }),
      await discovery(),
    ];
    for (const { id } of [friends, draft, seen]) await like(id, fans[0]);
    await makeFollow(database.db, fans[1]?.id ?? 0, author.id);
    await makeFollow(database.db, author.id, fans[1]?.id ?? 0);
    expect(await things("discoveries", { as: fans[1] ?? null })).toEqual([seen.id]);
    expect(await trend("restaurants")).toEqual([[place.id, 1]]);
    await makeBlock(database.db, fans[2]?.id ?? 0, author.id);
    expect(await things("discoveries", { as: fans[2] ?? null })).toEqual([]);
    expect(await things("members", { as: fans[2] ?? null })).toEqual([]);
    expect(await things("members")).toEqual([author.id]);
    // A member who has turned a discovery away does not see it here either.
    const turned = { recommendation_id: seen.id, account_id: fans[3]?.id ?? 0, type: "not-interested" as const };
    await database.db.insert(interactions).values(turned);
    expect(await things("discoveries", { as: fans[3] ?? null })).toEqual([]);
    await database.db
      .update(accounts)
      .set({ deleted_at: before(0) })
      .where(eq(accounts.id, author.id));
    expect(await things("members")).toEqual([]);
    expect(await things("restaurants")).toEqual([]);
  });

  once("are counted within 50 km, or worldwide, where discoveries without a restaurant count too", async () => {
    const far = await makeRestaurant(database.db, TOKYO);
    const [here, there] = [await discovery(), await discovery({ restaurant_id: far.id })];
    const nowhere = await discovery({ restaurant_id: null });
    for (const { id } of [here, there, nowhere]) await like(id, fans[0]);
    expect(await things("discoveries")).toEqual([here.id]);
    expect(await things("discoveries", { at: TOKYO })).toEqual([there.id]);
    expect(await things("discoveries", { worldwide: true })).toHaveLength(3);
    await like(there.id, fans[1]);
    expect(await trend("members", { at: TOKYO })).toEqual([[author.id, 2]]);
  });

  once("contain the hashtags of the words and of what is recommended, folded", async () => {
    const dish = await makeItem(database.db, place.id, { tags: ["gluten-free"] });
    const one = await discovery({
      item_id: dish.id,
      name: text("Best #IceCream", "La meilleure #Crème_Brûlée"),
      description: text("In #2026, the # of us #a", "Le #寿司"),
    });
    await like(one.id, fans[0]);
    expect(new Set(await things("hashtags"))).toEqual(new Set(["cremebrulee", "glutenfree", "icecream", "寿司"]));
  });

  once("suggest the most liked around here, whom one neither is, follows nor blocks", async () => {
    const others = [];
    for (let name = 0; name < 4; name++) others.push(await makeAccount(database.db));
    const written = [];
    for (const { id } of others) {
      const own = { restaurant_id: place.id, date_creation: before(20) };
      written.push(await makeRecommendation(database.db, id, own));
    }
    for (const [rank, { id }] of written.entries()) {
      for (const fan of fans.slice(0, 4 - rank)) await like(id, fan, 10);
    }
    const viewer = fans[0] ?? author;
    const asked = async (as: { id: number } | null, latitude = 45.3) => {
      const caller = callAs(services, searchRouter, as && { account_id: as.id });
      const { members } = await caller.searchTrends({ latitude, longitude: -73.5 });
      return members.map(({ id }) => id);
    };
    const ids = others.map(({ id }) => id);
    expect(await asked(null)).toEqual(ids);
    await makeFollow(database.db, viewer.id, ids[0] ?? 0);
    await makeBlock(database.db, viewer.id, ids[1] ?? 0);
    await makeBlock(database.db, ids[2] ?? 0, viewer.id);
    expect(await asked(viewer)).toEqual([ids[3]]);
    expect(await asked(others[0] ?? null)).toEqual(ids.slice(1));
    await database.db
      .update(recommendations)
      .set({ visibility: "friends" })
      .where(eq(recommendations.id, written[0]?.id ?? 0));
    // Counted once a minute for all who ask within the same ten kilometres.
    expect(await asked(null, 45.34)).toEqual(ids);
    expect(await asked(null, 45.4)).toEqual(ids.slice(1));
  });

  it("are counted by one process at a time, and not again right after", async () => {
    const one = await discovery();
    await refreshTrends(services);
    await like(one.id, fans[0]);
    await Promise.all([refreshTrends(services), refreshTrends(services)]);
    expect(await votes()).toEqual([]);
    services.setTime(new Date(services.clock().getTime() + 15_000));
    await Promise.all([refreshTrends(services), refreshTrends(services)]);
    expect(await votes()).toContain(`discoveries ${one.id} ${fans[0]?.id} ${place.id}`);
  });

  it("follow what is done, taken back, hidden and refunded from one count to the next", async () => {
    const dish = await makeItem(database.db, place.id);
    const one = await discovery({ item_id: dish.id });
    await ordered(fans[3]);
    await counted();
    expect(await votes()).toEqual([`restaurants ${place.id} ${fans[3]?.id} ${place.id}`]);

    const steps: [string, () => Promise<unknown>][] = [
      ["a like", () => like(one.id, fans[0])],
      ["a comment", () => commented(one.id, fans[1])],
      ["a refund", () => database.db.update(orders).set({ status: "refunded" })],
      ["hidden", () => database.db.update(recommendations).set({ visibility: "private" })],
      ["seen again", () => database.db.update(recommendations).set({ visibility: "public" })],
      ["a comment taken back", () => database.db.update(comments).set({ deleted_at: before(0), text: "" })],
      ["a like taken back", () => database.db.delete(interactions)],
      ["liked by another", () => like(one.id, fans[2])],
      ["who liked it is gone", () => database.db.update(accounts).set({ deleted_at: before(0) })],
    ];
    const counts: number[] = [];
    for (const [what, act] of steps) {
      await act();
      await countedOn();
      const followed = await votes();
      await counted();
      expect(followed, what).toEqual(await votes());
      counts.push(followed.length);
    }
    // discoveries, members, dishes, restaurants, and the hashtag of the place's cuisine
    expect(counts).toEqual([6, 11, 10, 0, 10, 5, 0, 5, 0]);
  });

  it("are exactly the same whether counted incrementally or all anew", async () => {
    const dishes = [await makeItem(database.db, place.id, { tags: ["vegan"] }), await makeItem(database.db, place.id)];
    const all = [await discovery({ item_id: dishes[0]?.id ?? 0 }), await discovery({ item_id: dishes[1]?.id ?? 0 })];
    all.push(await discovery({ name: text("#Brunch") }), await discovery());
    let seed = 20_261;
    const one = <Thing>(of: readonly Thing[]): Thing | undefined => {
      seed = (seed * 48_271) % 2_147_483_647;
      return of[seed % of.length];
    };
    const of = (): [number, number] => [one(all)?.id ?? 0, one(fans)?.id ?? 0];
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const [recommendation_id, account_id] = of();
        const row = { recommendation_id, account_id, type: "like" as const, created_at: before(0) };
        await database.db.insert(interactions).values(row).onConflictDoNothing();
      },
      () => commented(of()[0], one(fans)),
      () =>
        database.query(
          "delete from recommendation_interactions where (recommendation_id, account_id) = ($1, $2)",
          of(),
        ),
      () =>
        database.query(
          "update comments set deleted_at = now(), text = '' where (recommendation_id, account_id) = ($1, $2)",
          of(),
        ),
      () =>
        database.query("update recommendations set visibility = $2 where id = $1", [
          of()[0],
          one(["public", "friends"]),
        ]),
    ];
    const counts = async () => (await database.query("select * from trend_votes order by 1, 2, 3, 4")).rows;
    await counted();
    for (let round = 0; round < 12; round += 1) {
      for (let times = 0; times < 3; times += 1) {
        await one([...acts, acts[0], acts[0], acts[1]])?.();
        services.setTime(new Date(services.clock().getTime() + 1_000));
      }
      await countedOn();
      const followed = await counts();
      await counted();
      expect(followed, `round ${round}`).toEqual(await counts());
    }
    expect(await counts()).not.toEqual([]);
  });

  it("write nothing if a count finds the same as the one before", async () => {
    for (const fan of fans) await like((await discovery()).id, fan);
    const written = async () =>
      (await database.query("select thing, xmin::text, xmax::text from trend_votes order by 1, 2")).rows;
    await counted();
    const first = await written();
    expect(first.length).toBeGreaterThan(8);
    await counted();
    await countedOn();
    expect(await written()).toEqual(first);
  });

  it("count every changed member in the end, those who just acted first", async () => {
    const one = await discovery();
    await like(one.id, fans[0], 3);
    await counted();
    const late = Array.from({ length: 2_500 }, (_, at) => -1 - at);
    await database.query("insert into trend_changes (account_id, waits) select unnest($1::int[]), true", [late]);
    await like(one.id, fans[1]);
    await countedOn();
    expect(await votes()).toContain(`discoveries ${one.id} ${fans[1]?.id} ${place.id}`);
    expect((await database.query("select from trend_changes")).rows).toEqual([]);
  });

  once("are refused for an unknown category, and to a caller over the limit", async () => {
    const caller = callAs(services, searchRouter, null, {
      limits: makeRateLimits({ own: { trends: { points: 2, seconds: 60 } } }),
    });
    await expect(caller.trends({ category: "constructor" })).rejects.toMatchObject({ code: "not_found" });
    await caller.searchTrends({});
    await expect(caller.trends({ category: "dishes" })).rejects.toMatchObject({ code: "too_many_requests" });
  });
});
