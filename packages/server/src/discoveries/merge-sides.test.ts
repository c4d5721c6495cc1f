import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeSides } from "./merge-sides.ts";

interface Placed {
  id: number;
  key: number;
}
const inOrder = (rows: readonly Placed[]): Placed[] =>
  rows.toSorted((a, b) => (a.key === b.key ? b.id - a.id : b.key - a.key));

describe("several sources merged into one list", () => {
  it("end at the last row of the first source that has more rows", () => {
    const one = {
      rows: [
        { id: 9, key: 9 },
        { id: 4, key: 4 },
      ],
      full: true,
    };
    const two = {
      rows: [
        { id: 7, key: 7 },
        { id: 3, key: 3 },
      ],
      full: false,
    };
    expect(mergeSides([one, two])).toEqual({
      rows: [one.rows[0], two.rows[0], one.rows[1]],
      end: one.rows[1],
    });
    expect(mergeSides([{ ...one, full: false }, two]).rows).toHaveLength(4);
    expect(mergeSides([{ rows: [], full: false }])).toEqual({ rows: [], end: null });
  });

  it("return every row once and in order over successive pages", () => {
    const row = fc.record({ id: fc.integer({ min: 1, max: 200 }), key: fc.integer({ min: 0, max: 5 }) });
    const unique = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 40 });
    fc.assert(
      fc.property(unique, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 7 }), (all, sources, size) => {
        const read: Placed[] = [];
        let after: Placed | null = { id: Number.MAX_SAFE_INTEGER, key: Number.POSITIVE_INFINITY };
        while (after) {
          const from: Placed = after;
          const later = inOrder(all).filter((one) => one !== from && inOrder([from, one])[0] === from);
          const sides = Array.from({ length: sources }, (_, source) => {
            const rows = later.filter(({ id }) => id % sources === source).slice(0, size);
            return { rows, full: rows.length === size };
          });
          const { rows, end }: ReturnType<typeof mergeSides<Placed>> = mergeSides(sides);
          read.push(...rows);
          after = end;
        }
        expect(read).toEqual(inOrder(all));
      }),
    );
  });
});
