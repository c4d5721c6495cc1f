import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemLine } from "../orders/line/line.example.ts";
import { MAX_QUANTITY } from "../orders/line/order-line.ts";
import { changeTable, mayChangeLine, mayRemoveLine, type TableChange, TABLE_REFUSALS } from "./change-table.ts";
import { MAX_TABLE_LINES, type TableBasket } from "./table.ts";

const line = (item_id: number, quantity = 1, notes = "") => itemLine(item_id, [], { quantity, notes });
const table = (own: Partial<TableBasket> = {}): TableBasket => ({
  closed: false,
  revision: 4,
  diners: [
    { id: "opener", opener: true, member: false, left: false },
    { id: "zoe", opener: false, member: false, left: false },
    { id: "gone", opener: false, member: false, left: true },
  ],
  lines: [
    { id: "l1", diner_id: "opener", line: line(1) },
    { id: "l2", diner_id: "zoe", line: line(2, 3) },
    { id: "l3", diner_id: "gone", line: line(3) },
  ],
  ...own,
});
const change = (diner: string, what: TableChange, basket = table()) => changeTable(basket, diner, what);
const linesAfter = (result: ReturnType<typeof changeTable>) =>
  "basket" in result ? result.basket.lines.map((one) => `${one.id}:${one.diner_id}:${one.line.quantity}`) : result.code;

describe("changeTable", () => {
  it("adds a line at the end, for the diner who adds it", () => {
    const result = change("zoe", { type: "add", line_id: "l4", line: line(4, 2) });
    expect(linesAfter(result)).toEqual(["l1:opener:1", "l2:zoe:3", "l3:gone:1", "l4:zoe:2"]);
    expect(result).toMatchObject({ line_id: "l4", put: { id: "l4" }, capped: false, basket: { revision: 5 } });
  });

  it("adds to an identical line of the same diner, never of another", () => {
    const own = change("zoe", { type: "add", line_id: "l4", line: line(2) });
    expect(linesAfter(own)).toEqual(["l1:opener:1", "l2:zoe:4", "l3:gone:1"]);
    expect(own).toMatchObject({ line_id: "l2", put: { id: "l2" }, capped: false });
    expect(linesAfter(change("opener", { type: "add", line_id: "l4", line: line(2) }))).toContain("l4:opener:1");
    const full = change("zoe", { type: "add", line_id: "l4", line: line(2, 25) });
    expect(full).toMatchObject({ capped: true, put: { line: { quantity: MAX_QUANTITY } } });
  });

  it("lets diners change only their own lines; whoever opened the table may also remove others'", () => {
    const hot: TableChange = { type: "change", line_id: "l2", line: line(2, 1, "hot") };
    expect(change("zoe", hot)).toMatchObject({ put: { id: "l2", diner_id: "zoe", line: { notes: "hot" } } });
    expect(change("opener", hot)).toEqual({ code: "not_yours" });
    expect(change("opener", { ...hot, type: "add" })).toEqual({ code: "not_yours" });
    for (const diner of ["zoe", "opener"])
      expect(linesAfter(change(diner, { type: "remove", line_id: "l2" }))).toEqual(["l1:opener:1", "l3:gone:1"]);
    expect(change("zoe", { type: "change", line_id: "l1", line: line(1, 2) })).toEqual({ code: "not_yours" });
    expect(change("zoe", { type: "remove", line_id: "l3" })).toEqual({ code: "not_yours" });
    expect(change("zoe", { type: "add", line_id: "l1", line: line(1, 2) })).toEqual({ code: "not_yours" });
  });

  it("protects a member's line while the member sits there, except from a member who opened the table", () => {
    const take = (openerIsMember: boolean, left: boolean) => {
      const diners = [
        { id: "opener", opener: true, member: openerIsMember, left: false },
        { id: "zoe", opener: false, member: true, left },
      ];
      return change("opener", { type: "remove", line_id: "l2" }, table({ diners }));
    };
    expect(take(false, false)).toEqual({ code: "not_yours" });
    for (const result of [take(true, false), take(false, true)]) expect(linesAfter(result)).not.toContain("l2:zoe:3");
  });

  it("changes nothing, and counts no revision, where the requested state already exists", () => {
    for (const what of [
      { type: "remove", line_id: "l9" },
      { type: "add", line_id: "l2", line: line(7) },
    ] as const) {
      const basket = table();
      expect(change("zoe", what, basket)).toMatchObject({ put: null, line_id: what.line_id });
      const result = change("zoe", what, basket);
      expect("basket" in result && result.basket).toBe(basket);
    }
  });

  it("gives the reason for a refusal, and every listed reason occurs", () => {
    const add: TableChange = { type: "add", line_id: "l9", line: line(9) };
    const lines = Array.from({ length: MAX_TABLE_LINES }, (_, at) => ({
      id: `x${at}`,
      diner_id: "zoe",
      line: line(at + 100),
    }));
    const reasons = [
      change("zoe", add, table({ closed: true })),
      change("gone", add),
      change("nobody", add),
      change("zoe", { type: "change", line_id: "l9", line: line(1) }),
      change("zoe", { ...add, line: line(9, 26) }),
      change("zoe", { type: "change", line_id: "l2", line: line(2, 0) }),
      change("zoe", { type: "remove", line_id: "l1" }),
      change("opener", add, table({ lines })),
    ].map((result) => ("code" in result ? result.code : null));
    expect(reasons).toEqual([
      "table_closed",
      "not_joined",
      "not_joined",
      "line_gone",
      "line_refused",
      "line_refused",
      "not_yours",
      "table_full",
    ]);
    expect(new Set(reasons)).toEqual(new Set(TABLE_REFUSALS));
    const merged = change("zoe", { type: "add", line_id: "l9", line: line(100) }, table({ lines }));
    expect(merged).toMatchObject({ line_id: "x0" });
  });
});

const diners = ["opener", "zoe", "ali"];
const base = table({
  diners: diners.map((id) => ({ id, opener: id === "opener", member: id === "ali", left: false })),
  lines: [],
  revision: 0,
});
const someChange = fc.record({
  diner: fc.constantFrom(...diners),
  what: fc.oneof(
    fc.record({
      type: fc.constant("add" as const),
      line_id: fc.constantFrom("a", "b", "c", "d", "e"),
      line: fc
        .record({ item: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 26 }) })
        .map((one) => line(one.item, one.quantity)),
    }),
    fc.record({
      type: fc.constant("change" as const),
      line_id: fc.constantFrom("a", "b", "c", "d", "e"),
      line: fc.integer({ min: 1, max: 25 }).map((quantity) => line(9, quantity)),
    }),
    fc.record({ type: fc.constant("remove" as const), line_id: fc.constantFrom("a", "b", "c", "d", "e") }),
  ),
});

describe("a table with any changes by its diners", () => {
  it("keeps every line that nobody removed, lets nobody change another's, and counts each change", () => {
    fc.assert(
      fc.property(fc.array(someChange, { maxLength: 60 }), (changes) => {
        let basket = base;
        for (const { diner, what } of changes) {
          const before = basket;
          const result = changeTable(before, diner, what);
          if ("code" in result) continue;
          basket = result.basket;
          const touched = before.lines.filter((one) => !basket.lines.includes(one));
          for (const one of touched) {
            expect(one.id).toBe(result.line_id);
            const may = what.type === "remove" ? mayRemoveLine : mayChangeLine;
            expect(may(before, diner, one)).toBe(true);
          }
          expect(touched.length).toBeLessThanOrEqual(1);
          const lost = before.lines.filter(({ id }) => !basket.lines.some((one) => one.id === id));
          expect(lost.map(({ id }) => id)).toEqual(what.type === "remove" && lost.length > 0 ? [what.line_id] : []);
          expect(basket.revision).toBe(basket === before ? before.revision : before.revision + 1);
          expect(basket.lines.find(({ id }) => id === result.put?.id)).toEqual(result.put ?? undefined);
          for (const { line: one } of basket.lines) expect(one.quantity).toBeGreaterThanOrEqual(1);
          for (const { line: one } of basket.lines) expect(one.quantity).toBeLessThanOrEqual(MAX_QUANTITY);
          expect(new Set(basket.lines.map(({ id }) => id)).size).toBe(basket.lines.length);
        }
      }),
    );
  });

  it("has every line that two devices added at once, in either order", () => {
    const adds = fc.uniqueArray(fc.record({ diner: fc.constantFrom(...diners), item: fc.nat(1_000) }), {
      selector: ({ item }) => item,
      maxLength: 30,
    });
    const all = (list: { diner: string; item: number }[]) =>
      list.reduce<TableBasket>((basket, { diner, item }) => {
        const result = changeTable(basket, diner, { type: "add", line_id: `${item}`, line: line(item + 1) });
        return "basket" in result ? result.basket : basket;
      }, base);
    fc.assert(
      fc.property(
        adds.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([one, other]) => {
          const ids = (basket: TableBasket) => basket.lines.map(({ id, diner_id }) => `${id} ${diner_id}`).sort();
          expect(ids(all(one))).toEqual(ids(all(other)));
          expect(all(one).lines).toHaveLength(one.length);
        },
      ),
    );
  });
});
