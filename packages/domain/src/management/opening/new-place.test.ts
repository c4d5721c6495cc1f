import { describe, expect, it } from "vitest";
import { FIRST_STEPS } from "./first-steps.ts";
import { checkNewPlace, missingSteps, MOST_UNOPENED, type NewPlaceFacts, zoneOfPlace } from "./new-place.ts";

const GOOD: NewPlaceFacts = {
  phone_verified: true,
  name: "Chez Margot",
  address: "12 rue des Lilas",
  city: "Laval",
  postal_code: "h7n 2l1",
  bad_words: [],
  has_url: false,
  unopened: MOST_UNOPENED - 1,
};

describe("a new place", () => {
  it.each([
    [{}, null],
    [{ phone_verified: false, name: "" }, "phone_validation_required"],
    [{ name: "  " }, "name_missing"],
    [{ bad_words: ["merde"] }, "name_refused"],
    [{ has_url: true }, "name_has_url"],
    [{ address: " " }, "address_missing"],
    [{ city: "" }, "address_missing"],
    [{ postal_code: "" }, null],
    [{ postal_code: " 75003 " }, null],
    [{ postal_code: "9021A" }, "postal_code_invalid"],
    [{ postal_code: "zzz" }, "postal_code_invalid"],
    [{ postal_code: "D2X 1Y4" }, "postal_code_invalid"],
    [{ unopened: MOST_UNOPENED }, "too_many_places"],
  ] as const)("with %j is refused as %j", (facts, code) => {
    expect(checkNewPlace({ ...GOOD, ...facts })?.code ?? null).toBe(code);
  });
  it("can be opened without the steps words and cover, but not without the others", () => {
    expect(missingSteps([])).toEqual(["place", "hours", "ordering", "taxes", "menu"]);
    expect(missingSteps(["place", "hours", "taxes", "menu"])).toEqual(["ordering"]);
    expect(missingSteps(FIRST_STEPS)).toEqual([]);
  });
  it.each([
    ["FR", ["Europe/Paris"], "America/Toronto", "Europe/Paris"],
    ["CA", ["America/Toronto", "America/Vancouver"], "America/Vancouver", "America/Vancouver"],
    ["CA", ["America/Halifax", "America/Toronto"], "Europe/Paris", "America/Toronto"],
    ["ES", ["Africa/Ceuta", "Europe/Madrid"], "America/Toronto", "Europe/Madrid"],
    [null, [], "America/Toronto", "America/Toronto"],
  ] as const)(
    "in %j, whose zones are %j, made on a device in %s, has the clock of %s",
    (country, zones, device, clock) => {
      expect(zoneOfPlace(country, zones, device)).toBe(clock);
    },
  );
});
