import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeBlock,
  makeFollow,
  makeItem,
  makeRecommendation,
  makeRestaurant,
} from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { discoveriesRouter } from "./discoveries.router.ts";

const FEW = { likes: 1 };
const MANY = { likes: 500 };

describe.each(everyDatabase())("what is recommended at a restaurant on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let place: { restaurant_id: number };
  let author: { id: number };
  let friend: { id: number };
  let reader: { id: number };
  const as = (caller: { id: number } | null) =>
    callAs(services, discoveriesRouter, caller && { account_id: caller.id });
  const ids = async (caller: { id: number } | null, more: Record<string, unknown> = {}) =>
    (await as(caller).at({ id: place.restaurant_id, ...more })).recommendations.map(({ id }) => id);
  const make = (by: { id: number }, own: Parameters<typeof makeRecommendation>[2] = {}) =>
    makeRecommendation(database.db, by.id, { ...place, date_creation: services.clock(), ...own });

  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { db } = database;
    await emptyTables(database, ["accounts", "restaurants", "recommendations", "follows", "blocks"]);
    place = { restaurant_id: (await makeRestaurant(db)).id };
    [author, friend, reader] = [await makeAccount(db), await makeAccount(db), await makeAccount(db)];
    await makeFollow(db, reader.id, friend.id);
  });

  it("lists the hottest first, and before them those of members whom the viewer follows", async () => {
    const few = await make(author, FEW);
    const many = await make(author, MANY);
    const trusted = await make(friend, FEW);
    const elsewhere = await makeRestaurant(database.db);
    await make(author, { restaurant_id: elsewhere.id });
    expect(await ids(null)).toEqual([many.id, trusted.id, few.id]);
    expect(await ids(reader)).toEqual([trusted.id, many.id, few.id]);
    expect(await ids(reader, { limit: 2 })).toEqual([trusted.id, many.id]);
  });

  it("lists those of one dish", async () => {
    const item = await makeItem(database.db, place.restaurant_id);
    await make(author, MANY);
    const ofDish = await make(author, { ...FEW, item_id: item.id });
    expect(await ids(reader, { item_id: item.id })).toEqual([ofDish.id]);
    expect(await ids(null, { item_id: item.id + 1 })).toEqual([]);
    expect(await as(null).at({ id: place.restaurant_id + 1, item_id: item.id })).toEqual({ recommendations: [] });
  });

  it("leaves out what the viewer may not see, has turned away, or whose author they blocked", async () => {
    const shown = await make(author, FEW);
    const forFriends = await make(friend, { visibility: "friends" });
    await make(author, { visibility: "private" });
    await make(author, { status: "pending" });
    const turnedAway = await make(author, MANY);
    await as(reader).interact({ recommendation_id: turnedAway.id, type: "not-interested" });
    const blocked = await makeAccount(database.db);
    await make(blocked, MANY);
    await makeBlock(database.db, reader.id, blocked.id);
    expect(await ids(reader)).toEqual([shown.id]);
    // Friends are those who follow each other.
    await makeFollow(database.db, friend.id, reader.id);
    expect(await ids(reader)).toEqual([forFriends.id, shown.id]);
    expect(await ids(null)).not.toContain(forFriends.id);
  });

  it("lists everything in pages, hottest first, that repeat and skip nothing while discoveries are added", async () => {
    const made: number[] = [];
    for (let likes = 1; likes <= 5; likes += 1) made.unshift((await make(author, { likes: likes * 100 })).id);
    await make(author, { ...MANY, restaurant_id: (await makeRestaurant(database.db)).id });
    const hidden = await make(author, MANY);
    await as(reader).interact({ recommendation_id: hidden.id, type: "not-interested" });
    await make(friend, { visibility: "friends" });
    const page = (continuation?: string) =>
      as(reader).allAt({ id: place.restaurant_id, limit: 2, ...(continuation ? { continuation } : {}) });
    const seen: number[] = [];
    let { recommendations, continuation } = await page();
    const first = continuation ?? "";
    await make(author, { likes: 5_000 });
    for (;;) {
      seen.push(...recommendations.map(({ id }) => id));
      if (continuation === null) break;
      ({ recommendations, continuation } = await page(continuation));
    }
    expect(seen).toEqual(made);
    const elsewhere = as(reader).allAt({ id: place.restaurant_id + 1, continuation: first });
    await expect(elsewhere).rejects.toMatchObject({ code: "invalid_input" });
    expect(await as(null).allAt({ id: place.restaurant_id + 2 })).toEqual({ recommendations: [], continuation: null });
  });

  it("reads no more than the hottest 64 that the viewer may see, and shows at most 24 of them", async () => {
    const shown = await make(friend, FEW);
    for (let made = 0; made < 64; made += 1) await make(author, { likes: 1_000 + made, visibility: "friends" });
    expect(await ids(null)).toEqual([shown.id]);
    expect(await ids(reader)).toEqual([shown.id]);
    await database.query("update recommendations set visibility = 'public'");
    expect(await ids(reader, { limit: 24 })).toHaveLength(24);
    expect(await ids(reader, { limit: 24 })).not.toContain(shown.id);
    await expect(ids(reader, { limit: 25 })).rejects.toMatchObject({ code: "invalid_input" });
  });
});
