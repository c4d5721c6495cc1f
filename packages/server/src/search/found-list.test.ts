import { describe, expect, it } from "vitest";
import { type Found, FoundList } from "./found-list.ts";

const found: Found[] = [
  { kind: "restaurant", ref: 2_147_483_647, rank: { score: 33, band: 0, popularity: 12, metres: 0 } },
  { kind: "item", ref: 7, rank: { score: 33, band: 2, popularity: 0, metres: 4_211.123456789 } },
  { kind: "recommendation", ref: 7, rank: { score: -3, band: 4, popularity: 1, metres: null } },
  { kind: "account", ref: 1, rank: { score: 1, band: 4, popularity: 0, metres: null } },
];

describe("a list of what was found", () => {
  it("contains what it was made of, with the ranks, in the same order", () => {
    expect([...new FoundList(found)]).toEqual(found);
    expect([...new FoundList([])]).toEqual([]);
  });

  it("equals another list of the same things in the same order, whatever their ranks", () => {
    const list = new FoundList(found);
    const ranked = found.map(({ rank, ...thing }) => ({ ...thing, rank: { ...rank, score: 9, band: 1, metres: 5 } }));
    expect(list.isAs(new FoundList(ranked))).toBe(true);
    expect(list.isAs(new FoundList(found.slice(1)))).toBe(false);
    expect(list.isAs(new FoundList(found.toReversed()))).toBe(false);
    expect(list.isAs(new FoundList(found.map((one) => ({ ...one, kind: "item" }))))).toBe(false);
  });

  it("takes less than 40 bytes for each entry", () => {
    const many = Array.from({ length: 240 }, (_, ref) => ({ ...(found[1] ?? found[0]), ref })) as Found[];
    expect(new FoundList(many).size).toBeLessThan(240 * 40);
  });
});
