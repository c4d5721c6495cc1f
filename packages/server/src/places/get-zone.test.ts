import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { insertGroup } from "../restaurants/groups.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeRecommendation, makeRestaurant } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { insertZones } from "./zones.queries.ts";

const words = (text: string) => ({ en: text, fr: text, default: null });
const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

describe.each(testDatabases())("neighbourhoods and groups, on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  beforeAll(async () => {
    database = await open();
    await insertZones(database.db, [
      { zone: "plateau", name: words("Plateau"), latitude: 45.52, longitude: -73.58, radius: 2_000 },
      { zone: "mile-end", name: words("Mile End"), latitude: 45.525, longitude: -73.6, radius: 2_000 },
    ]);
    api = await startApi(makeServices(database));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  const ask = async (path: string) => {
    const answer = await api.fetch(path);
    return { status: answer.status, body: (await answer.json()) as { code: string; restaurants: { id: number }[] } };
  };

  it("contain the restaurants that name them, and those nearest to them that name none (search §10)", async () => {
    const { db } = database;
    const far = await makeRestaurant(db, { zone: "plateau", latitude: 45.4, longitude: -73.58, hours: CLOSED });
    const near = await makeRestaurant(db, { zone: null, latitude: 45.521, longitude: -73.581, hours: CLOSED });
    const unplaced = await makeRestaurant(db, { zone: "plateau", latitude: null, longitude: null });
    // One within reach of both zones and nearer to the other; and one within this zone that names the other as its own.
    const between = await makeRestaurant(db, { zone: null, latitude: 45.5235, longitude: -73.595 });
    const claimed = await makeRestaurant(db, { zone: "mile-end", latitude: 45.52, longitude: -73.58 });
    await makeRestaurant(db, { zone: null, latitude: 46.8, longitude: -71.2 });
    const author = await makeAccount(db);
    for (const restaurant_id of [near.id, between.id]) {
      await makeRecommendation(db, author.id, { restaurant_id, status: "approved", visibility: "public" });
    }
    const { body } = await ask("/api/client/zone/plateau");
    expect(body).toMatchObject({
      zone: { zone: "plateau", centre: { latitude: 45.52, longitude: -73.58 }, radius: 2_000 },
      recommendations: [{ restaurant_id: near.id }],
    });
    expect(body.restaurants.map(({ id }) => id)).toEqual([unplaced.id, near.id, far.id]);
    const other = await ask("/api/client/zone/mile-end");
    expect(other.body.restaurants.map(({ id }) => id)).toEqual([between.id, claimed.id]);
    expect(other.body).toMatchObject({ recommendations: [{ restaurant_id: between.id }] });
  });

  it("show a group's restaurants in its order, in its colours (restaurants §24)", async () => {
    const { db } = database;
    const [first, second] = [await makeRestaurant(db), await makeRestaurant(db)];
    const theme = { primary: "#8a2c4f", ground: null, logo_url: "/pictures/logo.webp", cover_url: null };
    await insertGroup(db, { alias: "both", name: words("Both"), theme }, [second.id, first.id]);
    const { body } = await ask("/api/client/restaurant-group/both");
    expect(body).toMatchObject({
      group: { alias: "both", name: words("Both"), logo: "/pictures/logo.webp", theme },
      restaurants: [{ id: second.id }, { id: first.id }],
    });
    await db.execute(sql`delete from restaurants where id = ${second.id}`);
    expect((await ask("/api/client/restaurant-group/both")).body.restaurants).toHaveLength(1);
  });

  it.each([
    ["nowhere", 404, "not_found"],
    ["__proto__", 404, "not_found"],
    ["%25", 404, "not_found"],
    ["a%00b", 400, "invalid_input"],
    ["a".repeat(10_000), 400, "invalid_input"],
  ])("are not found by the name %.20s", async (name, status, code) => {
    for (const path of ["/api/client/zone/", "/api/client/restaurant-group/"]) {
      expect(await ask(path + name)).toMatchObject({ status, body: { code } });
    }
  });
});
