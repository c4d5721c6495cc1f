import * as fc from "fast-check";
import { expect, it } from "vitest";
import { checkCredit, MAX_CREDIT_REASON, MOST_CREDIT } from "./credit.ts";

it("a credit is in whole cents, above zero, at most a thousand dollars, and has a reason", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_CREDIT }), (amount) => {
      expect(checkCredit({ amount, reason: "Cold soup" })).toBeNull();
    }),
  );
  for (const amount of [0, -5, 1.5, MOST_CREDIT + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(checkCredit({ amount, reason: "Cold soup" })).toEqual({ code: "amount_invalid" });
  }
  for (const reason of ["", "  ", "<b>soup</b>", "é".repeat(MAX_CREDIT_REASON + 1)]) {
    expect(checkCredit({ amount: 500, reason })).toEqual({ code: "reason_required" });
  }
  expect(checkCredit({ amount: 500, reason: ` ${"🍜".repeat(MAX_CREDIT_REASON)} ` })).toBeNull();
});
