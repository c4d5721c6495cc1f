import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { friesLine, makeOrderWorld, refusalOf } from "../testing/order-world.ts";
import { add, change, makeTableWorld, sit, stateAt, tablesAs, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("a restaurant's tables on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  const tableChanged = vi.fn<Realtime["tableChanged"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database, { realtime: { ...silentRealtime, tableChanged } });
    world = await makeTableWorld(database.db, services);
    tableChanged.mockClear();
  });

  const staff = () => tablesAs(services, world.cook);
  const visitor = () => tablesAs(services, null);
  const restaurant_id = () => world.restaurant.id;

  it("are added, each with a code of its own to print, and listed by name", async () => {
    const second = await staff().create({ restaurant_id: restaurant_id(), name: " bar 2 " });
    expect(second).toEqual({
      id: expect.any(Number),
      restaurant_id: restaurant_id(),
      name: "bar 2",
      code: expect.stringMatching(/^[0-9A-Z]{1,7}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      path: `/menu/table/${second.code}`,
      in_service: true,
      rotated_at: "2026-11-18T17:00:00.000Z",
      users: null,
      sitting: null,
    });
    const listed = await staff().list({ restaurant_id: restaurant_id() });
    expect(listed.map(({ name }) => name)).toEqual(["bar 2", "Terrace 4"]);
    expect(listed[0]).toEqual(second);
    expect(new Set(listed.map(({ code }) => code)).size).toBe(2);
    await sit(services, { code: world.code, nickname: "Sam" });
    expect((await staff().list({ restaurant_id: restaurant_id() }))[1]).toMatchObject({ users: 1 });
  });

  it("have names that differ, within one restaurant", async () => {
    const again = staff().create({ restaurant_id: restaurant_id(), name: "TERRACE 4" });
    expect(await refusalOf(again)).toMatchObject({ code: "name_taken" });
    const elsewhere = await makeOrderWorld(database.db);
    const there = tablesAs(services, elsewhere.cook);
    expect(await there.create({ restaurant_id: elsewhere.restaurant.id, name: "Terrace 4" })).toMatchObject({
      users: null,
    });
    for (const name of ["", "   ", "a".repeat(41), "\u001b"]) {
      expect((await refusalOf(staff().create({ restaurant_id: restaurant_id(), name }))).code).toBe("invalid_input");
    }
  });

  it("are 500 at most", async () => {
    await database.query(
      "insert into restaurant_tables (restaurant_id, name, secret, rotated_at) select $1, 'n' || n, 's', now() from generate_series(1, 499) n",
      [restaurant_id()],
    );
    const more = staff().create({ restaurant_id: restaurant_id(), name: "One more" });
    expect(await refusalOf(more)).toMatchObject({ code: "too_many_tables" });
  });

  it("open to whoever has the code, however it is typed", async () => {
    const opened = { restaurant_id: restaurant_id(), name: "Terrace 4", code: world.code, table: null };
    expect(await visitor().get({ code: world.code })).toEqual(opened);
    expect(await visitor().get({ code: world.code.toLowerCase().replaceAll("-", " ") })).toEqual(opened);
    const host = await sit(services, { code: world.code }, world.diner);
    await change(services, host, add(friesLine(world)));
    const seated = tablesAs(services, world.diner);
    expect(await seated.get({ code: world.code })).toEqual({ ...opened, table: await stateAt(services, host) });
    services.setTime("2026-11-18T20:00:00Z");
    expect(await visitor().get({ code: world.code })).toEqual(opened);
  });

  it("are not found by a forged code", async () => {
    const other = await staff().create({ restaurant_id: restaurant_id(), name: "Bar" });
    const [id, ...signature] = world.code.split("-");
    const last = world.code.endsWith("0") ? "1" : "0";
    const forged = [
      world.code.slice(0, -1) + last,
      [other.code!.split("-")[0], ...signature].join("-"),
      [id, "0000", "0000", "0000"].join("-"),
      "1ZZZZZZ-0000-0000-0000",
      "Terrace 4",
      "%00",
    ];
    for (const code of forged) {
      expect([code, (await refusalOf(visitor().get({ code }))).code]).toEqual([code, "not_found"]);
      expect([code, (await refusalOf(sit(services, { code, nickname: "Sam" }))).code]).toEqual([code, "not_found"]);
    }
    expect((await refusalOf(visitor().get({ code: "a".repeat(61) }))).code).toBe("invalid_input");
  });

  it("can get a new code: the old one opens nothing, and the sitting ends for everybody", async () => {
    const guest = await sit(services, { code: world.code, nickname: "Sam" });
    await change(services, guest, add(friesLine(world)));
    tableChanged.mockClear();
    services.setTime("2026-11-18T18:00:00Z");
    const rotated = await staff().rotate({ id: world.table.id });
    expect(rotated).toMatchObject({ rotated_at: "2026-11-18T18:00:00.000Z", users: null, in_service: true });
    expect(rotated.code).not.toBe(world.code);
    expect((await refusalOf(visitor().get({ code: world.code }))).code).toBe("not_found");
    expect((await refusalOf(sit(services, { code: world.code, nickname: "Sam" }))).code).toBe("not_found");
    const ended = await stateAt(services, guest);
    expect(ended).toMatchObject({ status: "closed", closed_by: "rotated", order: null });
    expect(tableChanged.mock.calls).toEqual([["update", { user_id: null, op_id: null, table: ended }]]);
    expect((await refusalOf(change(services, guest, add(friesLine(world))))).code).toBe("table_closed");
    expect((await visitor().get({ code: rotated.code! })).table).toBeNull();
  });

  it("are changed only as staff saw them (tables §15)", async () => {
    const { id } = world.table;
    const [seen] = await staff().list({ restaurant_id: restaurant_id() });
    const first = await staff().rotate({ id, code: seen!.code });
    expect(await refusalOf(staff().rotate({ id, code: seen!.code }))).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "code", theirs: first.code }] },
    });
    expect((await refusalOf(staff().close({ id, code: seen!.code }))).code).toBe("edit_conflict");
    expect(await staff().list({ restaurant_id: restaurant_id() })).toMatchObject([{ code: first.code }]);
    await staff().close({ id, code: first.code });
    // The second of two who close it finds it closed, as wanted.
    expect(await staff().close({ id, code: first.code })).toMatchObject({ in_service: false });
    expect((await refusalOf(staff().rotate({ id, code: first.code }))).code).toBe("edit_conflict");
    expect(await staff().rotate({ id, code: null })).toMatchObject({ in_service: true });

    await staff().rename({ id, name: "Terrace 5", seen: "Terrace 4" });
    expect(await refusalOf(staff().rename({ id, name: "Terrace 6", seen: "Terrace 4" }))).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "name", theirs: "Terrace 5" }] },
    });
    expect(await staff().rename({ id, name: "Terrace 5", seen: "Terrace 4" })).toMatchObject({ name: "Terrace 5" });
  });

  it("are cleared of the party that staff saw, and not of the next one (tables §15)", async () => {
    const { id } = world.table;
    const sitting = async () => (await staff().list({ restaurant_id: restaurant_id() }))[0]!.sitting!;
    await sit(services, { code: world.code, nickname: "Sam" });
    const first = await sitting();
    expect(await staff().clear({ id, sitting: first })).toMatchObject({ users: null, sitting: null });
    await sit(services, { code: world.code, nickname: "Alex" });
    for (const seen of [first, null])
      expect((await refusalOf(staff().clear({ id, sitting: seen }))).code).toBe("edit_conflict");
    expect((await staff().list({ restaurant_id: restaurant_id() }))[0]).toMatchObject({ users: 1 });
    expect(await staff().clear({ id, sitting: await sitting() })).toMatchObject({ users: null });
  });

  it("get a name only once when several are renamed to it at the same time", async () => {
    for (const name of ["Patio", "Bar", "Window"]) {
      const all = await Promise.all(
        [1, 2, 3, 4].map((n) => staff().create({ restaurant_id: restaurant_id(), name: `${name} ${n}` })),
      );
      const renamed = await Promise.allSettled(all.map(({ id }) => staff().rename({ id, name })));
      expect(renamed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const refused = renamed.flatMap((one) =>
        one.status === "rejected" ? [(one.reason as { code: string }).code] : [],
      );
      expect(refused).toEqual(["name_taken", "name_taken", "name_taken"]);
    }
  });

  it("are renamed, under the same code and within the same rules", async () => {
    await staff().create({ restaurant_id: restaurant_id(), name: "Bar" });
    const renamed = await staff().rename({ id: world.table.id, name: " Terrace 5 " });
    expect(renamed).toMatchObject({ name: "Terrace 5", code: world.code });
    expect(await staff().rename({ id: world.table.id, name: "terrace 5" })).toMatchObject({ name: "terrace 5" });
    expect((await refusalOf(staff().rename({ id: world.table.id, name: "BAR" }))).code).toBe("name_taken");
    expect((await refusalOf(staff().rename({ id: world.table.id, name: " " }))).code).toBe("invalid_input");
    expect(await visitor().get({ code: world.code })).toMatchObject({ name: "terrace 5" });
  });

  it("are cleared when a party has gone: its sitting ends, the code opens the next one", async () => {
    expect(await staff().clear({ id: world.table.id })).toMatchObject({ users: null, code: world.code });
    const guest = await sit(services, { code: world.code, nickname: "Sam" });
    tableChanged.mockClear();
    expect(await staff().clear({ id: world.table.id })).toMatchObject({ users: null, code: world.code });
    const ended = await stateAt(services, guest);
    expect(ended).toMatchObject({ status: "closed", closed_by: "cleared", order: null });
    expect(tableChanged.mock.calls).toEqual([["update", { user_id: null, op_id: null, table: ended }]]);
    const next = await sit(services, { code: world.code, nickname: "Zoé" });
    expect(next.seat.session).not.toBe(guest.seat.session);
  });

  it("are taken out of service, and back into it with a new code", async () => {
    const guest = await sit(services, { code: world.code, nickname: "Sam" });
    const shut = await staff().close({ id: world.table.id });
    expect(shut).toMatchObject({ code: null, path: null, in_service: false });
    expect((await refusalOf(visitor().get({ code: world.code }))).code).toBe("not_found");
    expect((await stateAt(services, guest)).status).toBe("closed");
    const back = await staff().rotate({ id: world.table.id });
    expect(back).toMatchObject({ in_service: true, code: expect.any(String) });
    expect(await visitor().get({ code: back.code! })).toMatchObject({ name: "Terrace 4" });
  });

  it("can be managed only by its staff", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    for (const caller of [world.diner, elsewhere.cook, null]) {
      const calls = tablesAs(services, caller);
      const codesOf = async (refused: Promise<unknown>[]) =>
        new Set(await Promise.all(refused.map(async (call) => (await refusalOf(call)).code)));
      const own = [
        calls.list({ restaurant_id: restaurant_id() }),
        calls.create({ restaurant_id: restaurant_id(), name: "Mine" }),
      ];
      expect(await codesOf(own)).toEqual(new Set([caller ? "forbidden" : "unauthorized"]));
      // Ids reveal nothing to strangers: somebody else's table looks like one that does not exist.
      for (const id of [world.table.id, 2_147_483_647]) {
        const one = [
          calls.rotate({ id }),
          calls.close({ id }),
          calls.clear({ id }),
          calls.rename({ id, name: "Mine" }),
        ];
        expect(await codesOf(one)).toEqual(new Set([caller ? "not_found" : "unauthorized"]));
      }
    }
    expect((await visitor().get({ code: world.code })).code).toBe(world.code);
    const missing = [
      staff().list({ restaurant_id: 2_147_483_647 }),
      staff().create({ restaurant_id: 2_147_483_647, name: "X" }),
      staff().rotate({ id: 2_147_483_647 }),
      staff().close({ id: 2_147_483_647 }),
      staff().clear({ id: 2_147_483_647 }),
      staff().rename({ id: 2_147_483_647, name: "X" }),
    ].map(async (call) => (await refusalOf(call)).code);
    expect(new Set(await Promise.all(missing))).toEqual(new Set(["not_found"]));
  });
});
