import fc from "fast-check";
import { expect, it } from "vitest";
import { withTypedUnit } from "./typed-unit.ts";

it.each([
  ["4567 rue Fabre app. 3", "app. 3"],
  ["4567 rue fabre, apt 4B, Montréal", "apt 4B"],
  ["apt. B 4567 rue Fabre", "apt. B"],
  ["200 rue Fabre, unité 12", "unité 12"],
  ["200 rue Fabre suite #200", "suite #200"],
  ["4567 rue Fabre #3", "#3"],
  ["3-5241 rue fab", "#3"],
  ["5241 rue Fabre", ""],
  ["12 rue Bureau, Montréal", ""],
  ["10 rue de l’Application", ""],
  ["4567 rue App", ""],
  ["2020-2022 rue", "#2020"],
])("of %s, the complement is %j", (typed, complement) => {
  expect(withTypedUnit(typed, "", 120)).toBe(complement);
});

it("takes the place of the apartment of another address, and keeps whatever else the complement says", () => {
  expect(withTypedUnit("10 rue Rachel app 5", "apt 3, 2e étage", 120)).toBe("app 5, 2e étage");
  expect(withTypedUnit("10 rue Rachel app 5", "3", 120)).toBe("app 5");
  expect(withTypedUnit("10 rue Rachel app 5", "Sonnez deux fois", 120)).toBe("app 5, Sonnez deux fois");
  expect(withTypedUnit("10 rue Rachel", "apt 3", 120)).toBe("apt 3");
});

it("is never longer than it may be, and changes nothing the second time", () => {
  const unit = fc.constantFrom("", " app. 3", ", apt 4B", " #12");
  fc.assert(
    fc.property(unit, fc.string({ maxLength: 30 }), (typed, complement) => {
      const once = withTypedUnit(`10 rue Rachel${typed}`, complement, 30);
      expect(once.length).toBeLessThanOrEqual(30);
      expect(withTypedUnit(`10 rue Rachel${typed}`, once, 30)).toBe(once);
    }),
  );
});
