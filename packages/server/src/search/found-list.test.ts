import { describe, expect, it } from "vitest";
import { type Found, FoundList } from "./found-list.ts";

const found: Found[] = [
  { kind: "restaurant", ref: 2_147_483_647, rank: { score: 33, band: 0, popularity: 12, metres: 0 } },
  { kind: "item", ref: 7, rank: { score: 33, band: 2, popularity: 0, metres: 4_211.123456789 } },
  { kind: "recommendation", ref: 7, rank: { score: -3, band: 4, popularity: 1, metres: null } },
  { kind: "account", ref: 1, rank: { score: 1, band: 4, popularity: 0, metres: null } },
];

describe("a list of what was found", () => {
  it("is what it was made of, rank for rank, in its order", () => {
    expect([...new FoundList(found)]).toEqual(found);
    expect([...new FoundList([])]).toEqual([]);
  });

  it("is as another one where the same things come in the same order, however they are ranked", () => {
    const list = new FoundList(found);
    const ranked = found.map(({ rank, ...thing }) => ({ ...thing, rank: { ...rank, score: 9, band: 1, metres: 5 } }));
    expect(list.isAs(new FoundList(ranked))).toBe(true);
    expect(list.isAs(new FoundList(found.slice(1)))).toBe(false);
    expect(list.isAs(new FoundList(found.toReversed()))).toBe(false);
    expect(list.isAs(new FoundList(found.map((one) => ({ ...one, kind: "item" }))))).toBe(false);
  });

  it("takes a quarter of what objects would", () => {
    const many = Array.from({ length: 240 }, (_, ref) => ({ ...(found[1] ?? found[0]), ref })) as Found[];
    expect(new FoundList(many).size).toBeLessThan(240 * 40);
  });
});
