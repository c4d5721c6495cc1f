import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { menuOf } from "../menus/menu-cache.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeCombo, makeGroup, makeItem, makeRestaurant } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { restaurantsRouter } from "./restaurants.router.ts";

const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

describe.each(everyDatabase())("restaurants on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  const call = () => callAs(services, restaurantsRouter);
  const ids = async (ask: Parameters<ReturnType<typeof call>["list"]>[0]) =>
    (await call().list({ limit: 50, ...ask })).restaurants.map((row) => row.id);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    await emptyTables(database, ["restaurants"], "continue");
  });

  it("are answered with their whole menu, amounts as decimals, exactly as the contract says", async () => {
    const { db } = database;
    const { id } = await makeRestaurant(db, { delivery_fee: 399 as never, google_place_id: "osm-node-7" });
    const item = await makeItem(db, id);
    const group = await makeGroup(db, id, [item.id], ["Rare", "Well done"], { modifier: { price: 150 as never } });
    await makeCombo(db, id, [[item.id]]);
    const whole = await call().get({ id });
    expect(whole).toMatchObject({
      id,
      delivery_fee: 3.99,
      distance_km: null,
      items: [item.id],
      menu: {
        items: [{ price: 12.5, restaurant_id: id }],
        modifier_groups: [{ id: group.id, modifiers: [{ price: 1.5 }, { price: 1.5 }] }],
        combos: [{ base_price: 20 }],
      },
    });
    expect(await call().byPlace({ google_place_id: "osm-node-7" })).toEqual(whole);
    expect(await call().getAt({ id, moment: "2026-11-20T17:00:00Z" })).toEqual(whole);
  });

  it("have their menu cached until their revision changes, and never an outdated one", async () => {
    const { db } = database;
    const { id } = await makeRestaurant(db);
    const first = await menuOf(services, id);
    expect(await menuOf(services, id)).toBe(first);
    const [a, b] = await Promise.all([menuOf(makeServices(database), id), menuOf(services, id)]);
    expect(a).toBe(b);
    await db.transaction(async (tx) => {
      await makeItem(tx, id);
      await tx.execute(sql`update restaurants set revision = revision + 1 where id = ${id}`);
    });
    expect((await menuOf(services, id))!.menu.items).toHaveLength(1);
    await db.execute(sql`delete from restaurants where id = ${id}`);
    expect(await menuOf(services, id)).toBeNull();
  });

  it("have pins on a map, the nearest first, filtered like the list, and none without a position (restaurants §34)", async () => {
    const { db } = database;
    const [latitude, longitude] = [45.5, -73.6];
    const far = await makeRestaurant(db, { latitude: 45.52, longitude, cuisines: ["thai"] });
    const near = await makeRestaurant(db, { latitude: 45.501, longitude, hours: CLOSED, cuisines: ["thai"] });
    await makeRestaurant(db, { latitude: null, longitude: null });
    await makeRestaurant(db, { latitude: 48.85, longitude: 2.35 });
    const pins = await call().pins({ latitude, longitude });
    expect(pins).toEqual({
      pins: [
        { id: near.id, name: near.name, latitude: 45.501, longitude, open: false },
        { id: far.id, name: far.name, latitude: 45.52, longitude, open: true },
      ],
      complete: true,
    });
    const idsOf = async (ask: Parameters<ReturnType<typeof call>["pins"]>[0]) =>
      (await call().pins({ latitude, longitude, ...ask })).pins.map(({ id }) => id);
    expect(await idsOf({ radius: 500 })).toEqual([near.id]);
    expect(await idsOf({ open: true })).toEqual([far.id]);
    expect(await idsOf({ cuisine: "noodle" })).toEqual([]);
    expect(await idsOf({ favorites: true })).toEqual([]);
    for (const beyond of [
      { latitude: 91 },
      { longitude: -181 },
      { radius: 0 },
      { radius: 500_001 },
      { latitude: NaN },
    ]) {
      await expect(call().pins(beyond)).rejects.toMatchObject({ code: "invalid_input" });
    }
  });

  once("can be listed a limited number of times by one caller, maps and lists together (restaurants §35)", async () => {
    const caller = callAs(services, restaurantsRouter, null, { limits: makeRateLimits() });
    const asked = await Promise.allSettled(
      Array.from({ length: 301 }, (_, at) => (at % 2 ? caller.pins({}) : caller.list({ limit: 1 }))),
    );
    expect(asked.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []))).toEqual(["too_many_requests"]);
  });

  once("that do not exist are not found, and ids out of range are refused", async () => {
    const missing = { id: 2_147_483_647 };
    await expect(call().get(missing)).rejects.toMatchObject({ code: "not_found", status: 404 });
    await expect(call().availability(missing)).rejects.toMatchObject({ code: "not_found" });
    await expect(call().byPlace({ google_place_id: "osm-node-0" })).rejects.toMatchObject({ code: "not_found" });
    for (const id of [0, -1, 2_147_483_648, 1.5]) {
      await expect(call().get({ id })).rejects.toMatchObject({
        code: "invalid_input",
        data: { issues: [{ path: "id" }] },
      });
    }
    await expect(call().getAt({ id: 1, moment: "tomorrow" })).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("are listed nearest first with the distance from where the diner is, within the radius", async () => {
    const { db } = database;
    const near = await makeRestaurant(db, { latitude: 45.51, longitude: -73.58 });
    const nearer = await makeRestaurant(db, { latitude: 45.501, longitude: -73.57 });
    const far = await makeRestaurant(db, { latitude: 46.81, longitude: -71.21 });
    const nowhere = await makeRestaurant(db, { latitude: null, longitude: null });
    const here = { latitude: 45.5, longitude: -73.57 };
    const page = await call().list(here);
    expect(page.restaurants.map((row) => [row.id, row.distance_km])).toEqual([
      [nearer.id, 0.11],
      [near.id, 1.36],
      [nowhere.id, null],
    ]);
    expect(page.continuation).toBeNull();
    // Nobody knows whether a restaurant without a position lies within a distance (restaurants §31).
    expect(await ids({ ...here, radius: 500 })).toEqual([nearer.id]);
    expect(await ids({ ...here, worldwide: true })).toEqual([nearer.id, near.id, far.id, nowhere.id]);
    expect((await call().list({})).restaurants.map((row) => row.distance_km)).toEqual([null, null, null]);
  });

  it("list the open ones first, and of each those without a position last (restaurants §30)", async () => {
    const { db } = database;
    const shut = await makeRestaurant(db, { hours: CLOSED });
    const around = await makeRestaurant(db, { latitude: 45.53 });
    const lost = await makeRestaurant(db, { latitude: null, longitude: null, hours: CLOSED });
    const openLost = await makeRestaurant(db, { latitude: null, longitude: null });
    expect(await ids({ open_first: true })).toEqual([around.id, openLost.id, shut.id, lost.id]);
    expect(await ids({ open_first: true, open: true })).toEqual([around.id, openLost.id]);
    expect(await ids({ open_first: true, mode: "delivery", radius: 50_000 })).toEqual([around.id, shut.id]);
  });

  once("can be limited to given ids or to the member's favourites", async () => {
    const { db } = database;
    const [liked, other, third] = [await makeRestaurant(db), await makeRestaurant(db), await makeRestaurant(db)];
    const member = await makeAccount(db);
    const own = callAs(services, restaurantsRouter, { account_id: member.id });
    await own.like({ restaurant_id: liked.id, like: true });
    await own.like({ restaurant_id: third.id, like: true });
    const favorites = async (ask = {}) =>
      (await own.list({ favorites: true, ...ask })).restaurants.map((row) => row.id);
    expect(await favorites()).toEqual([liked.id, third.id]);
    expect(await favorites({ ids: `${other.id},${third.id}` })).toEqual([third.id]);
    expect(await ids({ favorites: true })).toEqual([]);
    expect(await ids({ ids: `${other.id},${liked.id},2147483647,9999999999` })).toEqual([liked.id, other.id]);
    for (const bad of ["", "0", "1,", "1;drop", "1\u0000", `${"1,".repeat(50)}1`]) {
      await expect(call().list({ ids: bad })).rejects.toMatchObject({ code: "invalid_input" });
    }
  });

  it("are filtered by mode, opening, cuisine and tag", async () => {
    const { db } = database;
    const plain = await makeRestaurant(db, { cuisines: ["burger"] });
    const closed = await makeRestaurant(db, { hours: CLOSED, cuisines: ["sushi", "japanese"] });
    const unreadable = await makeRestaurant(db, { hours: "soon", status: "paused" });
    const seated = await makeRestaurant(db, { delivery_offered: false });
    const shy = await makeRestaurant(db, { hide_delivery: true });
    await makeItem(db, seated.id, { tags: ["vegan"] });
    await makeItem(db, shy.id, { tags: ["vegan"], listed: false });
    await makeItem(db, plain.id, { tags: ["halal", "spicy"] });
    const all = [plain.id, closed.id, unreadable.id, seated.id, shy.id];
    expect(await ids({})).toEqual(all);
    expect(await ids({ mode: "delivery" })).toEqual([plain.id, closed.id, unreadable.id]);
    expect(await ids({ open: true })).toEqual([plain.id, seated.id, shy.id]);
    expect(await ids({ open: true, mode: "delivery" })).toEqual([plain.id]);
    expect(await ids({ cuisine: "japanese" })).toEqual([closed.id]);
    expect(await ids({ tag: "vegan" })).toEqual([seated.id]);
    expect(await ids({ tag: "vegan", cuisine: "burger" })).toEqual([]);
    expect(await ids({ diet: "halal" })).toEqual([plain.id]);
    expect(await ids({ diet: "halal", tag: "spicy", cuisine: "burger" })).toEqual([plain.id]);
    expect(await ids({ diet: "vegan", tag: "spicy" })).toEqual([]);
    expect((await call().get({ id: unreadable.id })).hours).toEqual(CLOSED);
  });

  once(
    "page without a repeat or a gap while restaurants are added, through filters too",
    async () => {
      const { db } = database;
      const place = fc.record({ north: fc.option(fc.integer({ min: 0, max: 3 })), shut: fc.boolean() });
      const make = ({ north, shut }: { north: number | null; shut: boolean }) =>
        makeRestaurant(db, {
          latitude: north === null ? null : 45.5 + north / 100,
          longitude: north === null ? null : -73.58,
          ...(shut ? { hours: CLOSED } : {}),
        });
      await fc.assert(
        fc.asyncProperty(
          fc.array(place, { minLength: 1, maxLength: 10 }),
          fc.array(place, { maxLength: 3 }),
          fc.integer({ min: 1, max: 4 }),
          fc.constantFrom({}, { open: true }, { open_first: true }),
          async (before, during, limit, order) => {
            await emptyTables(database, ["restaurants"], "continue");
            for (const one of before) await make(one);
            const whole = await ids(order);
            const seen: number[] = [];
            const added = [...during];
            let continuation: string | undefined;
            do {
              const page = await call().list({ ...order, limit, ...(continuation ? { continuation } : {}) });
              seen.push(...page.restaurants.map((row) => row.id));
              continuation = page.continuation ?? undefined;
              const next = added.pop();
              if (next) await make(next);
            } while (continuation !== undefined);
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen.filter((id) => whole.includes(id))).toEqual(whole);
          },
        ),
        { numRuns: 20 },
      );
    },
    120_000,
  );

  once("can be filtered a limited number of times, and still be listed without a filter", async () => {
    const limits = makeRateLimits({ own: { filtered_lists: { points: 2, seconds: 60 } } });
    const { list } = callAs(services, restaurantsRouter, null, { limits });
    for (const ask of [{ cuisine: "thai" }, { query: "x" }]) await list(ask);
    await expect(list({ open: true })).rejects.toMatchObject({ code: "too_many_requests" });
    expect((await list({})).restaurants).toEqual([]);
  });

  once("refuse a continuation that is forged or belongs to another list", async () => {
    const forged = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
    for (const continuation of ["x", forged("restaurants", 91, 0, 1, 2), forged("restaurants", 45, 0, -1e9, 2)]) {
      await expect(call().list({ continuation })).rejects.toMatchObject({ code: "invalid_input" });
    }
    const other = forged("restaurants", 45.5, -73.6, 1, 2);
    await expect(call().list({ continuation: other, open_first: true })).rejects.toMatchObject({
      code: "invalid_input",
    });
    // One that covers everything there is, and an impossible moment.
    const far = (at: number) => forged("restaurants-open-first", 45.5, -73.6, -1, 0, 20_040_002, 0, at, 0, -1, 0);
    await makeRestaurant(database.db);
    expect((await call().list({ continuation: far(0), open_first: true })).restaurants).toHaveLength(1);
    await expect(call().list({ continuation: far(1e16), open_first: true })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });

  once("say when and how they take orders", async () => {
    const { db } = database;
    const around = await makeRestaurant(db, { hide_drive: true, delivery_offered: false });
    const now = await call().availability({ id: around.id });
    expect(now).toMatchObject({
      restaurant_id: around.id,
      status: "open",
      date: "2026-11-18",
      available: true,
      modes: {
        take_out: { available: true, reason: null },
        delivery: { available: false, reason: "delivery_not_offered" },
      },
    });
    expect(now.modes).not.toHaveProperty("drive");
    expect(now.times[0]).toBe("now");
    expect(now.dates).toHaveLength(29);
    const asked = { id: around.id, date: "2026-11-20" };
    expect(await call().availabilityAt({ ...asked, time: "12:30" })).toMatchObject({
      date: asked.date,
      available: true,
    });
    expect(await call().availabilityAt({ ...asked, time: "12:31" })).toMatchObject({ available: false });
    await expect(call().availabilityAt({ ...asked, time: "25:00" })).rejects.toMatchObject({ code: "invalid_input" });

    const shut = await makeRestaurant(db, { status: "paused" });
    expect(await call().availability({ id: shut.id })).toMatchObject({
      status: "closed",
      available: false,
      dates: [],
      date: null,
    });
  });

  it.each([[{ monday: "late" }], [{ monday: [[25, 26]] }], [[]], ["closed for good"]])(
    "whose hours are %j count as closed, which is logged, and cause no error (restaurants §6)",
    async (hours) => {
      const warn = vi.spyOn(services.log, "warn");
      const { id } = await makeRestaurant(database.db, { hours, planned_orders_enabled: true });
      expect(await call().availability({ id })).toMatchObject({
        status: "closed",
        dates: [],
        times: [],
        available: false,
      });
      expect(await call().get({ id })).toMatchObject({ id, planned_orders_enabled: false });
      expect(await ids({ open: true })).toEqual([]);
      expect(warn).toHaveBeenCalledWith({ restaurant_id: id }, "Hours that cannot be read count as closed");
    },
  );
});
