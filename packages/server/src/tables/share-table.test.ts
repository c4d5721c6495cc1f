import { randomUUID } from "node:crypto";
import { MAX_TABLE_DINERS } from "@tablee/domain/tables/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newToken } from "../accounts/stored/session-token.ts";
import type { Database } from "../database/open-database.ts";
import { setStock } from "../kitchen/set-stock.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeCombo } from "../testing/make-world.queries.ts";
import { burgerLine, friesLine, makeOrderWorld, refusalOf } from "../testing/order-world.ts";
import { add, change, makeTableWorld, sit, stateAt, type TableWorld } from "../testing/table-world.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { leaveTable } from "./leave-table.ts";
import { loseSocket } from "./lose-socket.ts";
import { purgeSittings } from "./purge-sittings.ts";
import { sweepTables } from "./sweep-tables.ts";

describe.each(everyDatabase())("a shared table on %s", ({ open, kind }) => {
  const once = itOnce(kind);
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

  const asDiner = (own: { session?: string } = {}) => sit(services, { code: world.code, ...own }, world.diner);
  const asGuest = (nickname: string, own: { session?: string; key?: string } = {}) =>
    sit(services, { code: world.code, nickname, ...own });
  /** As if their processes had not renewed them for so long, by the database's clock. */
  const ageSockets = (seconds: number) =>
    database.query("update table_presences set seen_at = seen_at - make_interval(secs => $1)", [seconds]);
  const edit = (who: Awaited<ReturnType<typeof sit>>, line_id: string, line = friesLine(world)) =>
    change(services, who, { op_id: randomUUID(), change: { type: "change", line_id, line } });
  const remove = (who: Awaited<ReturnType<typeof sit>>, line_id: string) =>
    change(services, who, { op_id: randomUUID(), change: { type: "remove", line_id } });

  describe("joining", () => {
    it("opens the table to the first diner, by account or nickname, and gives each diner a distinct name", async () => {
      const sam = await asGuest("  Sam ");
      const diner = await asDiner();
      const second = await asGuest("sam");
      const { users, ...table } = await stateAt(services, sam);
      expect(table).toMatchObject({
        status: "open",
        name: "Terrace 4",
        items: [],
        total: 0,
        currency: "CAD",
        order: null,
      });
      expect(users).toMatchObject([
        { id: sam.seat.diner_id, name: "Sam", member: false, opener: true, first_name: "Sam" },
        { id: diner.seat.diner_id, name: "Inès", member: true, opener: false, present: true, left: false },
        { id: second.seat.diner_id, name: "sam 2", opener: false },
      ]);
      expect([sam.key, diner.key]).toEqual([expect.stringMatching(/^[\w-]{43}$/), null]);
      const { rows } = await database.query<{ key_hash: string }>("select key_hash from table_diners where id = $1", [
        sam.seat.diner_id,
      ]);
      expect(rows[0]!.key_hash).not.toContain(sam.key);
    });

    once(
      "gives members a neutral name while theirs is missing or poses as staff, and theirs once it does not",
      async () => {
        const call = (first_name: string, { account_id }: { account_id: number }) =>
          database.query("update accounts set first_name = $2 where id = $1", [account_id, first_name]);
        const names = async (who: Awaited<ReturnType<typeof asDiner>>) =>
          (await stateAt(services, who)).users.map(({ name, first_name }) => [name, first_name]);
        await database.query("update accounts set language = 'fr' where id = $1", [world.other.account_id]);
        await call("", world.diner);
        await call("Le Chef", world.other);
        const diner = await asDiner();
        await sit(services, { code: world.code }, world.other);
        expect(await names(diner)).toMatchObject([
          ["Guest", "Guest"],
          ["Convive", expect.anything()],
        ]);
        await call("\u{1d54a}taff", world.diner);
        await asDiner();
        expect(await names(diner)).toMatchObject([
          ["Guest", expect.anything()],
          ["Convive", expect.anything()],
        ]);
        await asGuest("Maya");
        await call("Maya", world.diner);
        await asDiner();
        await call("Staff", world.diner);
        await asDiner();
        expect((await names(diner)).map(([name]) => name)).toEqual(["Maya 2", "Convive", "Maya"]);
      },
    );

    once("again gives the same seat: an account on any device, a nickname by its key alone", async () => {
      const sam = await asGuest("Sam");
      const [diner, phone] = [await asDiner(), await asDiner()];
      expect(phone.seat).toEqual(diner.seat);
      const back = await asGuest("Somebody", { key: sam.key!, session: sam.seat.session });
      expect(back).toMatchObject({ seat: sam.seat, key: null });
      expect((await asGuest("Sam", { key: "guessed" })).seat.diner_id).not.toBe(sam.seat.diner_id);
      expect((await stateAt(services, sam)).users).toHaveLength(3);
    });

    it("by a key of the device's own makes one diner, however often and at once it is sent (tables §16)", async () => {
      const key = newToken();
      const tries = await Promise.all(Array.from({ length: 4 }, () => asGuest("Sam", { key })));
      expect(new Set(tries.map(({ seat }) => JSON.stringify(seat))).size).toBe(1);
      expect(tries.flatMap((one) => one.key ?? [])).toEqual([key]);
      const again = await asGuest("Another name", { key, session: tries[0]!.seat.session });
      expect(again).toMatchObject({ seat: tries[0]!.seat, key: null });
      const zoe = await asGuest("Zoé", { key: newToken() });
      const { line_id } = await change(services, zoe, add(friesLine(world)));
      expect((await remove(again, line_id)).table).toMatchObject({
        users: [
          { name: "Sam", opener: true },
          { name: "Zoé", opener: false },
        ],
        items: [],
      });
    });

    once("by a key that another sitting knows gives a seat of its own there", async () => {
      const [key, elsewhere] = [newToken(), await makeTableWorld(database.db, services)];
      const here = await asGuest("Sam", { key });
      const there = await sit(services, { code: elsewhere.code, nickname: "Zoé", key });
      expect(there.key).toBe(key);
      expect((await stateAt(services, there)).users).toMatchObject([{ name: "Zoé", opener: true }]);
      services.setTime("2026-11-18T21:00:00Z");
      const next = await asGuest("Max", { key });
      expect(next.seat.session).not.toBe(here.seat.session);
      expect((await stateAt(services, next)).users).toMatchObject([{ name: "Max", opener: true }]);
    });

    once("by a key that does not have the form of ours gives another key", async () => {
      for (const key of ["sam", randomUUID(), `${newToken()}A`, ` ${newToken().slice(1)}`]) {
        const sam = await asGuest("Sam", { key });
        expect(sam.key).toMatch(/^[\w-]{43}$/);
        expect((await asGuest("Sam", { key })).seat.diner_id).not.toBe(sam.seat.diner_id);
      }
    });

    once("after signing in keeps the lines, even if the account already sits there", async () => {
      const guest = await asGuest("Sam");
      await change(services, guest, add(friesLine(world)));
      const signedIn = await sit(services, { code: world.code, key: guest.key }, world.diner);
      expect(signedIn.seat.diner_id).toBe(guest.seat.diner_id);
      const phone = await asGuest("My phone");
      await change(services, phone, add(burgerLine(world)));
      const merged = await sit(services, { code: world.code, key: phone.key }, world.diner);
      expect(merged.seat.diner_id).toBe(guest.seat.diner_id);
      const { users, items } = await stateAt(services, merged);
      expect(users).toMatchObject([{ member: true, name: "Sam", opener: true, subtotal: 16.75 }]);
      expect(items.map(({ user_id }) => user_id)).toEqual([merged.seat.diner_id, merged.seat.diner_id]);
      expect((await refusalOf(change(services, phone, add(friesLine(world))))).code).toBe("not_joined");
    });

    once("with another member's key gives a member a seat of their own", async () => {
      const guest = await asGuest("Sam");
      await sit(services, { code: world.code, key: guest.key }, world.diner);
      const other = await sit(services, { code: world.code, key: guest.key }, world.other);
      expect(other.seat.diner_id).not.toBe(guest.seat.diner_id);
    });

    once("reveals neither another diner's key nor its hash, and accepts no diner's id as a key", async () => {
      const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
      const { rows } = await database.query<{ key_hash: string }>("select key_hash from table_diners where id = $1", [
        sam.seat.diner_id,
      ]);
      const told = JSON.stringify([await stateAt(services, zoe), tableChanged.mock.calls]);
      for (const secret of [sam.key!, rows[0]!.key_hash]) expect(told).not.toContain(secret);
      for (const key of [sam.seat.diner_id, rows[0]!.key_hash]) {
        expect((await asGuest("Thief", { key })).seat.diner_id).not.toBe(sam.seat.diner_id);
      }
    });

    once("requires a legible nickname", async () => {
      for (const own of [{}, { key: newToken() }]) {
        const codes = ["", "  ", "🦊", "a".repeat(31), "a\u202eb"].map(
          async (name) => (await refusalOf(asGuest(name, own))).code,
        );
        expect(await Promise.all(codes)).toEqual([
          "nickname_required",
          ...Array.from({ length: 4 }, () => "nickname_invalid"),
        ]);
      }
      const { rows } = await database.query("select 1 from table_sessions where table_id = $1", [world.table.id]);
      expect(rows).toEqual([]);
    });

    it("is limited to a number of diners, exactly one of whom opens the table", async () => {
      const all = await Promise.allSettled(
        Array.from({ length: MAX_TABLE_DINERS + 3 }, (_, at) => asGuest(`Guest ${at}`)),
      );
      expect(
        all.filter(({ status }) => status === "rejected").map((one) => (one as PromiseRejectedResult).reason.code),
      ).toEqual(["too_many_diners", "too_many_diners", "too_many_diners"]);
      const { rows } = await database.query("select count(*)::int n from table_sessions where table_id = $1", [
        world.table.id,
      ]);
      expect(rows).toEqual([{ n: 1 }]);
      const [first] = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      const { users } = await stateAt(services, first!);
      expect(users.filter(({ opener }) => opener)).toHaveLength(1);
    });

    once(
      "never mixes two parties: an abandoned sitting has ended, for the next party and for its own diners",
      async () => {
        const before = await asGuest("Before");
        await change(services, before, add(friesLine(world)));
        services.setTime("2026-11-18T20:00:00Z");
        const after = await asGuest("After");
        expect(after.seat.session).not.toBe(before.seat.session);
        expect(await stateAt(services, before)).toMatchObject({ status: "closed", closed_by: "idle" });
        expect(await stateAt(services, after)).toMatchObject({ items: [], users: [{ name: "After", opener: true }] });
        expect(tableChanged).toHaveBeenLastCalledWith("update", expect.objectContaining({ user_id: null }));
        const back = asGuest("Before", { session: before.seat.session, key: before.key! });
        expect(await refusalOf(back)).toMatchObject({ code: "table_closed" });
        services.setTime("2026-11-18T23:00:00Z");
        const late = asGuest("After", { session: after.seat.session, key: after.key! });
        expect(await refusalOf(late)).toMatchObject({ code: "table_closed" });
      },
    );

    once("does not find a sitting of another table, nor an unknown one", async () => {
      const elsewhere = await makeTableWorld(database.db, services);
      const there = await sit(services, { code: elsewhere.code, nickname: "Sam" });
      expect(await refusalOf(asGuest("Sam", { session: there.seat.session }))).toMatchObject({ code: "not_found" });
      expect(await refusalOf(asGuest("Sam", { session: randomUUID() }))).toMatchObject({ code: "not_found" });
    });
  });

  describe("its basket", () => {
    once("is priced by the server, with what each diner has to pay", async () => {
      const [sam, diner] = [await asGuest("Sam"), await asDiner()];
      await change(services, sam, add({ ...burgerLine(world, { quantity: 2 }), price: 0.01 } as never));
      const answer = await change(services, diner, add(friesLine(world, { notes: "  salt " })));
      expect(answer.table).toMatchObject({
        items: [
          { user_id: sam.seat.diner_id, unit_price: 12.5, price: 25, problems: [], line: { quantity: 2 } },
          { user_id: diner.seat.diner_id, price: 4.25, line: { notes: "salt" } },
        ],
        subtotal: 29.25,
        tax: 4.38,
        total: 33.63,
        users: [
          { subtotal: 25, total: 28.74 },
          { subtotal: 4.25, total: 4.89 },
        ],
      });
      expect(answer.table).toEqual(await stateAt(services, sam));
    });

    once("lets diners change their own lines and the opener remove those of others, and tells everybody", async () => {
      const [sam, diner, zoe] = [await asGuest("Sam"), await asDiner(), await asGuest("Zoé")];
      const { line_id } = await change(services, diner, add(friesLine(world)));
      tableChanged.mockClear();
      expect(await refusalOf(edit(zoe, line_id))).toMatchObject({ code: "not_yours" });
      expect(await refusalOf(remove(zoe, line_id))).toMatchObject({ code: "not_yours" });
      expect(tableChanged).not.toHaveBeenCalled();
      const mine = await edit(diner, line_id, friesLine(world, { quantity: 3 }));
      expect(mine.table.items[0]).toMatchObject({ id: line_id, line: { quantity: 3 }, user_id: diner.seat.diner_id });
      expect(await refusalOf(edit(sam, line_id))).toMatchObject({ code: "not_yours" });
      const other = await change(services, zoe, add(friesLine(world)));
      const theirs = await remove(sam, other.line_id);
      const gone = await remove(diner, line_id);
      expect(gone.table.items).toEqual([]);
      expect(tableChanged.mock.calls.map(([event, { table }]) => [event, table.revision])).toEqual(
        [mine, other, theirs, gone].map(({ table }) => ["update", table.revision]),
      );
      expect(await refusalOf(edit(diner, line_id))).toMatchObject({ code: "line_gone" });
    });

    it("applies each operation once, however often it is sent, and answers with the same line", async () => {
      const sam = await asGuest("Sam");
      const op = add(friesLine(world));
      const first = await change(services, sam, op);
      const second = await change(services, sam, add(friesLine(world)));
      expect(second).toMatchObject({ line_id: first.line_id, table: { items: [{ line: { quantity: 2 } }] } });
      tableChanged.mockClear();
      for (let time = 0; time < 3; time += 1)
        expect(await change(services, sam, op)).toEqual({ ...first, table: second.table });
      const out = { op_id: randomUUID(), change: { type: "remove" as const, line_id: first.line_id } };
      await change(services, sam, out);
      const again = await change(services, sam, add(friesLine(world)));
      expect((await change(services, sam, out)).table).toEqual(again.table);
      expect((await change(services, sam, op)).table.items).toHaveLength(1);
      expect(tableChanged).toHaveBeenCalledTimes(2);
    });

    once("accepts an operation that is sent again, even if the item has sold out since", async () => {
      const sam = await asGuest("Sam");
      const op = add(friesLine(world));
      await change(services, sam, op);
      const cook = { ...world.cook, session_id: 0, admin: false, moderator: false };
      await setStock(services, cook, { id: world.fries.id, stock_status: "out_of_stock" });
      expect((await change(services, sam, op)).table.items).toMatchObject([{ problems: [{ code: "out_of_stock" }] }]);
      const refused = await refusalOf(change(services, sam, add(friesLine(world))));
      expect(refused).toMatchObject({ code: "line_refused", data: { problems: [{ code: "out_of_stock" }] } });
    });

    once("refuses what could not be ordered", async () => {
      const sam = await asGuest("Sam");
      const elsewhere = await makeOrderWorld(database.db);
      const wrong = [friesLine(world, { quantity: 26 }), friesLine(elsewhere), burgerLine(world, { selection: [] })];
      const codes = wrong.map(async (line) => {
        const { code, data } = await refusalOf(change(services, sam, add(line)));
        return [code, (data as { problems: { code: string }[] }).problems[0]?.code];
      });
      expect(await Promise.all(codes)).toEqual([
        ["line_refused", undefined],
        ["line_refused", "item_gone"],
        ["line_refused", "group_below_minimum"],
      ]);
      expect((await stateAt(services, sam)).items).toEqual([]);
    });

    once(
      "accepts no more of a combo than one order may have, even if two diners add the last one at once",
      async () => {
        const sam = await asGuest("Sam");
        const lea = await asGuest("Léa");
        const combo = await makeCombo(database.db, world.restaurant.id, [[world.fries.id]], { limit_per_order: 2 });
        const fill = { item_id: world.fries.id, slot_id: combo.slots[0]!.id, modifier_group_id: null, selection: [] };
        const trio = (notes: string) =>
          add({ type: "combo", combo_id: combo.id, modifiers: [fill], quantity: 1, notes });
        await change(services, sam, trio("first"));
        const tries = await Promise.allSettled([change(services, sam, trio("a")), change(services, lea, trio("b"))]);
        const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
        const problems = [{ code: "limit_reached", data: { combo_id: combo.id, limit: 2 } }];
        expect(refused).toMatchObject([{ code: "line_refused", data: { problems } }]);
        expect((await stateAt(services, lea)).items).toHaveLength(2);
      },
    );

    it("loses no line when all edit at once, and ends the same for all", async () => {
      const guests = await Promise.all(Array.from({ length: 8 }, (_, at) => asGuest(`Guest ${at}`)));
      const kept: string[] = [];
      await Promise.all(
        guests.map(async (guest, at) => {
          for (let round = 0; round < 5; round += 1) {
            const { line_id } = await change(services, guest, add(friesLine(world, { notes: `${at} ${round}` })));
            if (round === 2) await remove(guest, line_id);
            else kept.push(line_id);
          }
        }),
      );
      const { items, revision } = await stateAt(services, guests[0]!);
      expect(items.map(({ id }) => id).sort()).toEqual([...kept].sort());
      expect(items).toHaveLength(32);
      const seen = tableChanged.mock.calls.map(([, { table }]) => table.revision);
      expect(new Set(seen).size).toBe(seen.length);
      expect(Math.max(...seen)).toBe(revision);
    });

    once("stores a line without its empty selections, however many are sent", async () => {
      const sam = await asGuest("Sam");
      const empty = { item_id: world.fries.id, slot_id: 4, modifier_group_id: null, selection: [] };
      const wordy = { ...friesLine(world), modifiers: Array.from({ length: 200 }, () => empty) };
      await change(services, sam, add(wordy));
      const { items } = await stateAt(services, sam);
      expect(items.map(({ line }) => line.modifiers)).toEqual([[]]);
    });
  });

  describe("coming and going", () => {
    once("is shown: a diner without a connected device is absent, one with another device is present", async () => {
      const [sam, first, second] = [await asGuest("Sam"), await asDiner(), await asDiner()];
      const isThere = async () => (await stateAt(services, sam)).users.map(({ present }) => present);
      tableChanged.mockClear();
      await loseSocket(services, first.seat, first.socket_id);
      expect(await isThere()).toEqual([true, true]);
      expect(tableChanged).not.toHaveBeenCalled();
      await loseSocket(services, second.seat, second.socket_id);
      expect(await isThere()).toEqual([true, false]);
      expect(tableChanged).toHaveBeenCalledExactlyOnceWith(
        "update",
        expect.objectContaining({ user_id: null, op_id: null }),
      );
      await loseSocket(services, second.seat, second.socket_id);
      expect(tableChanged).toHaveBeenCalledOnce();
      const before = (await stateAt(services, sam)).revision;
      await asDiner({ session: sam.seat.session });
      const after = await stateAt(services, sam);
      expect([after.users[1]!.present, after.revision]).toEqual([true, before + 1]);
    });

    once("by a goodbye keeps the lines, passes on the opener's rights, and allows no more changes", async () => {
      const [sam, zoe, diner] = [await asGuest("Sam"), await asGuest("Zoé"), await asDiner()];
      const { line_id } = await change(services, sam, add(friesLine(world)));
      await loseSocket(services, zoe.seat, zoe.socket_id);
      tableChanged.mockClear();
      expect(await leaveTable(services, sam.seat)).toBe(true);
      const table = await stateAt(services, diner);
      expect(table.users).toMatchObject([
        { name: "Sam", left: true, present: false, opener: false, subtotal: 4.25 },
        { name: "Zoé", opener: false },
        { name: "Inès", opener: true },
      ]);
      expect(tableChanged.mock.calls).toEqual([["leave_table", { user: table.users[0], table }]]);
      expect(await refusalOf(remove(sam, line_id))).toMatchObject({ code: "not_joined" });
      expect(await leaveTable(services, sam.seat)).toBe(false);
      expect(await refusalOf(edit(diner, line_id))).toMatchObject({ code: "not_yours" });
      const back = await asGuest("", { key: sam.key! });
      expect(back.seat).toEqual(sam.seat);
      expect((await remove(back, line_id)).table.users[0]).toMatchObject({ left: false, opener: false });
    });

    once("gives the opener's rights to the next diner who comes after everybody has left", async () => {
      const sam = await asGuest("Sam");
      await change(services, sam, add(friesLine(world)));
      await leaveTable(services, sam.seat);
      const zoe = await asGuest("Zoé");
      expect((await stateAt(services, zoe)).users).toMatchObject([{ opener: false }, { name: "Zoé", opener: true }]);
    });

    it("of a process that died is seen within two minutes, and its living sockets are kept", async () => {
      const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
      const alive = [{ socket_id: sam.socket_id, seat: sam.seat }];
      await ageSockets(60);
      await sweepTables(services, alive);
      tableChanged.mockClear();
      await ageSockets(30);
      // The clock of this process, which is behind those of the others, decides nothing.
      services.setTime("2026-11-18T16:00:00Z");
      await sweepTables(services, alive);
      expect((await stateAt(services, sam)).users.map(({ present }) => present)).toEqual([true, false]);
      const told = tableChanged.mock.calls.filter(([, { table }]) => table.session === sam.seat.session);
      expect(told).toMatchObject([["update", { user_id: null, table: { users: [{}, { present: false }] } }]]);
      await sweepTables(services, [...alive, { socket_id: zoe.socket_id, seat: zoe.seat }]);
      expect((await stateAt(services, sam)).users.map(({ present }) => present)).toEqual([true, true]);
    });

    once("of a process that died is told at each table, also if another table's sitting cannot be had", async () => {
      await database.query("delete from table_presences");
      const sam = await asGuest("Sam");
      const zoe = await sit(services, { code: (await makeTableWorld(database.db, services)).code, nickname: "Zoé" });
      tableChanged.mockClear();
      await ageSockets(90);
      const told = () => tableChanged.mock.calls.map(([, { table }]) => table.session);
      const transaction = vi.spyOn(database.db, "transaction").mockRejectedValueOnce(new Error("lock timeout"));
      await sweepTables(services, []).finally(() => transaction.mockRestore());
      expect(told()).toEqual([zoe.seat.session]);
      await sweepTables(services, []);
      expect(told()).toEqual([zoe.seat.session, sam.seat.session]);
      await sweepTables(services, []);
      expect(told()).toHaveLength(2);
    });

    it("leaves nothing behind a day after it ended", async () => {
      const sam = await asGuest("Sam");
      services.setTime("2026-11-18T21:00:00Z");
      await asGuest("After");
      services.setTime("2026-11-19T20:59:59Z");
      await purgeSittings(services);
      expect((await stateAt(services, sam)).closed_by).toBe("idle");
      services.setTime("2026-11-19T21:00:01Z");
      await purgeSittings(services);
      const { rows } = await database.query("select id from table_diners where id = $1", [sam.seat.diner_id]);
      expect(rows).toEqual([]);
      expect(await refusalOf(change(services, sam, add(friesLine(world))))).toMatchObject({
        code: "table_closed",
        data: { table: null },
      });
    });
  });
});
