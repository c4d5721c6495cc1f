import { DrizzleQueryError } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeTopic, tellChange } from "../database/changes.ts";
import type { Database } from "../database/open-database.ts";
import { DEFAULT_SETTINGS } from "../ports/settings.ts";
import { insertGroup } from "../restaurants/groups.queries.ts";
import { type Caller, callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { openSites } from "./known-sites.ts";
import { sitesRouter } from "./sites.router.ts";

describe.each(testDatabases())("sites on %s", ({ open }) => {
  let database: Database;
  let restaurant: number;
  let other: number;
  let owner: number;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, [
      "accounts",
      "restaurants",
      "restaurant_groups",
      "domains",
      "frame_parents",
      "audit_log",
    ]);
    const { db } = database;
    owner = (await makeAccount(db)).id;
    restaurant = (await makeRestaurant(db)).id;
    other = (await makeRestaurant(db)).id;
    await makeStaff(db, restaurant, owner, "owner");
  });

  const settings = { ...DEFAULT_SETTINGS, public_url: "https://tablee.test" };
  const origins = ["https://tablee.test", "https://www.tablee-app.example", "capacitor://localhost"];
  const as = (caller: Caller = { account_id: owner }) =>
    callAs(makeServices(database, { settings, origins }), sitesRouter, caller);
  const refused = async (call: Promise<unknown>) => (await refusalOf(call)).code;
  const host = "chez-margot.example";
  const look = { primary: "#ab1234", ground: "#102a43", logo_url: "/pictures/logo.webp", cover_url: null };

  /** Creates groups with their restaurants; returns their ids by alias. */
  async function makeGroups<Alias extends string>(wanted: Record<Alias, number[]>): Promise<Record<Alias, number>> {
    for (const [alias, ids] of Object.entries<number[]>(wanted)) {
      await insertGroup(database.db, { alias, name: { en: alias, fr: alias, default: null }, theme: look }, ids);
    }
    const { rows } = await database.query<{ alias: string; id: number }>("select alias, id from restaurant_groups");
    return Object.fromEntries(rows.map(({ alias, id }) => [alias, id])) as Record<Alias, number>;
  }

  it("can be added, changed and removed by an owner, each recorded in the audit list", async () => {
    const theme = { primary: "#0B5D4B", ground: "#fa0", logo_url: "/pictures/logo.webp", cover_url: null };
    const added = await as().save({ host: "Chez-Margot.Example.", restaurant_id: restaurant, theme });
    expect(added).toMatchObject({ host, restaurant_id: restaurant });
    expect(added.theme).toEqual({ ...theme, primary: "#0b5d4b", ground: "#ffaa00" });
    const changed = await as().save({ host, restaurant_id: restaurant, theme: { primary: "#0b5d4b" } });
    expect(changed).toMatchObject({ id: added.id, theme: { primary: "#0b5d4b", ground: null, logo_url: null } });
    expect((await as().list()).domains).toEqual([changed]);
    await as().remove({ id: added.id });
    expect((await as().list()).domains).toEqual([]);
    const { rows } = await database.query<{ action: string; subject: string }>(
      "select action, subject from audit_log order by id",
    );
    expect(rows).toEqual(
      ["domain.add", "domain.change", "domain.remove"].map((action) => ({ action, subject: `domain ${host}` })),
    );
  });

  it("cannot be seen or changed by anybody but owners and administrators", async () => {
    const { id } = await as().save({ host, restaurant_id: restaurant });
    const stranger = { account_id: (await makeAccount(database.db)).id };
    const manager = { account_id: (await makeAccount(database.db)).id };
    await makeStaff(database.db, restaurant, manager.account_id, "manager");
    expect((await as(stranger).list()).domains).toEqual([]);
    expect(await refused(as(null).list())).toBe("unauthorized");
    for (const caller of [stranger, manager]) {
      expect(await refused(as(caller).save({ host: "a.example", restaurant_id: restaurant }))).toBe("forbidden");
      expect(await refused(as(caller).remove({ id }))).toBe("not_found");
    }
    expect(await refused(as().save({ host: "a.example", restaurant_id: other }))).toBe("forbidden");
    const admin = { account_id: stranger.account_id, admin: true };
    expect((await as(admin).list()).domains).toHaveLength(1);
    expect(await refused(as(admin).save({ host, restaurant_id: other }))).toBe("host_taken");
    // A host that somebody blocks for its owner: removed from the one and given to the other.
    await as(admin).remove({ id });
    expect(await as(admin).save({ host, restaurant_id: other })).toMatchObject({ host, restaurant_id: other });
  });

  it("of a group can be added by an administrator, and by the owner of all of its restaurants", async () => {
    const { db } = database;
    const groups = await makeGroups({ own: [restaurant], shared: [restaurant, other], empty: [] });
    const admin = { account_id: (await makeAccount(db)).id, admin: true };
    const added = await as().save({ host, group_id: groups.own, theme: { primary: "#0b5d4b" } });
    expect(added).toMatchObject({ host, group_id: groups.own, restaurant_id: null, name: { en: "own" } });
    expect((await as().list()).groups).toEqual([expect.objectContaining({ id: groups.own, alias: "own" })]);
    expect((await as(admin).list()).groups.map(({ alias }) => alias)).toEqual(["empty", "own", "shared"]);
    for (const group_id of [groups.shared, groups.empty]) {
      expect(await refused(as().save({ host: "b.example", group_id }))).toBe("forbidden");
    }
    expect(await refused(as().save({ host: "b.example", group_id: 999_999 }))).toBe("not_found");
    expect(await refused(as().save({ host: "b.example" }))).toBe("invalid_input");
    const both = { host: "b.example", group_id: groups.own, restaurant_id: restaurant };
    expect(await refused(as().save(both))).toBe("invalid_input");
    // A host belongs to one site only.
    expect(await refused(as().save({ host, restaurant_id: restaurant }))).toBe("host_taken");
    const shared = await as(admin).save({ host: "shared.example", group_id: groups.shared });
    expect((await as().list()).domains.map((domain) => domain.host)).toEqual([host]);
    expect(await refused(as().remove({ id: shared.id }))).toBe("not_found");
    await as().remove({ id: added.id });
    expect((await as(admin).list()).domains).toEqual([shared]);
  });

  it("of a group show its restaurants, and look like the group in what they leave open", async () => {
    const { shared } = await makeGroups({ shared: [other, restaurant] });
    const admin = { account_id: owner, admin: true };
    let told = () => {};
    const changed = () => new Promise<void>((resolve) => (told = resolve));
    const sites = await openSites(makeServices(database), () => told());
    try {
      let heard = changed();
      await as(admin).save({ host, group_id: shared, theme: { primary: "#0b5d4b" } });
      await as(admin).save({ host: "one.example", restaurant_id: other });
      await heard;
      await vi.waitFor(() => expect(sites.find("one.example")).toMatchObject({ group: null, restaurant_ids: [other] }));
      expect(sites.find(`${host}:443`)).toMatchObject({
        host,
        group: "shared",
        restaurant_ids: [other, restaurant],
        name: { en: "shared" },
        theme: { primary: "#0b5d4b", ground: "#102a43", logo_url: "/pictures/logo.webp", cover_url: null },
      });
      for (const name of [`x.${host}`, `${host}.evil.example`]) expect(sites.find(name), name).toBeNull();
      // A restaurant that leaves the group disappears from its site.
      heard = changed();
      await database.query("delete from restaurant_group_members where restaurant_id = $1", [other]);
      tellChange(database.db, "restaurants");
      await heard;
      expect(sites.find(host)?.restaurant_ids).toEqual([restaurant]);
    } finally {
      await sites.close();
    }
  });

  it("must have a free host name that is not a machine's address, and legible colours", async () => {
    const save = (name: string, theme = {}) => refused(as().save({ host: name, restaurant_id: restaurant, theme }));
    for (const name of [
      "localhost",
      "127.0.0.1",
      "[::1]",
      "a.example:80",
      "a.example/x",
      "u@a.example",
      "tablee.test",
      "www.tablee.test",
      "menu.Tablee.test",
      "www.tablee-app.example",
      "tablee-app.example",
    ]) {
      expect(await save(name), name).toBe("invalid_host");
    }
    expect((await as().save({ host: "café.example", restaurant_id: restaurant })).host).toBe("xn--caf-dma.example");
    expect(await save(host, { primary: "red" })).toBe("invalid_colour");
    expect(await save(host, { ground: "#12345" })).toBe("invalid_colour");
    expect(await save(host, { primary: "#fff9c4" })).toBe("colour_unreadable");
    for (const logo_url of [
      "javascript:alert(1)",
      "//evil.example/x",
      "http://a.example/x",
      "/\\evil.example",
      "/a'b",
    ]) {
      expect(await save(host, { logo_url }), logo_url).toBe("invalid_input");
    }
  });

  it("added at the same moment by two restaurants belong to only one", async () => {
    await makeStaff(database.db, other, owner, "owner");
    const both = await Promise.allSettled(
      [restaurant, other].map((restaurant_id) => as().save({ host, restaurant_id })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await as().list()).domains).toHaveLength(1);
  });

  it("may be framed by pages that the owner names, one by one", async () => {
    const origin = "https://own.example";
    const { id } = await as().allowParent({ restaurant_id: restaurant, origin });
    expect((await as().allowParent({ restaurant_id: restaurant, origin })).id).toBe(id);
    expect((await as().list()).frame_parents).toEqual([{ id, restaurant_id: restaurant, origin }]);
    for (const wrong of ["*", "https://*.example", "http://own.example", "https://own.example/x"]) {
      expect(await refused(as().allowParent({ restaurant_id: restaurant, origin: wrong }))).toBe("invalid_origin");
    }
    const stranger = { account_id: (await makeAccount(database.db)).id };
    expect(await refused(as(stranger).allowParent({ restaurant_id: restaurant, origin }))).toBe("forbidden");
    expect(await refused(as(stranger).disallowParent({ id }))).toBe("not_found");
    await as().disallowParent({ id });
    expect((await as().list()).frame_parents).toEqual([]);
  });

  it("are no more than twenty a restaurant, as are the pages that frame it, however many are added at once", async () => {
    const domain = (at: number) => as().save({ host: `m${at}.example`, restaurant_id: restaurant });
    const parent = (at: number) =>
      as()
        .allowParent({ restaurant_id: restaurant, origin: `https://m${at}.example` })
        .then(({ id }) => id);
    for (const [add, full] of [
      [domain, "too_many_domains"],
      [parent, "too_many_origins"],
    ] as const) {
      for (let at = 0; at < 19; at++) await add(at);
      const last = await Promise.allSettled([19, 20, 21].map((at): Promise<unknown> => add(at)));
      expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await refused(add(22))).toBe(full);
    }
    const { frame_parents } = await as().list();
    expect(await parent(0)).toBe(frame_parents.find(({ origin }) => origin === "https://m0.example")?.id);
  });

  it("clear nothing if a restaurant changes otherwise, and are read again until that succeeds", async () => {
    const changed = vi.fn();
    const services = makeServices(database);
    const logged = vi.spyOn(services.log, "error");
    const sites = await openSites(services, changed, 10);
    const heard = async (topic: ChangeTopic) => {
      const reads = vi.spyOn(database.db, "select");
      tellChange(database.db, topic);
      await vi.waitFor(() => expect(reads.mock.settledResults.length).toBeGreaterThanOrEqual(2));
      reads.mockRestore();
    };
    try {
      await as().save({ host, restaurant_id: restaurant });
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      await heard(`restaurant:${restaurant}`);
      const failing = vi.spyOn(database.db, "select").mockImplementationOnce(() => {
        throw new DrizzleQueryError("select 1", ["secret"], new Error("away"));
      });
      await database.query("update restaurants set name = $2 where id = $1", [restaurant, { en: "New", fr: "Neuf" }]);
      tellChange(database.db, `restaurant:${restaurant}`);
      await vi.waitFor(() => expect(sites.find(host)?.name).toEqual({ en: "New", fr: "Neuf" }));
      failing.mockRestore();
      expect(logged).toHaveBeenCalledWith(
        expect.objectContaining({ error: expect.stringContaining("select 1"), cause: expect.stringContaining("away") }),
        "The sites could not be read again",
      );
      expect(JSON.stringify(logged.mock.calls)).not.toContain("secret");
      expect(changed).toHaveBeenCalledTimes(2);
    } finally {
      await sites.close();
    }
  });

  it("are known to every host at once, and only by their own name", async () => {
    let told = () => {};
    const changed = () => new Promise<void>((resolve) => (told = resolve));
    const sites = await openSites(makeServices(database), () => told());
    try {
      expect(sites.find(host)).toBeNull();
      let heard = changed();
      const { id } = await as().save({ host, restaurant_id: restaurant, theme: { primary: "#0b5d4b" } });
      await heard;
      expect(sites.find("CHEZ-margot.example:3000")).toMatchObject({ host, group: null, restaurant_ids: [restaurant] });
      for (const name of [undefined, "", "evil.example", "x.chez-margot.example", `${host}.evil.example`]) {
        expect(sites.find(name), name).toBeNull();
      }
      heard = changed();
      const parent = await as().allowParent({ restaurant_id: restaurant, origin: "https://own.example" });
      await heard;
      expect(sites.parentsOf(restaurant)).toEqual(["https://own.example"]);
      expect(sites.parentsOf(other)).toEqual([]);
      heard = changed();
      await as().disallowParent({ id: parent.id });
      await heard;
      expect(sites.parentsOf(restaurant)).toEqual([]);
      heard = changed();
      await as().remove({ id });
      await heard;
      expect(sites.find(host)).toBeNull();
    } finally {
      await sites.close();
    }
  });
});
