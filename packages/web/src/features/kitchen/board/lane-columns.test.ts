import fc from "fast-check";
import { expect, it } from "vitest";
import { columnsOf } from "./lane-columns.ts";

const counts = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 });
const room = fc.integer({ min: 1, max: 12 });
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

it("every lane has a column, and all have as many as there is room for", () => {
  fc.assert(
    fc.property(counts, room, (orders, columns) => {
      const divided = columnsOf(orders, columns);
      expect(divided).toHaveLength(orders.length);
      expect(Math.min(...divided)).toBeGreaterThanOrEqual(1);
      expect(sum(divided)).toBe(Math.max(columns, orders.length));
    }),
  );
});

it("a lane with more orders never has fewer columns", () => {
  fc.assert(
    fc.property(counts, room, (orders, columns) => {
      const divided = columnsOf(orders, columns);
      for (const [a, one] of orders.entries()) {
        for (const [b, other] of orders.entries())
          if (one > other) expect(divided[a]!).toBeGreaterThanOrEqual(divided[b]!);
      }
    }),
  );
});

it("the division stays while it fits, and is sound whatever it was before", () => {
  fc.assert(
    fc.property(counts, room, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), (orders, columns, before) => {
      const divided = columnsOf(orders, columns, before);
      expect(sum(divided)).toBe(Math.max(columns, orders.length));
      expect(columnsOf(orders, columns, divided)).toEqual(divided);
    }),
  );
  // One order moves on: nothing else does.
  const first = columnsOf([27, 12, 12, 9], 5);
  expect(columnsOf([26, 13, 12, 9], 5, first)).toEqual(first);
});
