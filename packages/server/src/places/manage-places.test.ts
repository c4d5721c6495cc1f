import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeRestaurant } from "../testing/make-world.queries.ts";
import { refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { placesRouter } from "./places.router.ts";

const name = { en: "Old Port", fr: "Vieux-Port" };
const zone = { was: null, zone: "old-port", name, latitude: 45.5, longitude: -73.55, radius: 900 };

describe.each(testDatabases())("neighbourhoods and groups that administrators keep (places §18), on %s", ({ open }) => {
  let database: Database;
  let administrator: number;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "restaurants", "zones", "restaurant_groups", "audit_log"]);
    administrator = (await makeAccount(database.db)).id;
  });
  const as = (caller: Parameters<typeof callAs>[2] = { account_id: administrator, admin: true }) =>
    callAs(makeServices(database), placesRouter, caller);
  const refused = async (call: Promise<unknown>) => (await refusalOf(call)).code;
  const acts = async () =>
    (await database.query<{ action: string; subject: string }>("select action, subject from audit_log order by id"))
      .rows;

  it("are added and changed; restaurants follow a neighbourhood that is renamed", async () => {
    expect(await as().saveZone(zone)).toMatchObject({ zone: "old-port", radius: 900 });
    const { id } = await makeRestaurant(database.db, { zone: "old-port" });
    await as().saveZone({ ...zone, was: "old-port", zone: "vieux-port", radius: 1_200 });
    expect((await as().managed()).zones).toMatchObject([
      { zone: "vieux-port", radius: 1_200, centre: { latitude: 45.5 } },
    ]);
    const { rows } = await database.query("select zone from restaurants where id = $1", [id]);
    expect(rows).toEqual([{ zone: "vieux-port" }]);
    expect(await refused(as(null).zone({ zone: "old-port" }))).toBe("not_found");
    expect((await as(null).zone({ zone: "vieux-port" })).restaurants).toHaveLength(1);

    const [first, second] = [await makeRestaurant(database.db), await makeRestaurant(database.db)];
    const group = await as().saveGroup({
      id: null,
      alias: "both",
      name,
      restaurants: [second.id, first.id, second.id],
    });
    expect(group.restaurants.map((one) => one.id)).toEqual([second.id, first.id]);
    const changed = { id: group.id, alias: "one", name, restaurants: [first.id] };
    expect((await as().saveGroup(changed)).restaurants).toHaveLength(1);
    expect((await as().managed()).groups).toMatchObject([{ id: group.id, alias: "one" }]);
    expect(await acts()).toEqual([
      { action: "zone.add", subject: "zone old-port" },
      { action: "zone.change", subject: "zone vieux-port" },
      { action: "group.add", subject: "group both" },
      { action: "group.change", subject: "group one" },
    ]);
  });

  it("keep what two administrators change at once, each over what they saw", async () => {
    await as().saveZone(zone);
    const { was: _, ...seen } = zone;
    await as().saveZone({ ...zone, was: "old-port", radius: 1_200, seen });
    const renamed = { ...zone, was: "old-port", name: { ...name, fr: "Le Vieux-Port" }, seen };
    expect(await as().saveZone(renamed)).toMatchObject({
      radius: 1_200,
      name: { en: "Old Port", fr: "Le Vieux-Port" },
    });
    expect(await refusalOf(as().saveZone({ ...zone, was: "old-port", radius: 800, seen }))).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "radius", theirs: 1_200 }] },
    });
    const [first, second] = [await makeRestaurant(database.db), await makeRestaurant(database.db)];
    const group = { alias: "both", name, restaurants: [first.id, second.id] };
    const { id } = await as().saveGroup({ id: null, ...group });
    await as().saveGroup({ ...group, id, alias: "two", seen: group });
    const shorter = { ...group, id, restaurants: [second.id], seen: group };
    expect(await as().saveGroup(shorter)).toMatchObject({ alias: "two", restaurants: [{ id: second.id }] });
    const onlyFirst = as().saveGroup({ ...group, id, restaurants: [first.id], seen: group });
    expect(await refusalOf(onlyFirst)).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "restaurants", theirs: [{ id: second.id, name: { en: expect.any(String) } }] }] },
    });
  });

  it("are refused to everybody else, and each alias exists once", async () => {
    const { id } = await makeAccount(database.db);
    for (const [caller, code] of [[null, "unauthorized"] as const, [{ account_id: id }, "forbidden"] as const]) {
      expect(await refused(as(caller).managed())).toBe(code);
      expect(await refused(as(caller).saveZone(zone))).toBe(code);
      expect(await refused(as(caller).saveGroup({ id: null, alias: "x", name, restaurants: [] }))).toBe(code);
    }
    await as().saveZone(zone);
    expect(await refused(as().saveZone(zone))).toBe("alias_taken");
    expect(await refused(as().saveZone({ ...zone, was: "nowhere" }))).toBe("not_found");
    const twice = await Promise.allSettled(
      [1, 2].map(() => as().saveGroup({ id: null, alias: "both", name, restaurants: [] })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const unknown = { alias: "y", name, restaurants: [2_147_483_647] };
    expect(await refused(as().saveGroup({ id: null, ...unknown }))).toBe("unknown_restaurant");
    expect(await refused(as().saveGroup({ id: 999, ...unknown }))).toBe("not_found");
    expect(await acts()).toHaveLength(2);
  });

  it.each([
    { latitude: 91 },
    { longitude: -181 },
    { latitude: Number.NaN },
    { radius: 0 },
    { radius: 100_001 },
    { radius: 1.5 },
    { zone: "" },
    { zone: "Old Port" },
    { zone: "a--b" },
    { zone: "../admin" },
    { zone: "vieux-montréal" },
    { zone: "a".repeat(61) },
    { name: { en: " ", fr: "x" } },
    { name: { en: "x".repeat(81), fr: "x" } },
  ])("are refused with %j", async (wrong) => {
    expect(await refused(as().saveZone({ ...zone, ...wrong }))).toBe("invalid_input");
    expect((await as().managed()).zones).toEqual([]);
  });
});
