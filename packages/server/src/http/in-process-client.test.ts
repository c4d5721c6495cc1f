import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRecommendation, makeRestaurant } from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";
import { createInProcessApi } from "./in-process-client.ts";

describe.each(testDatabases())("in-process calls on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  beforeAll(async () => {
    database = await open();
    api = await startApi(makeServices(database));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  const calls = () => createInProcessApi(makeServices(database), "fr");

  it("return to a page what HTTP returns to a visitor", async () => {
    const { db } = database;
    const restaurant = await makeRestaurant(db);
    const item = await makeItem(db, restaurant.id);
    const author = await makeAccount(db);
    const { id } = await makeRecommendation(db, author.id, { restaurant_id: restaurant.id, item_id: item.id });
    const overHttp = async (path: string): Promise<unknown> => (await api.fetch(`/api${path}`)).json();
    expect(await calls().discoveries.list({ variant: "fresh" })).toEqual(
      await overHttp("/client/recommendations?variant=fresh"),
    );
    expect(await calls().discoveries.get({ id })).toEqual(await overHttp(`/client/recommendation/${id}`));
    expect(await calls().restaurants.get({ id: restaurant.id })).toEqual(
      await overHttp(`/client/restaurant/${restaurant.id}`),
    );
  });

  it("fail with the codes of the contract, also where a member is required", async () => {
    await expect(calls().discoveries.get({ id: 2_147_483_647 })).rejects.toMatchObject({
      code: "not_found",
      defined: true,
    });
    await expect(calls().discoveries.get({ id: 0 })).rejects.toMatchObject({ code: "invalid_input", defined: true });
    // No HTTP layer has checked the characters here: the contract itself refuses what cannot be stored.
    for (const text of ["\0", "\ud800"]) {
      const refused = { code: "invalid_input", defined: true };
      await expect(calls().restaurants.byPlace({ google_place_id: text })).rejects.toMatchObject(refused);
      await expect(calls().restaurants.list({ cuisine: text })).rejects.toMatchObject(refused);
      await expect(calls().restaurants.list({ tag: text })).rejects.toMatchObject(refused);
      await expect(calls().discoveries.list({ zone: text })).rejects.toMatchObject(refused);
    }
    await expect(calls().accounts.currentUser({})).rejects.toMatchObject({ code: "unauthorized", defined: true });
  });
});
