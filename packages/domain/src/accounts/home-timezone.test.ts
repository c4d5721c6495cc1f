import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeTimezone } from "./home-timezone.ts";

describe("the timezone of where a member lives", () => {
  it.each([
    [null, null, "America/Toronto"],
    ["CA", "QC", "America/Toronto"],
    ["CA", " bc ", "America/Vancouver"],
    [null, "NL", "America/St_Johns"],
    ["CA", "Québec", "America/Toronto"],
    ["US", "CA", "America/Los_Angeles"],
    ["US", "NY", "America/New_York"],
    ["US", null, "America/New_York"],
    ["fr", "Île-de-France", "Europe/Paris"],
    ["GB", null, "Europe/London"],
    ["JP", "BC", "America/Toronto"],
    ["CA", "constructor", "America/Toronto"],
  ])("%s, %s: %s", (country, state, zone) => {
    expect(homeTimezone({ country, state })).toBe(zone);
  });

  it("is one that every platform knows, whatever country and state are stored", () => {
    const written = fc.option(fc.oneof(fc.string(), fc.constantFrom("CA", "US", "BC", "TX", "HI", "__proto__")));
    fc.assert(
      fc.property(written, written, (country, state) => {
        const timeZone = homeTimezone({ country, state });
        expect(new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
      }),
    );
  });
});
