import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor, toMinor } from "../money/minor.ts";
import { checkExpectedTotal } from "./expected-total.ts";

describe("checkExpectedTotal", () => {
  it("names the total that was shown and the actual one, as decimals", () => {
    expect(checkExpectedTotal(minor(3363), minor(3364))).toEqual({
      code: "price_changed",
      line: null,
      data: { expected: 33.63, actual: 33.64 },
    });
  });

  it("accepts the same total, a lower one, and an order for which none was shown", () => {
    for (const expected of [minor(3363), minor(3364), null]) {
      expect(checkExpectedTotal(expected, minor(3363))).toBeNull();
    }
  });

  it("refuses exactly a higher total, and its data reads back as the amounts", () => {
    const amount = fc.nat({ max: 2_147_483_647 }).map(minor);
    fc.assert(
      fc.property(amount, amount, (expected, actual) => {
        const problem = checkExpectedTotal(expected, actual);
        expect(problem === null).toBe(actual <= expected);
        if (!problem) return;
        const data = problem.data as { expected: number; actual: number };
        expect([toMinor(data.expected), toMinor(data.actual)]).toEqual([expected, actual]);
      }),
    );
  });
});
