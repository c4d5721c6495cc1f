import { describe, expect, it } from "vitest";
import { fieldsOf, fullnessOf, type Limits, limitsOf, readLimit } from "./capacity-limits.ts";

const limits: Limits = [
  { mode: null, kind: "orders", per_slot: 4 },
  { mode: "delivery", kind: "dishes", per_slot: 10 },
];

describe("the limits of a time slot", () => {
  it("are converted to fields and back, and invalid fields are refused", () => {
    expect(limitsOf(fieldsOf(limits))).toEqual(limits);
    expect(limitsOf({ "orders:all": " 12 ", "dishes:drive": "" })).toEqual([
      { mode: null, kind: "orders", per_slot: 12 },
    ]);
    expect(limitsOf({ "orders:all": "1.5" })).toBeNull();
    expect(["0", "10001", "x", "-3", "1e3"].map(readLimit)).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  it("show how full the slot is by the limit that is nearest", () => {
    const used = [
      { mode: "delivery" as const, orders: 1, dishes: 9 },
      { mode: "take_out" as const, orders: 1, dishes: 3 },
    ];
    expect(fullnessOf(limits, used)).toMatchObject({
      orders: 2,
      dishes: 12,
      full: false,
      tightest: { kind: "dishes", used: 9 },
    });
    expect(fullnessOf(limits, [{ mode: "drive", orders: 4, dishes: 4 }]).full).toBe(true);
    expect(fullnessOf([], used)).toMatchObject({ tightest: null, full: false });
  });
});
