import { setTimeout as pause } from "node:timers/promises";
import type { TableeFile } from "@tablee/contract/restaurants/tablee-format.schema";
import { exportTablee } from "@tablee/server/restaurants/import/export-tablee";
import { makeAccount } from "@tablee/server/testing/make-world.queries";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, keepDoing, type Member, openArena, postgresql, tell, times } from "./arena.ts";
import { type Answer, countOf, refusalOf } from "./calls.ts";
import { faultsOf, ordersOf } from "./faults.queries.ts";
import { bodyFor, fries, type Kitchen, openKitchen, place, placing, setStatus } from "./kitchen.ts";
import { holdingKitchen, priceAt, untilSomebodyWaits } from "./strikes.queries.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A time span, in milliseconds of this process. */
interface Span {
  from: number;
  to: number;
}
const spanOf = async <T>(work: () => Promise<T>): Promise<Span & { result: T }> => {
  const from = performance.now();
  const result = await work();
  return { from, to: performance.now(), result };
};

describe.runIf(postgresql)("a kitchen that works while diners place orders, on two processes", () => {
  let arena: Arena;
  let kitchen: Kitchen;
  beforeAll(async () => {
    arena = await openArena();
  });
  afterAll(() => arena?.close());

  /** The orders of this race, after checking that the whole database is consistent. */
  const orders = async () => {
    expect(await faultsOf(arena.database)).toEqual([]);
    return ordersOf(arena.database, kitchen.id);
  };
  const newOrders = (count: number): Promise<number[]> =>
    Promise.all(
      range(count).map(async (at) => {
        const { status, body } = await place(arena, at % 2, placing(kitchen.diners[at % 2]!, bodyFor(kitchen)));
        expect(status).toBe(200);
        return body.id!;
      }),
    );
  /** Places orders on both processes, four at once, while something else runs. */
  const placeAll = (bodies: () => ReturnType<typeof bodyFor>) =>
    range(4).map((line) =>
      keepDoing(() => spanOf(() => place(arena, line % 2, placing(kitchen.diners[line % 2]!, bodies())))),
    );

  it("an item that sells out while it is ordered: refused once the kitchen's change is saved, and accepted once it is back", async () => {
    kitchen = await openKitchen(arena);
    const { token } = kitchen.staff[0];
    const set = (at: number, stock_status: string) =>
      spanOf(() => arena.at(at % 2, "PATCH", `/kitchen/item/${kitchen.fries.id}`, { token, body: { stock_status } }));
    const lines = placeAll(() => bodyFor(kitchen, { items: [fries(kitchen)] }));
    const changes: (Span & { available: boolean })[] = [{ from: 0, to: performance.now(), available: true }];
    for (const at of range(times(24))) {
      const { from, to, result } = await set(at, at % 2 ? "available" : "out_of_stock");
      expect(result.status).toBe(200);
      changes.push({ from, to, available: at % 2 === 1 });
      await pause(40 + Math.random() * 60);
    }
    const placed = (await Promise.all(lines.map((line) => line.stop()))).flat();
    const certain = placed.filter(({ from, to, result }) => {
      const before = changes.filter((change) => change.to < from).at(-1);
      if (changes.some((change) => change.from < to && change.to > from)) return false;
      expect(refusalOf(result)).toBe(before?.available ? "200" : "out_of_stock");
      return true;
    });
    const answers = placed.map(({ result }) => refusalOf(result));
    expect(new Set(answers)).toEqual(new Set(["200", "out_of_stock"]));
    expect(await orders()).toHaveLength(answers.filter((answer) => answer === "200").length);
    tell(`${changes.length - 1} changes of the stock, ${placed.length} posts: ${countOf(answers)};`);
    tell(`${certain.length} of them clear of any change, each as the kitchen had it`);
  });

  it("a price that rises while its item is ordered: the order is charged as shown, or refused with both totals", async () => {
    kitchen = await openKitchen(arena);
    const body = () => bodyFor(kitchen, { items: [fries(kitchen, { quantity: 3 })] });
    // The time in ms from a displayed price to its order's answer. Price changes are up to three times as far apart, so
    // that on a machine of any speed some orders meet a rise and some do not.
    let taken = 20;
    const asDiner = async (line: number): Promise<{ shown: number; answer: Answer }> => {
      const begun = performance.now();
      const quote = await arena.at(line % 2, "POST", "/client/order/quote", { body: body() });
      const shown = quote.body.total!;
      await pause(Math.random() * 15);
      const asked = placing(kitchen.diners[line % 2]!, { ...body(), expected_total: shown });
      const answer = await place(arena, (line + 1) % 2, asked);
      taken = performance.now() - begun;
      return { shown, answer };
    };
    const lines = range(4).map((line) => keepDoing(() => asDiner(line)));
    const rises = range(times(30));
    for (const at of rises) {
      await priceAt(arena.database, kitchen.fries.id, 426 + at);
      await pause(Math.random() * 3 * taken);
    }
    const asked = (await Promise.all(lines.map((line) => line.stop()))).flat();
    for (const { shown, answer } of asked) {
      if (answer.status === 200) expect(answer.body.total).toBe(shown);
      else {
        expect(answer.body.data?.problems).toMatchObject([{ code: "price_changed", data: { expected: shown } }]);
        expect(answer.body.data?.problems?.[0]?.data.actual).toBeGreaterThan(shown);
      }
    }
    const answers = asked.map(({ answer }) => refusalOf(answer));
    expect(new Set(answers)).toEqual(new Set(["200", "price_changed"]));
    expect(await orders()).toHaveLength(answers.filter((answer) => answer === "200").length);
    tell(`${rises.length} rises, ${asked.length} quotes placed: ${countOf(answers)}`);
  });

  /** Starts to import a file on a process, as an administrator does; resolves once the import has started. */
  const beginImport = async (host: number, { token }: Member, file: TableeFile): Promise<string> => {
    const body = new FormData();
    body.set("file", new Blob([JSON.stringify(file)], { type: "application/json" }), "menu.json");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${arena.hosts[host]!.url}/api/admin/import/tablee`, { method: "POST", headers, body });
    expect(answer.status).toBe(202);
    return ((await answer.json()) as { id: string }).id;
  };
  const importAt = async (host: number, who: Member, file: TableeFile): Promise<void> => {
    const id = await beginImport(host, who, file);
    for (;;) {
      const { body } = await arena.at(host, "GET", `/progress/${id}`, { token: who.token });
      const { finished, error } = body as { finished?: boolean; error?: unknown };
      expect(error ?? null).toBeNull();
      if (finished) return;
      await pause(10);
    }
  };
  /** The kitchen's menu as a file, and the same with every price raised by a dollar. */
  const menus = async (): Promise<[TableeFile, TableeFile]> => {
    const file = (await exportTablee(arena.database.db, kitchen.id))!;
    const dearer = structuredClone(file);
    for (const item of dearer.restaurants[0]!.menu!.items) item.price = item.price! + 1;
    return [file, dearer];
  };
  const administrator = async (): Promise<Member> =>
    arena.signIn({ account_id: (await makeAccount(arena.database.db, { admin: true })).id });

  it("a menu that is imported again while it is ordered from: each order has one menu's prices, and never costs more than shown", async () => {
    kitchen = await openKitchen(arena);
    const [who, [file, dearer]] = [await administrator(), await menus()];
    const asDiner = async (line: number): Promise<{ shown: number; answer: Answer }> => {
      const body = bodyFor(kitchen);
      const quote = await arena.at(line % 2, "POST", "/client/order/quote", { body });
      const shown = quote.body.total!;
      await pause(Math.random() * 15);
      const asked = placing(kitchen.diners[line % 2]!, { ...body, expected_total: shown });
      return { shown, answer: await place(arena, (line + 1) % 2, asked) };
    };
    const lines = range(4).map((line) => keepDoing(() => asDiner(line)));
    // An order without an expected price gets the current price of the menu.
    const blind = keepDoing(() => place(arena, 0, placing(kitchen.diners[0]!, bodyFor(kitchen))));
    const imports = range(times(12));
    for (const at of imports) await importAt(at % 2, who, at % 2 ? file : dearer);
    const asked = (await Promise.all(lines.map((line) => line.stop()))).flat();
    const unseen = await blind.stop();
    for (const { shown, answer } of asked) {
      expect(["200", "price_changed"]).toContain(refusalOf(answer));
      // A lower price needs no confirmation (orders §27).
      if (answer.status === 200) expect(answer.body.total).toBeLessThanOrEqual(shown);
      else expect(answer.body.data?.problems?.[0]?.data.actual).toBeGreaterThan(shown);
    }
    expect(new Set(unseen.map(refusalOf))).toEqual(new Set(["200"]));
    const placed = await orders();
    const prices = placed.map((order) => order.lines.map(({ unit_price }) => unit_price).join(" "));
    expect(prices.filter((pair) => pair !== "425 1250" && pair !== "525 1350")).toEqual([]);
    const taken = [...asked.map(({ answer }) => answer), ...unseen].filter(({ status }) => status === 200);
    expect(placed).toHaveLength(taken.length);
    tell(
      `${imports.length} imports, ${asked.length} quotes placed: ${countOf(asked.map((one) => refusalOf(one.answer)))};`,
    );
    tell(`${unseen.length} placed unseen; fries and burger were ${countOf(prices)}`);
  });

  it("an import whose process is killed halfway: the menu is unchanged, and the next import is complete", async () => {
    kitchen = await openKitchen(arena);
    const [who, [, dearer]] = [await administrator(), await menus()];
    const unitPrices = async () =>
      (await arena.at(1, "POST", "/client/order/quote", { body: bodyFor(kitchen) })).body.items?.map(
        (line) => line.unit_price,
      );
    await holdingKitchen(arena.database.db, kitchen.id, async () => {
      await beginImport(0, who, dearer);
      await untilSomebodyWaits(arena.database);
      await arena.kill(0);
    });
    expect(await unitPrices()).toEqual([4.25, 12.5]);
    await arena.restart(0);
    await importAt(0, who, dearer);
    expect(await unitPrices()).toEqual([5.25, 13.5]);
    await orders();
  });

  /**
   * Makes two changes to each of some new orders at the same moment, on one process each; returns the outcome of each
   * pair.
   */
  const race = async (
    count: number,
    one: (id: number) => Promise<Answer>,
    two: (id: number) => Promise<Answer>,
  ): Promise<string[]> => {
    kitchen = await openKitchen(arena);
    const outcomes: string[] = [];
    for (const id of await newOrders(count)) {
      const [first, second] = await Promise.all([one(id), two(id)]);
      const order = (await ordersOf(arena.database, kitchen.id)).find((each) => each.id === id)!;
      const moves = [first, second].filter(({ status }) => status === 200);
      // Exactly the changes that succeeded are in the history.
      expect(order.history).toHaveLength(1 + moves.length);
      expect(Math.max(...moves.map(({ body }) => body.revision!))).toBe(order.revision);
      outcomes.push(`${refusalOf(first)}/${refusalOf(second)} ${order.status}`);
    }
    await orders();
    return outcomes;
  };
  const staffMove = (host: number, who: (each: Kitchen) => Member, status: string) => (id: number) =>
    setStatus(arena, host, who(kitchen), id, { status, ...(status === "refunded" ? { reason: "No more fries" } : {}) });

  it("two staff who confirm one order: one of them succeeds, and it is confirmed once", async () => {
    const confirm = (host: 0 | 1) => staffMove(host, ({ staff }) => staff[host], "confirmed");
    const outcomes = await race(times(30), confirm(0), confirm(1));
    for (const outcome of outcomes) {
      expect(["200/bad_transition confirmed", "bad_transition/200 confirmed"]).toContain(outcome);
    }
    tell(`${outcomes.length} orders: ${countOf(outcomes)}`);
  });

  it("one who confirms while another refuses: the order is refused in the end, by a possible sequence of states", async () => {
    const outcomes = await race(
      times(30),
      staffMove(0, ({ staff }) => staff[0], "confirmed"),
      staffMove(1, ({ staff }) => staff[1], "refunded"),
    );
    for (const outcome of outcomes) expect(["200/200 refunded", "bad_transition/200 refunded"]).toContain(outcome);
    tell(`${outcomes.length} orders: ${countOf(outcomes)}`);
  });

  it("a diner who cancels while the kitchen confirms: one of them succeeds, and the other is refused", async () => {
    const cancel = async (id: number): Promise<Answer> => {
      const owner = (
        await arena.database.query<{ account_id: number }>("select account_id from orders where id = $1", [id])
      ).rows[0]!;
      const { token } = kitchen.diners.find(({ account_id }) => account_id === owner.account_id)!;
      return arena.at(1, "POST", `/client/order/${id}/cancel`, { token, body: {} });
    };
    const outcomes = await race(
      times(40),
      staffMove(0, ({ staff }) => staff[0], "confirmed"),
      cancel,
    );
    for (const outcome of outcomes) {
      expect(["200/bad_transition confirmed", "bad_transition/200 refunded"]).toContain(outcome);
    }
    tell(`${outcomes.length} orders: ${countOf(outcomes)}`);
  });
});
