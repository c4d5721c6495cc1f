import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FEED_VARIANTS, type FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { Database } from "../database/open-database.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeFollow,
  makeGroup,
  makeItem,
  makeRecommendation,
  makeRestaurant,
} from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { discoveriesRouter } from "./discoveries.router.ts";

const DAY = 86_400_000;

describe.each(everyDatabase())("the feed on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let author: { id: number };
  let reader: { id: number };
  const as = (caller: Caller) => callAs(services, discoveriesRouter, caller);
  const ids = async (caller: Caller, variant: FeedVariant, more: Record<string, unknown> = {}) => {
    const page = await as(caller).list({ variant, limit: 50, ...more });
    return page.recommendations.map((row) => row.id);
  };
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * DAY);

  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "restaurants", "recommendations", "follows"]);
    author = await makeAccount(database.db);
    reader = await makeAccount(database.db);
  });

  it("shows a card with its author, place and price, exactly as the contract says", async () => {
    const { db } = database;
    const critic = await makeAccount(db, { avatar_url: "/ines.svg", certification: "food_critic" });
    const restaurant = await makeRestaurant(db, {
      google_place_id: "osm-node-1",
      logo_image_path: "/pictures/nakano-logo.webp",
    });
    const item = await makeItem(db, restaurant.id);
    const made = await makeRecommendation(db, critic.id, { restaurant_id: restaurant.id, item_id: item.id });
    const [card] = (await as(null).list({})).recommendations;
    expect(card).toMatchObject({
      id: made.id,
      account_id: critic.id,
      account_guid: critic.guid,
      first_name: "Inès",
      last_name: "Gagnon",
      avatar_url: "/ines.svg",
      certification: "food_critic",
      item_price: 12.5,
      currency: "CAD",
      google_place_id: "osm-node-1",
      city: "Montréal",
      restaurant: { id: restaurant.id, has_menu: true, logo_image_path: "/pictures/nakano-logo.webp" },
    });
    expect(card).not.toHaveProperty("debug");
  });

  it("shows the price of an item whose sizes have the prices as From the lowest of them (menus §34)", async () => {
    const { db } = database;
    const restaurant = await makeRestaurant(db);
    const item = await makeItem(db, restaurant.id, { price: 0 as never });
    const plain = await makeItem(db, restaurant.id);
    const { id: group } = await makeGroup(db, restaurant.id, [item.id], ["Small", "Large"], {
      modifier: { price: 950 as never },
    });
    await db.execute(sql`update modifiers set price = 1200 where ref = 'Large' and modifier_group_id = ${group}`);
    for (const { id } of [plain, item]) {
      await makeRecommendation(db, author.id, { restaurant_id: restaurant.id, item_id: id });
    }
    const { recommendations } = await as(null).list({});
    expect(recommendations.find(({ item_id }) => item_id === item.id)).toMatchObject({
      item_price: 9.5,
      item_price_from: true,
    });
    expect(recommendations.find(({ item_id }) => item_id === plain.id)).toMatchObject({
      item_price: 12.5,
      item_price_from: false,
    });
  });

  once("has no price for an item that cannot be ordered", async () => {
    const { db } = database;
    const restaurant = await makeRestaurant(db);
    const item = await makeItem(db, restaurant.id, { stock_status: "out_of_stock" });
    await makeRecommendation(db, author.id, { restaurant_id: restaurant.id, item_id: item.id });
    expect((await as(null).list({})).recommendations[0]).toMatchObject({ item_price: null });
  });

  once("hides what the viewer may not see, in every variant", async () => {
    const { db } = database;
    const restaurant = await makeRestaurant(db);
    const own = { restaurant_id: restaurant.id };
    const approved = await makeRecommendation(db, author.id, own);
    const friends = await makeRecommendation(db, author.id, { ...own, visibility: "friends" });
    await makeRecommendation(db, author.id, { ...own, visibility: "private" });
    for (const status of ["draft", "pending", "rejected"] as const)
      await makeRecommendation(db, author.id, { ...own, status });
    await makeFollow(db, reader.id, author.id);

    for (const variant of FEED_VARIANTS) {
      expect(await ids({ account_id: reader.id }, variant)).toEqual([approved.id]);
      if (variant !== "following") expect(await ids(null, variant)).toEqual([approved.id]);
    }
    expect(await ids(null, "following")).toEqual([]);
    await makeFollow(db, author.id, reader.id);
    for (const variant of FEED_VARIANTS) {
      expect((await ids({ account_id: reader.id }, variant)).toSorted((a, b) => a - b)).toEqual([
        approved.id,
        friends.id,
      ]);
    }
  });

  it("orders each variant by its own rule", async () => {
    const { db } = database;
    const near = await makeRestaurant(db, { latitude: 45.53, longitude: -73.58, zone: "plateau" });
    const far = await makeRestaurant(db, { latitude: 46.81, longitude: -71.21 });
    const stranger = await makeAccount(db);
    await makeFollow(db, reader.id, author.id);
    const old = await makeRecommendation(db, stranger.id, {
      likes: 900,
      date_creation: daysAgo(5),
      restaurant_id: far.id,
    });
    const recent = await makeRecommendation(db, stranger.id, { date_creation: daysAgo(1), restaurant_id: near.id });
    const followed = await makeRecommendation(db, author.id, { date_creation: daysAgo(2), restaurant_id: far.id });
    const placeless = await makeRecommendation(db, stranger.id, { date_creation: daysAgo(40) });

    expect(await ids(null, "fresh")).toEqual([recent.id, followed.id, old.id, placeless.id]);
    expect((await ids(null, "popular"))[0]).toBe(old.id);
    // A thousand likes count as much as being four and a half days newer.
    expect(await ids(null, "for_you")).toEqual([old.id, recent.id, followed.id, placeless.id]);
    // A followed author's counts as a day and a half newer.
    expect(await ids({ account_id: reader.id }, "for_you")).toEqual([followed.id, old.id, recent.id, placeless.id]);
    expect(await ids({ account_id: reader.id }, "following")).toEqual([followed.id]);
    expect(await ids(null, "nearby", { latitude: 45.53, longitude: -73.58 })).toEqual([recent.id, old.id, followed.id]);
    expect(await ids(null, "nearby", { latitude: 46.8, longitude: -71.2 })).toEqual([old.id, followed.id, recent.id]);
    expect(await ids(null, "fresh", { zone: "plateau" })).toEqual([recent.id]);
    expect(await ids({ account_id: reader.id }, "for_you", { zone: "plateau" })).toEqual([recent.id]);
  });

  once("leaves out what a member disliked, reported or marked as not interesting", async () => {
    const { db } = database;
    const kept = await makeRecommendation(db, author.id);
    for (const type of ["dislike", "report", "not-interested"] as const) {
      const { id } = await makeRecommendation(db, author.id);
      await as({ account_id: reader.id }).interact({ recommendation_id: id, type });
    }
    for (const variant of ["for_you", "fresh", "popular"] as const) {
      expect(await ids({ account_id: reader.id }, variant)).toEqual([kept.id]);
      expect(await ids(null, variant)).toHaveLength(4);
    }
  });

  once("tells only administrators why a row is there", async () => {
    await makeRecommendation(database.db, author.id, { likes: 3 });
    await makeFollow(database.db, reader.id, author.id);
    const [row] = (await as({ account_id: reader.id, admin: true }).list({})).recommendations;
    expect(row!.debug).toEqual({ variant: "for_you", text: expect.stringMatching(/3 likes.*followed/) });
    const [plain] = (await as({ account_id: reader.id }).list({})).recommendations;
    expect(plain).not.toHaveProperty("debug");
    const { id } = row!;
    const alone = await as({ account_id: reader.id, admin: true }).get({ id });
    expect(alone.debug).toEqual(row!.debug);
    for (const viewer of [null, { account_id: reader.id }]) {
      expect(await as(viewer).get({ id })).not.toHaveProperty("debug");
    }
    const draft = await makeRecommendation(database.db, author.id, { status: "draft" });
    expect(await as({ account_id: reader.id, admin: true }).get({ id: draft.id })).not.toHaveProperty("debug");
  });

  once(
    "pages without a repeat or a gap while rows are added, whatever the order",
    async () => {
      const { db } = database;
      const restaurant = await makeRestaurant(db);
      await makeFollow(db, reader.id, author.id);
      const stranger = await makeAccount(db);
      const make = (likes: number, days: number, own: boolean) =>
        makeRecommendation(db, own ? author.id : stranger.id, {
          likes,
          date_creation: daysAgo(days),
          restaurant_id: restaurant.id,
        });
      const row = fc.record({
        likes: fc.integer({ min: 0, max: 3 }),
        days: fc.integer({ min: 0, max: 3 }),
        own: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(row, { minLength: 1, maxLength: 12 }),
          fc.array(row, { maxLength: 4 }),
          fc.integer({ min: 1, max: 5 }),
          fc.constantFrom(...FEED_VARIANTS),
          fc.boolean(),
          async (before, during, limit, variant, member) => {
            await emptyTables(database, ["recommendations"], "continue");
            const caller = member ? { account_id: reader.id } : null;
            for (const one of before) await make(one.likes, one.days, one.own);
            const whole = await ids(caller, variant);
            const seen: number[] = [];
            const added = [...during];
            let continuation: string | undefined;
            do {
              const page = await as(caller).list({ variant, limit, ...(continuation ? { continuation } : {}) });
              expect(page.recommendations.length).toBeLessThanOrEqual(limit);
              seen.push(...page.recommendations.map((one) => one.id));
              continuation = page.continuation ?? undefined;
              const next = added.pop();
              if (next) await make(next.likes, next.days, next.own);
            } while (continuation !== undefined);
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen.filter((id) => whole.includes(id))).toEqual(whole);
          },
        ),
        { numRuns: 25 },
      );
    },
    120_000,
  );

  once("refuses a continuation that was not issued for this list", async () => {
    for (let n = 0; n < 3; n++) await makeRecommendation(database.db, author.id);
    const { continuation } = await as(null).list({ variant: "fresh", limit: 1 });
    expect(
      (await as(null).list({ variant: "fresh", limit: 5, continuation: continuation! })).recommendations,
    ).toHaveLength(2);
    const forged = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
    const bad = [
      "x",
      "%%%",
      "bnVsbA",
      forged("fresh"),
      forged("fresh", "1; drop table accounts", 3),
      forged("fresh", 1, -1),
      forged("fresh", 1, 2_147_483_648),
      forged("fresh", 1, 1.5),
      forged("fresh", null, 1),
      forged("fresh", 1, 1, 1),
      forged("popular", 1, 1),
    ];
    for (const one of bad) {
      await expect(as(null).list({ variant: "fresh", continuation: one })).rejects.toMatchObject({
        code: "invalid_input",
        data: { issues: [{ path: "continuation" }] },
      });
    }
    await expect(as(null).list({ variant: "popular", continuation: continuation! })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });

  once("refuses a continuation whose key is out of range, and ends the list for one that is merely far", async () => {
    await makeRecommendation(database.db, author.id);
    const at = (variant: FeedVariant, ...key: number[]) =>
      as(null).list({ variant, continuation: Buffer.from(JSON.stringify([variant, ...key])).toString("base64url") });
    for (const variant of ["fresh", "popular", "for_you"] as const) {
      for (const key of [1e300, -1e300, 9e15]) {
        await expect(at(variant, key, 1)).rejects.toMatchObject({ code: "invalid_input" });
      }
      expect(await at(variant, 0, 1)).toEqual({ recommendations: [], continuation: null });
    }
    await expect(at("nearby", 1, 1, 91, 0)).rejects.toMatchObject({ code: "invalid_input" });
  });
});
