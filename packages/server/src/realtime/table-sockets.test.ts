import { randomUUID } from "node:crypto";
import type { JoinTable, JoinTableAnswer, UpdateTable } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeSession, openSession } from "../accounts/sessions.ts";
import { newToken } from "../accounts/stored/session-token.ts";
import type { Database } from "../database/open-database.ts";
import { disconnected, listen, type Listening, nextAtTable, type TablesClient } from "../testing/listen.ts";
import { friesLine, makeRequest, ordersAs } from "../testing/order-world.ts";
import { add, makeTableWorld, tablesAs, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";

type Seated = Extract<JoinTableAnswer, { ok: true }> & { client: TablesClient };

describe.each(testDatabases())("sockets of tables on %s", ({ open }) => {
  let database: Database;
  let world: TableWorld;
  let host: Listening;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    host = await listen(database);
    world = await makeTableWorld(database.db, host.services, { dine_in_offered: true });
  });
  afterEach(() => host.close());

  const signIn = (who: { account_id: number }) => openSession(host.services, who.account_id, {});
  const join = async (token: string | null, own: Partial<JoinTable> = {}): Promise<Seated> => {
    const client = await host.connectTables(token);
    const answer = await client.emitWithAck("join_table", { code: world.code, ...own });
    if (!answer.ok) throw new Error(answer.code);
    return { ...answer, client };
  };
  const asGuest = (nickname: string, own: Partial<JoinTable> = {}) => join(null, { nickname, ...own });
  const update = async ({ client }: Seated, input: UpdateTable) => {
    const answer = await client.emitWithAck("update", input);
    if (!answer.ok) throw new Error(answer.code);
    return answer;
  };
  const place = (key = "k") =>
    ordersAs(host.services, world.diner, key).place(makeRequest(world, { mode: "dine_in", table: world.code }));

  it("tell everybody at the table who joins, what each diner chooses, who leaves and what was ordered", async () => {
    const diner = await join(await signIn(world.diner));
    const coming = nextAtTable(diner.client, "join_table");
    const sam = await asGuest("Sam");
    expect(await coming).toEqual({ user: sam.table.users[1], table: sam.table });
    expect(sam.table.users).toMatchObject([
      { member: true, first_name: "Inès", opener: true, present: true },
      { id: sam.user_id, member: false, first_name: "Sam", present: true },
    ]);

    const told = nextAtTable(diner.client, "update");
    const input = add(friesLine(world, { notes: "salt" }));
    const { table } = await update(sam, input);
    expect(await told).toEqual({ user_id: sam.user_id, op_id: input.op_id, table });
    expect(table.items).toMatchObject([
      { user_id: sam.user_id, line: friesLine(world, { notes: "salt" }), price: 4.25 },
    ]);

    const going = nextAtTable(diner.client, "leave_table");
    expect(await sam.client.emitWithAck("leave_table", {})).toEqual({ ok: true });
    expect((await going).user).toMatchObject({ id: sam.user_id, first_name: "Sam", left: true, present: false });
    expect(await sam.client.emitWithAck("update", add(friesLine(world)))).toMatchObject({ code: "not_joined" });

    const taken = nextAtTable(diner.client, "order_taken");
    const order = await place();
    expect(await taken).toMatchObject({
      user: { id: diner.user_id, member: true },
      table: { status: "closed", order: { id: order.id, number: order.number }, items: [{ line: { notes: "salt" } }] },
    });
    const again = nextAtTable(diner.client, "order_taken");
    expect(await diner.client.emitWithAck("order_taken", {})).toMatchObject({ ok: true, table: { status: "closed" } });
    expect((await again).table.order).toEqual({
      id: order.id,
      number: order.number,
      user_id: diner.user_id,
      to_pay: false,
      called_off: false,
    });
  });

  it("accept a visitor by a nickname alone, without a token or with an expired one", async () => {
    const ended = await signIn(world.diner);
    await database.query("update sessions set expires_at = '2020-01-01'");
    for (const token of [null, "", "x".repeat(43), ended]) {
      const client = await host.connectTables(token);
      expect(await client.emitWithAck("join_table", { code: world.code })).toEqual({
        ok: false,
        code: "nickname_required",
      });
      const answer = await client.emitWithAck("join_table", { code: world.code, nickname: "Sam" });
      expect(answer).toMatchObject({ ok: true, key: expect.any(String) });
      const { table, user_id } = answer as Seated;
      expect(table.users.find(({ id }) => id === user_id)).toMatchObject({ member: false });
    }
  });

  it("seat one diner for a device whose answers are lost, who keeps the opener's rights (tables §16)", async () => {
    const asked = { code: world.code, nickname: "Sam", key: newToken() };
    const zoe = await asGuest("Zoé");
    await zoe.client.emitWithAck("leave_table", {});
    for (let tries = 0; tries < 3; tries += 1) {
      const lost = await host.connectTables(null);
      lost.emit("join_table", asked, () => {});
      // Whatever is sent after the join is answered after it has been done.
      await lost.emitWithAck("read_table", {});
      lost.disconnect();
    }
    const sam = await asGuest("Sam", { key: asked.key });
    expect(sam.table.users).toMatchObject([{ name: "Sam", opener: true, present: true }]);
    const lea = await asGuest("Léa", { key: newToken() });
    const { line_id } = await update(lea, add(friesLine(world)));
    const removed = await update(sam, { op_id: randomUUID(), change: { type: "remove", line_id } });
    expect(removed.table.items).toEqual([]);
    expect(JSON.stringify([removed, lea.table])).not.toContain(asked.key);
  });

  it("give a returning device the whole state, as the same diner", async () => {
    const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
    const mine = await update(sam, add(friesLine(world, { notes: "mine" })));
    const seen = vi.fn<(event: { table: TableState }) => void>();
    zoe.client.on("update", seen);
    sam.client.disconnect();
    const there = () => seen.mock.lastCall?.[0].table.users.map(({ present }) => present);
    await vi.waitFor(() => expect(there()).toEqual([false, true]));
    await update(zoe, add(friesLine(world, { notes: "meanwhile" })));
    const back = await asGuest("", { key: sam.key, session: sam.table.session });
    expect(back).toMatchObject({ user_id: sam.user_id, key: null });
    expect(back.table.items.map(({ line }) => line.notes)).toEqual(["mine", "meanwhile"]);
    // The answer was lost: the device sends the same operation again.
    const input = add(friesLine(world, { notes: "offline" }));
    await update(back, input);
    expect((await update(back, input)).table.items).toHaveLength(3);
    expect((await update(back, { op_id: randomUUID(), change: { type: "remove", line_id: mine.line_id } })).ok).toBe(
      true,
    );
  });

  it("tell a returning device that its table has ordered, and add nothing of it to the next basket", async () => {
    const diner = await join(await signIn(world.diner));
    const sam = await asGuest("Sam");
    await update(diner, add(friesLine(world)));
    sam.client.disconnect();
    await place();
    const client = await host.connectTables(null);
    const input = { code: world.code, key: sam.key, session: sam.table.session };
    expect(await client.emitWithAck("join_table", input)).toMatchObject({
      ok: false,
      code: "table_closed",
      table: { status: "closed", closed_by: "order", session: sam.table.session },
    });
    expect(await client.emitWithAck("update", add(friesLine(world)))).toMatchObject({
      code: "not_joined",
      table: null,
    });
    expect(sam.client.connected).toBe(false);
  });

  it("tell a returning device that its table's basket is open again, after its order was not paid (tables §14)", async () => {
    host.services.payments = { ...host.services.payments, online: true };
    const diner = await join(await signIn(world.diner));
    const sam = await asGuest("Sam");
    await update(diner, add(friesLine(world)));
    const order = await place();
    const seat = { code: world.code, key: sam.key, session: sam.table.session };
    sam.client.disconnect();
    const [back, gone, stranger] = [
      await host.connectTables(null),
      await host.connectTables(null),
      await host.connectTables(null),
    ];
    const closed = { ok: false, code: "table_closed", table: { order: { to_pay: true } } };
    for (const client of [back, back, gone]) {
      expect(await client.emitWithAck("join_table", seat)).toMatchObject(closed);
    }
    expect(await back.emitWithAck("update", add(friesLine(world)))).toMatchObject({ code: "not_joined" });
    expect(await stranger.emitWithAck("join_table", { ...seat, key: null, nickname: "Zoé" })).toMatchObject(closed);
    // One moves on to another table, and hears nothing more of this one.
    const other = await tablesAs(host.services, world.cook).create({ restaurant_id: world.restaurant.id, name: "Bar" });
    await gone.emitWithAck("join_table", { code: other.code!, nickname: "Sam" });
    const heard = vi.fn();
    for (const client of [gone, stranger]) client.on("update", heard);
    const told = nextAtTable(back, "update");
    await ordersAs(host.services, world.diner).cancel({ id: order.id });
    expect((await told).table).toMatchObject({ status: "open", session: sam.table.session, order: null });
    expect(await back.emitWithAck("join_table", seat)).toMatchObject({ ok: true, user_id: sam.user_id });
    await gone.emitWithAck("read_table", {});
    await stranger.emitWithAck("read_table", {});
    expect(heard).not.toHaveBeenCalled();
  });

  it("do what one device sends in the order in which it was sent", async () => {
    const sam = await asGuest("Sam");
    const line_id = randomUUID();
    const sent = [add(friesLine(world, { notes: "0" }), line_id)];
    for (let at = 1; at < 20; at += 1) {
      sent.push({
        op_id: randomUUID(),
        change: { type: "change", line_id, line: friesLine(world, { notes: `${at}` }) },
      });
    }
    const answers = await Promise.all(sent.map((input) => sam.client.emitWithAck("update", input)));
    expect(answers.map((answer) => answer.ok && answer.table.items[0]!.line.notes)).toEqual(
      sent.map((_, at) => `${at}`),
    );
  });

  it("let a socket change its table: it gets nothing more of the old one, where it is shown as absent", async () => {
    const other = await tablesAs(host.services, world.cook).create({ restaurant_id: world.restaurant.id, name: "Bar" });
    const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
    const left = nextAtTable(zoe.client, "update");
    const moved = await sam.client.emitWithAck("join_table", { code: other.code!, nickname: "Sam" });
    expect(moved).toMatchObject({ ok: true, table: { name: "Bar", users: [{ present: true }] } });
    expect((await left).table.users[0]).toMatchObject({ name: "Sam", present: false });
    const heard = vi.fn();
    sam.client.on("update", heard);
    await update(zoe, add(friesLine(world)));
    await sam.client.emitWithAck("update", add(friesLine(world)));
    expect(heard.mock.calls.map(([event]) => (event as { table: TableState }).table.name)).toEqual(["Bar"]);
  });

  it("answer invalid messages with an error, and keep running", async () => {
    const sam = await asGuest("Sam");
    const loose = sam.client as unknown as {
      emitWithAck(event: string, ...sent: unknown[]): Promise<unknown>;
      emit(event: string, ...sent: unknown[]): void;
    };
    const line = friesLine(world);
    const op = { op_id: randomUUID(), change: { type: "add", line_id: randomUUID(), line } };
    const bad = [
      null,
      5,
      "x",
      [],
      {},
      { ...op, op_id: "1" },
      { ...op, change: { ...op.change, type: "eat" } },
      { ...op, change: { ...op.change, line_id: "1" } },
      { ...op, change: { ...op.change, line: { ...line, quantity: "1" } } },
      { ...op, change: { ...op.change, line: { ...line, notes: "a".repeat(281) } } },
      { ...op, change: { ...op.change, line: { ...line, notes: "\u001b@" } } },
    ];
    for (const input of bad)
      expect(await loose.emitWithAck("update", input)).toEqual({ ok: false, code: "invalid_input" });
    for (const input of [null, {}, { code: 5 }, { code: "a".repeat(61) }, { code: world.code, session: "1" }]) {
      expect(await loose.emitWithAck("join_table", input)).toEqual({ ok: false, code: "invalid_input" });
    }
    for (const input of [null, {}, { doing: "dancing" }, { doing: 5 }]) {
      expect(await loose.emitWithAck("doing", input)).toEqual({ ok: false, code: "invalid_input" });
    }
    expect(await sam.client.emitWithAck("doing", { doing: "done" })).toEqual({ ok: true });
    loose.emit("doing");
    loose.emit("update");
    loose.emit("join_table", { code: world.code }, "no function");
    loose.emit("leave_table");
    loose.emit("order_taken", 5);
    const stranger = await host.connectTables(null);
    expect(await stranger.emitWithAck("leave_table", {})).toEqual({ ok: false, code: "not_joined" });
    expect(await stranger.emitWithAck("order_taken", {})).toEqual({ ok: false, code: "not_joined" });
    expect(await stranger.emitWithAck("doing", { doing: "done" })).toEqual({ ok: false, code: "not_joined" });
    expect(await stranger.emitWithAck("join_table", { code: world.code, nickname: "Zoé" })).toMatchObject({ ok: true });
    expect(await stranger.emitWithAck("order_taken", {})).toEqual({ ok: false, code: "table_open" });
  });

  it("limit how often a diner's doing is told, but not the changes of the basket", async () => {
    const sam = await asGuest("Sam");
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        sam.client.emitWithAck("doing", { doing: at % 2 ? "writing" : "choosing" }),
      ),
    );
    const heard = answers.filter(({ ok }) => ok).length;
    expect(heard).toBeGreaterThanOrEqual(10);
    expect(heard).toBeLessThan(40);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, code: "unavailable" });
    await update(sam, add(friesLine(world)));
  });

  it("disconnect a client that floods them or sends a megabyte, and keep serving the others", async () => {
    const [zoe, flooding, huge] = [await asGuest("Zoé"), await asGuest("Flood"), await asGuest("Huge")];
    const gone = disconnected(flooding.client);
    for (let at = 0; at < 10_000; at += 1) flooding.client.emit("update", add(friesLine(world)), () => {});
    expect(await gone).toBe("io server disconnect");
    const cut = disconnected(huge.client);
    huge.client.emit("update", add(friesLine(world, { notes: "a".repeat(1_000_000) })), () => {});
    expect(await cut).toMatch(/transport/);
    const { table } = await update(zoe, add(friesLine(world)));
    expect(table.users[0]).toMatchObject({ name: "Zoé", present: true });
    expect(table.items.length).toBeLessThanOrEqual(2);
  });

  it("disconnect a member whose session ends, and not the other diners", async () => {
    const [diner, sam] = [await join(await signIn(world.diner)), await asGuest("Sam")];
    const { rows } = await database.query<{ id: number }>("select id from sessions where account_id = $1", [
      world.diner.account_id,
    ]);
    const [told, gone, seen] = [
      nextAtTable(diner.client, "reconnect"),
      disconnected(diner.client),
      nextAtTable(sam.client, "update"),
    ];
    await closeSession(host.services, rows[0]!.id);
    expect(await told).toEqual({ after_ms: 0 });
    expect(await gone).toBe("io server disconnect");
    expect((await seen).table.users[0]).toMatchObject({ member: true, present: false });
    const again = await join(await signIn(world.diner));
    await database.query("delete from sessions where account_id = $1", [world.diner.account_id]);
    const away = disconnected(again.client);
    again.client.emit("join_table", { code: world.code, nickname: "Ghost" }, () => {});
    await away;
    const other = await join(await signIn(world.other));
    expect(other.table.users.map(({ name }) => name)).not.toContain("Ghost");
    await database.query("delete from sessions where account_id = $1", [world.other.account_id]);
    const swept = disconnected(other.client);
    await host.sockets.sweep();
    await swept;
    expect(sam.client.connected).toBe(true);
  });

  it("tell everybody to reconnect when the process stops, and show nobody as present", async () => {
    const [sam, diner] = [await asGuest("Sam"), await join(await signIn(world.diner))];
    const told = [sam, diner].map(({ client }) => nextAtTable(client, "reconnect"));
    await host.sockets.close(2_000);
    expect(await Promise.all(told)).toEqual([{ after_ms: 2_000 }, { after_ms: 2_000 }]);
    const { rows } = await database.query("select 1 from table_presences");
    expect(rows).toEqual([]);
  });

  it("end with the same state on all phones, whoever edits or disconnects", async () => {
    let seed = 7;
    const chance = (of: number) => (seed = (seed * 48_271) % 2_147_483_647) % of;
    const phones = await Promise.all(Array.from({ length: 6 }, (_, at) => asGuest(`Guest ${at}`)));
    const kept = new Set<string>();
    const run = async (first: Seated): Promise<Seated> => {
      let phone = first;
      const { session } = first.table;
      for (let round = 0; round < 8; round += 1) {
        const input = add(friesLine(world, { notes: randomUUID() }));
        const sending = phone.client.emitWithAck("update", input);
        // Half of those that disconnect do so before they have an answer, and send the same again.
        if (chance(3) === 0) {
          phone.client.disconnect();
          sending.catch(() => {});
          const { client, table } = await asGuest("", { key: first.key, session });
          phone = { ...first, client, table };
          await update(phone, input);
        } else await sending;
        kept.add((input.change as { line: { notes: string } }).line.notes);
      }
      return phone;
    };
    const ended = await Promise.all(phones.map(run));
    const states = await Promise.all(
      ended.map(({ client, table: { session } }, at) =>
        client.emitWithAck("join_table", { code: world.code, session, key: phones[at]!.key }),
      ),
    );
    const notes = states.map((state) => (state.ok ? state.table.items.map(({ line }) => line.notes).sort() : []));
    expect(notes[0]).toEqual([...kept].sort());
    for (const one of notes) expect(one).toEqual(notes[0]);
    expect(notes[0]).toHaveLength(48);
  });
});
