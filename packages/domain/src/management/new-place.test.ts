import { describe, expect, it } from "vitest";
import { FIRST_STEPS } from "./first-steps.ts";
import { checkNewPlace, missingSteps, MOST_UNOPENED, type NewPlaceFacts } from "./new-place.ts";

const GOOD: NewPlaceFacts = {
  phone_verified: true,
  name: "Chez Margot",
  address: "12 rue des Lilas",
  city: "Laval",
  bad_words: [],
  unopened: MOST_UNOPENED - 1,
};

describe("a new place", () => {
  it.each([
    [{}, null],
    [{ phone_verified: false, name: "" }, "phone_validation_required"],
    [{ name: "  " }, "name_missing"],
    [{ bad_words: ["merde"] }, "name_refused"],
    [{ address: " " }, "address_missing"],
    [{ city: "" }, "address_missing"],
    [{ unopened: MOST_UNOPENED }, "too_many_places"],
  ] as const)("with %j is refused as %j", (facts, code) => {
    expect(checkNewPlace({ ...GOOD, ...facts })?.code ?? null).toBe(code);
  });
  it("can be opened without the steps words and cover, but not without the others", () => {
    expect(missingSteps([])).toEqual(["place", "hours", "ordering", "menu"]);
    expect(missingSteps(["place", "hours", "menu"])).toEqual(["ordering"]);
    expect(missingSteps(FIRST_STEPS)).toEqual([]);
  });
});
