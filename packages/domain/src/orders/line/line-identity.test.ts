import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comboLine, inGroup, inSlot, itemLine, selection } from "./line.example.ts";
import { anyLineArbitrary, menuWithLine } from "./menu.arbitrary.ts";
import { lineKey, mergeLine, sameLine } from "./line-identity.ts";
import type { LineModifier, OrderLine } from "./order-line.ts";

const reordered = (line: OrderLine, seed: number): OrderLine => ({
  ...line,
  modifiers: turn(line.modifiers, seed).map((entry) => ({ ...entry, selection: turn(entry.selection, seed) })),
});
/** The same elements in a different order. */
const turn = <T>(list: readonly T[], seed: number): T[] => {
  const at = list.length === 0 ? 0 : seed % list.length;
  return [...list.slice(at), ...list.slice(0, at)].reverse();
};
/** Splits an entry into entries of a single unit each. */
const split = (entry: LineModifier): LineModifier[] =>
  entry.selection.length === 0
    ? [entry]
    : entry.selection.flatMap(({ modifier_id, quantity }) =>
        Array.from({ length: quantity }, () => ({ ...entry, selection: [{ modifier_id, quantity: 1 }] })),
      );

describe("identity (orders §4)", () => {
  test("does not depend on the order of modifiers and selections", () => {
    fc.assert(
      fc.property(anyLineArbitrary, fc.nat(), (line, seed) => {
        expect(lineKey(reordered(line, seed))).toBe(lineKey(line));
      }),
    );
  });

  test("does not depend on the quantity, nor on how choices are spread over entries", () => {
    fc.assert(
      fc.property(menuWithLine, fc.integer({ min: 1, max: 25 }), ({ line }, quantity) => {
        const other = { ...line, quantity, modifiers: line.modifiers.flatMap(split) };
        expect(sameLine(line, other)).toBe(true);
      }),
    );
  });

  test("ignores an entry that selects nothing, except where it fills a slot", () => {
    expect(sameLine(itemLine(1, [inGroup(1, 10, [])]), itemLine(1))).toBe(true);
    const nothing = { ...inGroup(1, 10, []), modifier_group_id: null };
    expect(sameLine(itemLine(1, [nothing]), itemLine(1))).toBe(true);
    expect(sameLine(comboLine(1, inSlot(20, 1, { 10: [] })), comboLine(1, inSlot(20, 1)))).toBe(true);
    expect(sameLine(comboLine(1, inSlot(20, 1)), comboLine(1))).toBe(false);
  });

  const base = itemLine(1, [inGroup(1, 10, selection(5, [6, 2]))]);
  test.each<[string, OrderLine]>([
    ["another item", itemLine(2, [inGroup(2, 10, selection(5, [6, 2]))])],
    ["a combo of the same id", comboLine(1, base.modifiers)],
    ["another modifier", itemLine(1, [inGroup(1, 10, selection(7, [6, 2]))])],
    ["another quantity of a modifier", itemLine(1, [inGroup(1, 10, selection(5, 6))])],
    ["a modifier more", itemLine(1, [inGroup(1, 10, selection(5, [6, 2], 7))])],
    ["another group", itemLine(1, [inGroup(1, 11, selection(5, [6, 2]))])],
    ["notes", { ...base, notes: "well done" }],
  ])("differs for %s", (_, other) => {
    expect(sameLine(base, other)).toBe(false);
  });

  test("differs for a combo with the same items in exchanged slots", () => {
    const [a, b] = [
      comboLine(9, [...inSlot(20, 1), ...inSlot(21, 2)]),
      comboLine(9, [...inSlot(20, 2), ...inSlot(21, 1)]),
    ];
    expect(sameLine(a, b)).toBe(false);
    expect(sameLine(a, comboLine(9, [...inSlot(21, 2), ...inSlot(20, 1)]))).toBe(true);
  });

  test("ignores blanks around notes, and how accents are encoded", () => {
    expect(
      sameLine(itemLine(1, [], { notes: " bien cuit\u00e9\n" }), itemLine(1, [], { notes: "bien cuite\u0301" })),
    ).toBe(true);
  });
});

describe("merging", () => {
  test("adds the quantity to an identical line, which keeps everything else", () => {
    const lines = [
      { ...itemLine(1), id: "a" },
      { ...itemLine(2), id: "b" },
    ];
    const merged = mergeLine(lines, { ...itemLine(2, [], { quantity: 3 }), id: "c" });
    expect(merged).toEqual({ lines: [lines[0], { ...lines[1], quantity: 4 }], merged: true, capped: false });
    expect(lines[1]?.quantity).toBe(1);
  });

  test("appends any other line at the end", () => {
    const other = itemLine(1, [inGroup(1, 10, selection(5))]);
    expect(mergeLine([itemLine(1)], other)).toEqual({ lines: [itemLine(1), other], merged: false, capped: false });
  });

  test("stops at 25 and reports that it was capped", () => {
    const add = (had: number, more: number) =>
      mergeLine([itemLine(1, [], { quantity: had })], itemLine(1, [], { quantity: more }));
    expect(add(20, 5)).toMatchObject({ lines: [{ quantity: 25 }], merged: true, capped: false });
    expect(add(20, 6)).toMatchObject({ lines: [{ quantity: 25 }], merged: true, capped: true });
    expect(add(25, 1)).toMatchObject({ lines: [{ quantity: 25 }], merged: true, capped: true });
    expect(mergeLine([], itemLine(1, [], { quantity: 40 }))).toMatchObject({ lines: [{ quantity: 25 }], capped: true });
  });

  test.each([0, -1, 1.5, Number.NaN])("adds nothing for a quantity of %s", (quantity) => {
    expect(mergeLine([itemLine(1)], itemLine(1, [], { quantity }))).toEqual({
      lines: [itemLine(1)],
      merged: false,
      capped: false,
    });
  });

  test("leaves no two identical lines, and loses no piece below 25", () => {
    const few = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 })), { maxLength: 12 });
    fc.assert(
      fc.property(few, (added) => {
        const lines = added.reduce<OrderLine[]>(
          (sofar, [id, quantity]) => mergeLine(sofar, itemLine(id, [], { quantity })).lines,
          [],
        );
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        for (const line of lines) {
          const wanted = added.filter(([id]) => line.type === "item" && id === line.item_id);
          expect(line.quantity).toBe(
            Math.min(
              25,
              wanted.reduce((sum, [, quantity]) => sum + quantity, 0),
            ),
          );
        }
      }),
    );
  });
});
