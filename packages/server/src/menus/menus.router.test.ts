import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import { CUISINES, MENU_TAGS, PERSONAS } from "@tablee/domain/menus/menu-constants";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsRouter } from "../accounts/accounts.router.ts";
import type { Database } from "../database/open-database.ts";
import { restaurantsRouter } from "../restaurants/restaurants.router.ts";
import { type Caller, callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant } from "../testing/make-world.queries.ts";
import { refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { menusRouter } from "./menus.router.ts";

describe.each(testDatabases())("likes of items and restaurants on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { account_id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    member = { account_id: (await makeAccount(database.db)).id };
  });

  const menus = (caller: Caller = member) => callAs(services, menusRouter, caller);
  const places = (caller: Caller = member) => callAs(services, restaurantsRouter, caller);
  const favorites = async (caller: Caller = member) => {
    const user = await callAs(services, accountsRouter, caller).currentUser({});
    return { items: user.favorite_items, restaurants: user.favorite_restaurants };
  };

  it("are stored once, however often they are sent, for the member alone", async () => {
    const restaurant = await makeRestaurant(database.db);
    const item = await makeItem(database.db, restaurant.id);
    const wish = { item_id: item.id, like: true };
    expect(await Promise.all([menus().like(wish), menus().like(wish), menus().like(wish)])).toEqual(
      Array.from({ length: 3 }, () => ({ enabled: true })),
    );
    expect(await places().like({ restaurant_id: restaurant.id, like: true })).toEqual({ enabled: true });
    expect(await places().like({ restaurant_id: restaurant.id, like: true })).toEqual({ enabled: true });
    expect(await favorites()).toEqual({ items: [item.id], restaurants: [restaurant.id] });
    const other = { account_id: (await makeAccount(database.db)).id };
    expect(await favorites(other)).toEqual({ items: [], restaurants: [] });
  });

  it("can be removed, even for what was never liked or has left the menu", async () => {
    const restaurant = await makeRestaurant(database.db);
    const item = await makeItem(database.db, restaurant.id);
    await menus().like({ item_id: item.id, like: true });
    await places().like({ restaurant_id: restaurant.id, like: true });
    await database.query(`update menu_items set listed = false where id = ${item.id}`);
    for (let times = 0; times < 2; times++) {
      expect(await menus().like({ item_id: item.id, like: false })).toEqual({ enabled: false });
      expect(await places().like({ restaurant_id: restaurant.id, like: false })).toEqual({ enabled: false });
    }
    expect(await favorites()).toEqual({ items: [], restaurants: [] });
  });

  it("are for existing items and restaurants, and for members only", async () => {
    const restaurant = await makeRestaurant(database.db);
    const gone = await makeItem(database.db, restaurant.id, { listed: false });
    for (const item_id of [gone.id, 2_147_483_647]) {
      expect((await refusalOf(menus().like({ item_id, like: true }))).code).toBe("not_found");
    }
    const nowhere = { restaurant_id: 2_147_483_647, like: true };
    expect((await refusalOf(places().like(nowhere))).code).toBe("not_found");
    expect((await refusalOf(menus(null).like({ item_id: gone.id, like: true }))).code).toBe("unauthorized");
    expect((await refusalOf(places(null).like(nowhere))).code).toBe("unauthorized");
    expect(await favorites()).toEqual({ items: [], restaurants: [] });
  });

  it("are limited in number, and those that exist stay", async () => {
    const restaurant = await makeRestaurant(database.db);
    const [first, last] = [await makeItem(database.db, restaurant.id), await makeItem(database.db, restaurant.id)];
    await database.query(
      `with made as (insert into menu_items (restaurant_id, ref, position, name, description, orientation, stock_status, type)
         select ${restaurant.id}, 'many-' || n, n, '{"en":"x","fr":null,"default":null}', '{"en":"","fr":null,"default":null}', 'square', 'available', 'plate'
         from generate_series(1, ${MOST_FAVORITES - 1}) n returning id)
       insert into favorite_items (account_id, item_id) select ${member.account_id}, id from made`,
    );
    expect(await menus().like({ item_id: first.id, like: true })).toEqual({ enabled: true });
    expect(await menus().like({ item_id: first.id, like: true })).toEqual({ enabled: true });
    const refusal = await refusalOf(menus().like({ item_id: last.id, like: true }));
    expect(refusal).toEqual({ code: "too_many_favorites", data: { most: MOST_FAVORITES } });
  });

  it("are limited to as many per minute as a person can tap", async () => {
    const calls = menus();
    const wish = { item_id: 2_147_483_647, like: false };
    const codes = await Promise.all(
      Array.from({ length: 130 }, () =>
        calls.like(wish).then(
          () => "answered",
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(10);
  });
});

describe("menu constants", () => {
  it("have names for every cuisine, type, tag and persona in both languages, and existing icons for tags", async () => {
    const services = makeServices({ db: null } as never);
    const constants = await callAs(services, menusRouter).constants({});
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids(constants.cuisines)).toEqual([...CUISINES]);
    expect(ids(constants.types)).toEqual([...ITEM_TYPES]);
    expect(ids(constants.tags)).toEqual([...MENU_TAGS]);
    expect(ids(constants.personas)).toEqual([...PERSONAS]);
    for (const { id, name } of Object.values(constants).flat()) {
      expect(name.en?.trim(), id).not.toBe("");
      expect(name.fr?.trim(), id).not.toBe("");
    }
    for (const { id, description, icon_url } of constants.tags) {
      expect(description.en, id).not.toBe(description.fr);
      const file = new URL(`../../../web/public${icon_url}`, import.meta.url);
      expect(existsSync(file), icon_url).toBe(true);
    }
  });
});
