import { describe, expect, it } from "vitest";
import { messageBudget } from "./message-budget.ts";

const taken = (budget: ReturnType<typeof messageBudget>, at: number, tries: number): number => {
  let count = 0;
  for (let one = 0; one < tries; one += 1) count += Number(budget.take(at));
  return count;
};

describe("messageBudget", () => {
  it("lets a burst through, then a few per second", () => {
    const budget = messageBudget(0);
    expect(taken(budget, 0, 10_000)).toBe(120);
    expect(taken(budget, 1_000, 10_000)).toBe(20);
    expect(taken(budget, 3_600_000, 10_000)).toBe(120);
  });

  it("never lets more through because a clock went back", () => {
    const budget = messageBudget(5_000);
    expect(taken(budget, 5_000, 200)).toBe(120);
    expect(taken(budget, 0, 200)).toBe(0);
    expect(taken(budget, 100, 200)).toBe(0);
  });
});
