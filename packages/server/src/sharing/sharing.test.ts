import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { type Caller, callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRecommendation, makeRestaurant } from "../testing/make-world.queries.ts";
import { refusalOf } from "../testing/order-world.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { sharingRouter } from "./sharing.router.ts";

describe.each(everyDatabase())("sharing on %s", ({ open }) => {
  let database: Database;
  let author: number;
  let discovery: number;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "restaurants", "recommendations", "share_links", "short_links"]);
    author = (await makeAccount(database.db, { first_name: "Ana", last_name: "Roy" })).id;
    discovery = (await makeRecommendation(database.db, author)).id;
  });

  const as = (caller: Caller = null) => callAs(makeServices(database), sharingRouter, caller);
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
  const set = (what: string) => database.query(`update recommendations set ${what}`);

  it("makes no link to a place that was never opened, nor to its dishes", async () => {
    const { id: item_id } = await makeRestaurant(database.db, { status: "preparing" });
    const dish = await makeItem(database.db, item_id);
    expect(await codeOf(as().create({ type: "restaurant", item_id }))).toBe("not_found");
    expect(await codeOf(as().create({ type: "item", item_id: dish.id }))).toBe("not_found");
    await database.query("update restaurants set status = 'open' where id = $1", [item_id]);
    expect((await as().create({ type: "restaurant", item_id })).id).toMatch(/^[\w-]{22}$/);
  });

  it("makes one unguessable link for a thing, whoever shares it", async () => {
    const { id } = await as().create({ type: "recommendation", item_id: discovery });
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await as({ account_id: author }).createOwn({ type: "recommendation", item_id: discovery })).toEqual({ id });
    expect(await as().get({ id })).toMatchObject({
      id,
      type: "recommendation",
      item_id: discovery,
      path: `/discovery/${discovery}`,
    });
    expect(await codeOf(as().createOwn({ type: "recommendation", item_id: discovery }))).toBe("unauthorized");
  });

  it("leads to restaurants, items of menus and members", async () => {
    const restaurant = await makeRestaurant(database.db);
    const item = await makeItem(database.db, restaurant.id);
    const pathOf = async (type: "restaurant" | "item" | "combo" | "account", item_id: number) =>
      (await as().get(await as().create({ type, item_id }))).path;
    expect(await pathOf("restaurant", restaurant.id)).toBe(`/restaurants/${restaurant.id}`);
    expect(await pathOf("item", item.id)).toBe(`/menu/${restaurant.id}?item=${item.id}`);
    const { rows } = await database.query<{ id: number }>(
      `insert into combos (restaurant_id, ref, position, name, description, base_price)
       values ($1, 'lunch', 0, $2, $2, 900) returning id`,
      [restaurant.id, JSON.stringify({ en: "Lunch", fr: "Dîner", default: null })],
    );
    const combo = rows[0]?.id ?? 0;
    expect(await pathOf("combo", combo)).toBe(`/menu/${restaurant.id}?combo=${combo}`);
    expect(await pathOf("account", author)).toBe(`/profile/${author}`);
    const { id } = await as().create({ type: "account", item_id: author });
    expect((await as().get({ id })).title).toEqual({ en: null, fr: null, default: "Ana Roy" });
  });

  it("shows nothing that visitors may not see, neither when it is made nor later", async () => {
    const thing = { type: "recommendation" as const, item_id: discovery };
    const { id } = await as().create(thing);
    for (const hidden of ["status = 'pending'", "status = 'draft'", "status = 'rejected'"]) {
      await set(hidden);
      expect(await codeOf(as().get({ id }))).toBe("not_found");
    }
    await set("status = 'approved', visibility = 'friends'");
    expect(await codeOf(as({ account_id: author }).get({ id }))).toBe("not_found");
    expect(await codeOf(as({ account_id: author }).createOwn(thing))).toBe("not_found");
    await set("visibility = 'public'");
    expect((await as().get({ id })).id).toBe(id);
    const member = await as().create({ type: "account", item_id: author });
    await database.query("update accounts set deleted_at = now()");
    expect(await codeOf(as().get({ id }))).toBe("not_found");
    expect(await codeOf(as().get(member))).toBe("not_found");
    for (const guess of ["", "1", "x".repeat(22), "'; drop table share_links; --"]) {
      expect(["not_found", "invalid_input"]).toContain(await codeOf(as().get({ id: guess })));
    }
  });

  it("limits the new links of a household, over all of its addresses", async () => {
    const limits = makeRateLimits({ own: { shares: { points: 2, seconds: 600 } } });
    const from = (address: string) =>
      callAs(makeServices(database), sharingRouter, null, { limits, address }).create({
        type: "recommendation",
        item_id: discovery,
      });
    const made = await from("2001:db8::1");
    expect(await from("2001:db8::2")).toEqual(made);
    expect(await codeOf(from("2001:db8::3"))).toBe("too_many_requests");
    expect(await from("2001:db8:0:1::1")).toEqual(made);
  });

  it("makes no link to a thing that does not exist", async () => {
    for (const type of ["recommendation", "restaurant", "item", "account"] as const) {
      expect(await codeOf(as().create({ type, item_id: 2_147_483_647 }))).toBe("not_found");
    }
  });

  it("lets administrators and owners make short links, for members alone", async () => {
    const admin = { account_id: author, admin: true };
    expect(await as(admin).addShortLink({ path: "/restaurants", key: "eat" })).toEqual({
      key: "eat",
      path: "/restaurants",
    });
    expect(await codeOf(as(admin).addShortLink({ path: "/menu/1", key: "eat" }))).toBe("key_taken");
    expect(await codeOf(as(admin).addShortLink({ path: "//evil.test" }))).toBe("invalid_path");
    const { key } = await as(admin).addShortLink({ path: "/menu/1?item=2" });
    const other = { account_id: (await makeAccount(database.db)).id };
    expect(await as(other).shortLink({ key })).toEqual({ path: "/menu/1?item=2" });
    expect(await codeOf(as().shortLink({ key }))).toBe("unauthorized");
    expect(await codeOf(as(other).shortLink({ key: "none" }))).toBe("not_found");
    expect(await codeOf(as(other).addShortLink({ path: "/" }))).toBe("forbidden");
    const restaurant = await makeRestaurant(database.db);
    await database.query("insert into restaurant_staff (restaurant_id, account_id, role) values ($1, $2, 'owner')", [
      restaurant.id,
      other.account_id,
    ]);
    expect(await as(other).addShortLink({ path: "/g/demo", key: "group" })).toEqual({ key: "group", path: "/g/demo" });
  });
});
