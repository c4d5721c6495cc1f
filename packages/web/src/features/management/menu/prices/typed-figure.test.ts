import { describe, expect, it } from "vitest";
import { typedAmount, typedCount } from "./typed-figure.ts";

const fits = (value: number) => value >= 0;

describe("a typed figure", () => {
  it.each<[string, number | null, boolean]>([
    ["12,5", 12.5, false],
    ["$ 12.50", 12.5, false],
    ["x", null, true],
    ["50,00,0", null, true],
    ["-1", null, true],
    ["", null, false],
  ])("%j is saved as %j (wire §27)", (words, saved, isWrong) => {
    expect(typedAmount(words, { fits, mayBeNone: true })).toEqual({ saved, isWrong });
  });
});

it("is not saved if it is invalid and a value is required", () => {
  for (const words of ["x", "", "-1", "1e3"]) {
    expect(typedCount(words, { fits, mayBeNone: false })).toEqual({ saved: undefined, isWrong: true });
  }
  expect(typedCount("12", { fits, mayBeNone: false })).toEqual({ saved: 12, isWrong: false });
});
