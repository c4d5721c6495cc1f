import { randomUUID } from "node:crypto";
import { MAX_TABLE_DINERS } from "@tablee/domain/tables/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { friesLine, refusalOf } from "../testing/order-world.ts";
import { add, change, makeTableWorld, sit, stateAt, tablesAs, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { clearTable } from "./clear-table.ts";
import { giveBackSeat } from "./give-back-seat.ts";
import { joinTable } from "./join-table.ts";
import { leaveTable } from "./leave-table.ts";
import { loseSocket } from "./lose-socket.ts";

type Sitter = Awaited<ReturnType<typeof sit>>;

describe.each(testDatabases())("whoever has photographed a table's code, on %s", ({ open }) => {
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

  const asGuest = (nickname: string, own: { key?: string } = {}) =>
    sit(services, { code: world.code, nickname, ...own });
  const asDiner = () => sit(services, { code: world.code }, world.diner);
  const remove = (who: Sitter, line_id: string) =>
    change(services, who, { op_id: randomUUID(), change: { type: "remove", line_id } });
  const namesAt = async (who: Sitter) => (await stateAt(services, who)).users.map(({ name }) => name);

  it("and came first cannot change or remove what a member has chosen", async () => {
    const stranger = await asGuest("Sam");
    const diner = await asDiner();
    const { line_id } = await change(services, diner, add(friesLine(world, { notes: "no peanuts" })));
    const line = friesLine(world, { notes: "extra peanuts" });
    const edit = { op_id: randomUUID(), change: { type: "change" as const, line_id, line } };
    expect(await refusalOf(change(services, stranger, edit))).toMatchObject({ code: "not_yours" });
    expect(await refusalOf(change(services, stranger, add(line, line_id)))).toMatchObject({ code: "not_yours" });
    expect(await refusalOf(remove(stranger, line_id))).toMatchObject({ code: "not_yours" });
    await leaveTable(services, stranger.seat);
    const again = await asGuest("Sam");
    expect(await refusalOf(remove(again, line_id))).toMatchObject({ code: "not_yours" });
    expect((await stateAt(services, diner)).items).toMatchObject([{ line: { notes: "no peanuts" } }]);
  });

  it("frees the seat by leaving without having chosen anything, and all are told who left", async () => {
    const [diner, sam] = [await asDiner(), await asGuest("Sam")];
    tableChanged.mockClear();
    expect(await leaveTable(services, sam.seat)).toBe(true);
    const table = await stateAt(services, diner);
    expect(table.users.map(({ name }) => name)).toEqual(["Inès"]);
    const user = expect.objectContaining({ id: sam.seat.diner_id, name: "Sam", left: true });
    expect(tableChanged.mock.calls).toEqual([["leave_table", { user, table }]]);
    expect(await refusalOf(change(services, sam, add(friesLine(world))))).toMatchObject({ code: "not_joined" });
    // Like a device that still has the key: the same name, but a new seat.
    expect((await asGuest("Sam", { key: sam.key! })).key).not.toBeNull();
    expect(await namesAt(diner)).toEqual(["Inès", "Sam"]);
  });

  it("keeps the seat of whoever has chosen something, and of a member", async () => {
    const [sam, diner] = [await asGuest("Sam"), await asDiner()];
    await change(services, sam, add(friesLine(world)));
    await leaveTable(services, sam.seat);
    await leaveTable(services, diner.seat);
    expect(await namesAt(sam)).toEqual(["Sam", "Inès"]);
  });

  it("has one seat on a socket: the one under the previous name is freed, and its rights are passed on", async () => {
    const [sam, diner] = [await asGuest("Sam"), await asDiner()];
    await loseSocket(services, sam.seat, sam.socket_id);
    await asGuest("Max");
    await giveBackSeat(services, sam.seat);
    expect((await stateAt(services, diner)).users).toMatchObject([
      { name: "Inès", opener: true },
      { name: "Max", opener: false },
    ]);
  });

  it("keeps a seat that another phone uses, and one from which something was chosen", async () => {
    const sam = await asGuest("Sam");
    const phone = await asGuest("", { key: sam.key! });
    await loseSocket(services, sam.seat, sam.socket_id);
    await giveBackSeat(services, sam.seat);
    expect(await namesAt(phone)).toEqual(["Sam"]);
    await change(services, phone, add(friesLine(world)));
    await loseSocket(services, phone.seat, phone.socket_id);
    await giveBackSeat(services, phone.seat);
    expect(await namesAt(phone)).toEqual(["Sam"]);
  });

  it("does not keep others out with abandoned seats", async () => {
    const sam = await asGuest("Sam");
    for (let at = 1; at < MAX_TABLE_DINERS; at += 1) {
      const one = await asGuest(`Guest ${at}`);
      await loseSocket(services, one.seat, one.socket_id);
    }
    const diner = await asDiner();
    expect(await namesAt(diner)).toEqual(["Sam", "Inès"]);
    expect((await stateAt(services, sam)).users[0]).toMatchObject({ opener: true });
  });

  it("gets no new seat on a socket over its limit, but can return to a seat with its key", async () => {
    const refused = (key?: string) =>
      joinTable(
        services,
        { viewer: null, socket_id: randomUUID(), may_bring: false },
        { code: world.code, nickname: "Sam", key },
      );
    expect(await refused()).toEqual({ code: "too_many_diners" });
    const sam = await asGuest("Sam");
    expect(await refused(sam.key!)).toMatchObject({ seat: { diner_id: sam.seat.diner_id } });
  });

  it("cannot take a name of the restaurant or its staff, nor an invisible one", async () => {
    const { default: own, en, fr } = world.restaurant.name;
    for (const name of ["Staff", "Cuisine", "Tabl\u00e9e", "ѕtаff", own ?? en ?? fr!]) {
      expect((await refusalOf(asGuest(name))).code, name).toBe("nickname_reserved");
    }
    for (const name of ["\u3164", "\u200b", "\u0301"]) {
      expect((await refusalOf(asGuest(name))).code, JSON.stringify(name)).toBe("nickname_invalid");
    }
  });

  it("cannot read last names, accounts, portraits or notes to the kitchen without sitting there", async () => {
    const diner = await asDiner();
    await change(services, diner, add(friesLine(world, { notes: "no peanuts" })));
    await database.query(
      "update accounts set avatar_url = '/pictures/face.jpg', last_name = 'Lastname' where id = $1",
      [world.diner.account_id],
    );
    const { table } = await tablesAs(services, null).get({ code: world.code });
    expect(table).toMatchObject({ users: [{ name: "Inès", avatar_url: null }], items: [{ line: { notes: "" } }] });
    const seated = await stateAt(services, diner);
    expect(seated).toMatchObject({
      users: [{ avatar_url: "/pictures/face.jpg" }],
      items: [{ line: { notes: "no peanuts" } }],
    });
    for (const told of [table, seated]) {
      expect(JSON.stringify(told)).not.toMatch(/Lastname|account_id/);
    }
    expect((await tablesAs(services, world.other).get({ code: world.code })).table).toEqual(table);
    await clearTable(services, { ...world.cook, session_id: 0, admin: false, moderator: false }, world.table);
    const late = { code: world.code, session: diner.seat.session, nickname: "Sam" };
    const who = { socket_id: randomUUID(), may_bring: true };
    expect(await joinTable(services, { ...who, viewer: null }, late)).toMatchObject({
      code: "table_closed",
      known: false,
    });
    expect(await joinTable(services, { ...who, viewer: world.diner }, late)).toMatchObject({ known: true });
  });
});
