import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTrendCategory, VOTE_HALVES_MS, VOTE_LASTS_MS, voteWeight } from "./trends.ts";

describe("a vote of a trend", () => {
  it("counts fully at first, half after two days and nothing after seven", () => {
    expect(voteWeight(0)).toBe(1);
    expect(voteWeight(VOTE_HALVES_MS)).toBe(0.5);
    expect(voteWeight(VOTE_LASTS_MS)).toBe(0);
    expect(voteWeight(-1)).toBe(0);
  });

  it("counts less the older it is, and never more than one", () => {
    const age = fc.integer({ min: 0, max: VOTE_LASTS_MS - 1 });
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [young, old] = [voteWeight(Math.min(one, other)), voteWeight(Math.max(one, other))];
        expect(old).toBeLessThanOrEqual(young);
        expect(old).toBeGreaterThan(0);
        expect(young).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is only for a known category", () => {
    expect(isTrendCategory("hashtags")).toBe(true);
    expect(isTrendCategory("constructor")).toBe(false);
  });
});
