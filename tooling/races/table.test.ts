import { setTimeout as pause } from "node:timers/promises";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { makeCombo } from "@tablee/server/testing/make-world.queries";
import { tablesAs } from "@tablee/server/testing/table-world";
import { readState } from "@tablee/server/tables/table-state";
import { testRedis } from "@tablee/server/testing/test-redis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, keepDoing, openArena, postgresql, tell, times } from "./arena.ts";
import { countOf, refusalOf } from "./calls.ts";
import { faultsOf } from "./faults.queries.ts";
import { bodyFor, fries, type Kitchen, openKitchen, place, placing } from "./kitchen.ts";
import { Phone } from "./phone.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const PHONES = 30;
const SECONDS = times(8);
/** How many of the phones belong to members, who may order. */
const MEMBERS = 3;

const redis = await testRedis();

describe.runIf(postgresql && redis)("a shared table on two processes", () => {
  let arena: Arena;
  let kitchen: Kitchen;
  let phones: Phone[] = [];
  beforeAll(async () => {
    arena = await openArena();
    kitchen = await openKitchen(arena, MEMBERS, { dine_in_offered: true });
  });
  afterAll(async () => {
    for (const phone of phones) phone.close();
    await arena?.close();
  });

  const openTable = async (name: string): Promise<{ id: number; code: string }> => {
    const { id, code } = await tablesAs(arena.services, kitchen.cook).create({ restaurant_id: kitchen.id, name });
    return { id, code: code! };
  };
  const someHost = () => arena.hosts[Math.floor(Math.random() * arena.hosts.length)]!.url;
  const someFries = (notes: string) => fries(kitchen, { notes, quantity: 1 + Math.floor(Math.random() * 4) });
  const sitDown = async (code: string, count: number, members: number, line = someFries): Promise<Phone[]> => {
    const there = range(count).map(
      (at) =>
        new Phone({
          name: `Phone ${at}`,
          code,
          token: at < members ? kitchen.diners[at]!.token : null,
          url: someHost,
          line,
        }),
    );
    await Promise.all(there.map((phone) => phone.connect()));
    return there;
  };
  const stateOf = async ({ newest }: Phone): Promise<TableState> =>
    (await readState(arena.services, { guid: newest!.session }))!;
  const allShow = async (revision: number) => {
    for (const end = performance.now() + 10_000; performance.now() < end; await pause(20)) {
      if (phones.every(({ newest }) => newest?.revision === revision)) return;
    }
  };
  const order = (lines: readonly { line: { notes: string; quantity: number } }[]) =>
    lines.map(({ line: { notes, quantity } }) => `${quantity} ${notes}`).sort();
  const total = (of: keyof Phone["counts"]) => phones.reduce((sum, { counts }) => sum + counts[of], 0);

  it(`${PHONES} phones that edit for ${SECONDS} s and disconnect at random: every answered change is on every phone, then one order closes the table for all`, async () => {
    const { code } = await openTable("Thirty");
    phones = await sitDown(code, PHONES, MEMBERS);
    const live = phones.map((phone) =>
      keepDoing(async () => {
        phone.act();
        if (Math.random() < 0.12) await phone.drop(100 + Math.random() * 1_500);
        await pause(400 + Math.random() * 1_200);
      }),
    );
    await pause(SECONDS * 1_000);
    await Promise.all(live.map((one) => one.stop()));
    await Promise.all(phones.map((phone) => phone.settle()));

    const state = await stateOf(phones[0]!);
    await allShow(state.revision);
    expect(phones.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { newest } of phones) expect(newest).toEqual(state);
    const answered = phones.flatMap((phone) => [...phone.answered.values()].map((line) => ({ line })));
    expect(order(state.items)).toEqual(order(answered));
    tell(
      `${total("changes")} changes answered, ${total("drops")} connections dropped, ${total("resent")} sent again, ${total("states")} states seen,`,
    );
    tell(`revision ${state.revision} with ${state.items.length} lines on all ${PHONES} phones`);

    const late = phones.map((phone) =>
      keepDoing(async () => {
        phone.act();
        await pause(50 + Math.random() * 200);
      }),
    );
    await pause(300);
    const body = bodyFor(kitchen, { mode: "dine_in", table: code, table_session: state.session });
    const placed = await Promise.all(
      range(MEMBERS).map((at) => place(arena, at % 2, placing(kitchen.diners[at]!, body))),
    );
    await pause(300);
    await Promise.all(late.map((one) => one.stop()));
    await Promise.all(phones.map((phone) => phone.settle()));
    expect(placed.map(refusalOf).sort()).toEqual(["200", ...range(MEMBERS - 1).map(() => "table_closed")]);
    const closed = await stateOf(phones[0]!);
    await allShow(closed.revision);
    expect(closed).toMatchObject({ status: "closed", closed_by: "order", order: { id: expect.any(Number) } });
    for (const { newest, faults } of phones) expect([newest?.order, faults]).toEqual([closed.order, []]);
    const ordered = placed.find(({ status }) => status === 200)!.body;
    expect(ordered.items!.map(({ notes, quantity }) => `${quantity} ${notes}`).sort()).toEqual(
      order(phones.flatMap((phone) => [...phone.answered.values()].map((line) => ({ line })))),
    );
    expect(await faultsOf(arena.database)).toEqual([]);
    tell(
      `ordered by ${MEMBERS} at once while all went on: ${countOf(placed.map(refusalOf))}; ${total("refused")} changes`,
    );
    tell(`came too late and were told so, the order has the ${ordered.items!.length} lines that were answered`);
  });

  it("a code that is changed while its table orders: the sitting ends by one of the two, and a placed order stays placed", async () => {
    const outcomes: string[] = [];
    for (const at of range(times(12))) {
      const { id, code } = await openTable(`Rotated ${at}`);
      phones = await sitDown(code, 4, 2);
      for (const phone of phones) phone.act();
      await Promise.all(phones.map((phone) => phone.settle()));
      const [first] = phones;
      const body = bodyFor(kitchen, { mode: "dine_in", table: code, table_session: first!.newest!.session });
      const { token } = kitchen.staff[0];
      const [placed, rotated] = await Promise.all([
        place(arena, at % 2, placing(kitchen.diners[0]!, body)),
        arena.at((at + 1) % 2, "POST", `/kitchen/table/${id}/rotate`, { token, body: {} }),
      ]);
      expect(rotated.status).toBe(200);
      const state = await stateOf(first!);
      await allShow(state.revision);
      const ordered = placed.status === 200;
      expect(refusalOf(placed)).toBe(ordered ? "200" : "table_closed");
      expect(state).toMatchObject({ status: "closed", closed_by: ordered ? "order" : "rotated" });
      for (const { newest, faults } of phones) expect([newest, faults]).toEqual([state, []]);
      for (const phone of phones) phone.close();
      outcomes.push(state.closed_by!);
    }
    expect(await faultsOf(arena.database)).toEqual([]);
    tell(`${outcomes.length} tables whose code was changed while they ordered: closed by ${countOf(outcomes)}`);
  });

  it("the first diners who join at once: one sitting, opened by one of them", async () => {
    for (const at of range(times(6))) {
      const { code } = await openTable(`First ${at}`);
      phones = await sitDown(code, 8, 2);
      const state = await stateOf(phones[0]!);
      await allShow(state.revision);
      expect(new Set(phones.map(({ newest }) => newest!.session)).size).toBe(1);
      expect(state.users.filter(({ opener }) => opener)).toHaveLength(1);
      expect(state.users).toHaveLength(8);
      for (const { newest, faults } of phones) expect([newest, faults]).toEqual([state, []]);
      for (const phone of phones) phone.close();
    }
    tell(`${times(6)} tables opened by 8 phones at once on two processes: a sitting each`);
  });

  it("phones that join again and again without an answer: each is one diner, and one of them opens the table", async () => {
    const knocks = 4;
    for (const at of range(times(4))) {
      const { code } = await openTable(`Lost ${at}`);
      const makePhone = (who: number) =>
        new Phone({ name: `Phone ${who}`, code, token: null, url: someHost, line: someFries });
      phones = range(8).map(makePhone);
      // Some of them sit down while what they have sent before is still being answered.
      const come = async (phone: Phone) => {
        for (let time = 0; time < knocks; time += 1) await phone.knock();
        await phone.connect();
      };
      await Promise.all(phones.map(come));
      const state = await stateOf(phones[0]!);
      expect(state.users.map(({ name }) => name).sort()).toEqual(range(8).map((who) => `Phone ${who}`));
      expect(state.users.filter(({ opener }) => opener)).toHaveLength(1);
      expect(phones.flatMap(({ faults }) => faults)).toEqual([]);
      for (const phone of phones) phone.close();
    }
    expect(await faultsOf(arena.database)).toEqual([]);
    tell(`${times(4)} tables that 8 phones joined ${knocks + 1} times on two processes: 8 diners each`);
  });

  it("a combo's limit at two tables: each table can add as many as one order allows, whichever phones are first", async () => {
    const limit = 2;
    kitchen = await openKitchen(arena, MEMBERS, { dine_in_offered: true });
    const combo = await makeCombo(arena.database.db, kitchen.id, [[kitchen.fries.id]], { limit_per_order: limit });
    const fill = { item_id: kitchen.fries.id, slot_id: combo.slots[0]!.id, modifier_group_id: null, selection: [] };
    const trio = (notes: string): OrderLine => ({
      type: "combo",
      combo_id: combo.id,
      modifiers: [fill],
      quantity: 1,
      notes,
    });
    const rounds = times(8);
    const ordered: number[] = [];
    for (const at of range(rounds)) {
      const tables = await Promise.all(["a", "b"].map((side) => openTable(`Limit ${at} ${side}`)));
      const parties = await Promise.all(tables.map(({ code }) => sitDown(code, 4, 2, trio)));
      phones = parties.flat();
      for (const phone of phones) phone.act();
      await Promise.all(phones.map((phone) => phone.settle()));
      for (const [side, party] of parties.entries()) {
        const full = party.map(({ counts }) => counts.full).reduce((sum, one) => sum + one, 0);
        expect([full, party.flatMap(({ faults }) => faults)]).toEqual([party.length - limit, []]);
        const { session } = party[0]!.newest!;
        const body = bodyFor(kitchen, { mode: "dine_in", table: tables[side]!.code, table_session: session });
        const placed = await place(arena, side, placing(kitchen.diners[side]!, body));
        expect(refusalOf(placed)).toBe("200");
        ordered.push(placed.body.items!.length);
      }
      for (const phone of phones) phone.close();
    }
    expect(new Set(ordered)).toEqual(new Set([limit]));
    expect(await faultsOf(arena.database)).toEqual([]);
    tell(
      `${rounds * 2} tables at which 4 phones added one of ${limit} at once: ${limit} in each of ${ordered.length} orders`,
    );
  });
});
