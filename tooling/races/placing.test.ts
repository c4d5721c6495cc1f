import { setTimeout as pause } from "node:timers/promises";
import { makeCombo } from "@tablee/server/testing/make-world.queries";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, keepDoing, openArena, postgresql, tell, times } from "./arena.ts";
import { type Answer, countOf, refusalOf } from "./calls.ts";
import { faultsOf, ordersOf } from "./faults.queries.ts";
import { bodyFor, type Kitchen, openKitchen, place, placing, TOMORROW_EVENING } from "./kitchen.ts";
import { endSomeConnection, tellWhatIsPlaced } from "./strikes.queries.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const idOf = ({ status, body }: Answer): number | string => (status === 200 ? (body.id ?? "no id") : String(status));

describe.runIf(postgresql)("placing orders on two processes", () => {
  let arena: Arena;
  let kitchen: Kitchen;
  beforeAll(async () => {
    // With every rate limit enabled, as in production: clients within the limits are never refused.
    arena = await openArena(2, { limited: true });
    await tellWhatIsPlaced(arena.database);
  });
  afterAll(() => arena?.close());

  /** The orders of this race, after checking that the whole database is consistent. */
  const orders = async () => {
    expect(await faultsOf(arena.database)).toEqual([]);
    return ordersOf(arena.database, kitchen.id);
  };

  it("double tap: one order for each key, the same for every tap", async () => {
    kitchen = await openKitchen(arena);
    const tries = range(times(20)).map(() => placing(kitchen.diners[0]!, bodyFor(kitchen)));
    for (const each of tries) {
      const ids = await Promise.all(range(10).map(async () => idOf(await place(arena, 0, each))));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toBeTypeOf("number");
    }
    expect(await orders()).toHaveLength(tries.length);
    tell(`${tries.length * 10} posts of ${tries.length} keys: ${tries.length} orders`);
  });

  it("the same key on two processes: one order, whichever is first", async () => {
    kitchen = await openKitchen(arena);
    const tries = range(times(40)).map(() => placing(kitchen.diners[0]!, bodyFor(kitchen)));
    const answers = await Promise.all(
      tries.map(async (each) => Promise.all([0, 1, 0, 1].map(async (host) => idOf(await place(arena, host, each))))),
    );
    for (const ids of answers) expect(new Set(ids).size).toBe(1);
    expect(await orders()).toHaveLength(tries.length);
    tell(`${tries.length * 4} posts of ${tries.length} keys on two processes: ${tries.length} orders`);
  });

  it("the same key with two bodies at once: one order, and a conflict for the other body", async () => {
    kitchen = await openKitchen(arena);
    const outcomes: string[] = [];
    for (const first of range(times(20)).map(() => placing(kitchen.diners[0]!, bodyFor(kitchen)))) {
      const other = { ...first, body: { ...first.body, items: first.body.items.slice(0, 1) } };
      const answers = await Promise.all([place(arena, 0, first), place(arena, 1, other)]);
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      outcomes.push(statuses.join(" and "));
    }
    expect(new Set(outcomes)).toEqual(new Set(["200 and 409"]));
    expect(await orders()).toHaveLength(outcomes.length);
    tell(`${outcomes.length} keys with two bodies: ${countOf(outcomes)}`);
  });

  it("a lost answer: the retry is answered with the existing order", async () => {
    kitchen = await openKitchen(arena);
    const cut: string[] = [];
    const heard = new Map<string, () => void>();
    const deaf = await arena.database.listen(
      "placed",
      (key) => heard.get(key)?.(),
      () => {},
    );
    for (const at of range(times(40))) {
      const each = placing(kitchen.diners[0]!, bodyFor(kitchen));
      const answer = await arena.at(at % 2, "POST", "/client/order/place", {
        token: each.member.token,
        key: each.key,
        body: each.body,
        // Every other pair when the order is committed, otherwise at a random moment.
        sent: (request) => {
          if (at % 4 < 2) heard.set(each.key, () => request.destroy());
          else void pause(Math.random() * 12).then(() => request.destroy());
        },
      });
      cut.push(answer.status === 0 ? "lost" : "arrived");
      const again = await Promise.all([0, 1].map(async (host) => idOf(await place(arena, host, each))));
      expect(new Set([...again, ...(answer.status === 0 ? [] : [idOf(answer)])]).size).toBe(1);
    }
    await deaf();
    expect(await orders()).toHaveLength(cut.length);
    expect(cut.filter((word) => word === "lost").length).toBeGreaterThan(cut.length / 4);
    tell(`${cut.length} answers, ${countOf(cut)}, each asked again on both processes: ${cut.length} orders`);
  });

  it("the last place of a time slot, wanted by 50 on two processes: one gets it, 49 are refused", async () => {
    kitchen = await openKitchen(arena, 10);
    const [token] = kitchen.staff.map((who) => who.token);
    const per_slot = 3;
    const capacity = [{ mode: null, kind: "orders", per_slot }];
    await arena.at(0, "PATCH", `/kitchen/restaurant/${kitchen.id}`, { token: token!, body: { capacity } });
    const slots = ["17:00", "17:30", "18:00", "18:30"].slice(0, times(4));
    const outcomes: string[] = [];
    for (const time of slots) {
      const body = bodyFor(kitchen, { ...TOMORROW_EVENING(), time });
      const want = (at: number) => place(arena, at % 2, placing(kitchen.diners[at % 10]!, body));
      for (const at of range(per_slot - 1)) expect((await want(at)).status).toBe(200);
      const answers = await Promise.all(range(50).map(want));
      const codes = answers.map((answer) => (answer.status === 200 ? "placed" : refusalOf(answer)));
      expect(codes.filter((code) => code === "placed")).toHaveLength(1);
      expect(codes.filter((code) => code === "slot_full")).toHaveLength(49);
      outcomes.push(...codes);
    }
    expect(await orders()).toHaveLength(per_slot * slots.length);
    tell(`${slots.length} last places, each wanted by 50: ${countOf(outcomes)}`);
  });

  it("a combo's limit per order: never exceeded, however many order at once", async () => {
    kitchen = await openKitchen(arena, 4);
    const combo = await makeCombo(arena.database.db, kitchen.id, [[kitchen.fries.id]], { limit_per_order: 2 });
    const fill = { item_id: kitchen.fries.id, slot_id: combo.slots[0]!.id, modifier_group_id: null, selection: [] };
    const combos = (quantity: number) => ({
      type: "combo" as const,
      combo_id: combo.id,
      modifiers: [fill],
      quantity,
      notes: "",
    });
    const answers = await Promise.all(
      range(times(60)).map(async (at) => {
        const items = at % 3 === 0 ? [combos(2), combos(1)] : [combos(1), combos(1)];
        return {
          over: at % 3 === 0,
          answer: await place(arena, at % 2, placing(kitchen.diners[at % 4]!, bodyFor(kitchen, { items }))),
        };
      }),
    );
    for (const { over, answer } of answers) expect(refusalOf(answer)).toBe(over ? "limit_reached" : "200");
    expect((await orders()).every(({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0) <= 2)).toBe(true);
    tell(
      `${answers.length} orders of a combo with a limit of 2: ${countOf(answers.map(({ answer }) => refusalOf(answer)))}`,
    );
  });

  it("database connections ended at random: each order is stored whole or not at all, and once after its retries", async () => {
    kitchen = await openKitchen(arena, 4);
    const ending = keepDoing(async () => {
      const done = await endSomeConnection(arena.database);
      await pause(15 + Math.random() * 30);
      return done;
    });
    const first: string[] = [];
    const ids = new Set<number | string>();
    await Promise.all(
      range(8).map(async (line) => {
        for (const at of range(times(15))) {
          const each = placing(kitchen.diners[at % 4]!, bodyFor(kitchen, at % 2 ? {} : { table: `T${line}` }));
          let answer = await place(arena, line % 2, each);
          first.push(answer.status === 200 ? "placed at once" : "failed");
          for (let retry = 0; answer.status !== 200 && retry < 200; retry += 1) {
            await pause(20);
            answer = await place(arena, (line + retry) % 2, each);
          }
          ids.add(idOf(answer));
        }
      }),
    );
    const ended = (await ending.stop()).filter(Boolean).length;
    expect(ids.size).toBe(first.length);
    expect((await orders()).map(({ id }) => id)).toEqual([...ids].sort((a, b) => Number(a) - Number(b)));
    expect(arena.hosts.map(({ child }) => child.exitCode)).toEqual([null, null]);
    tell(`${ended} connections ended during ${first.length} orders: ${countOf(first)}, all placed once`);
  });
});
