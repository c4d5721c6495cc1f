import { describe, expect, it } from "vitest";
import { beginningCountry, countryOf, phoneCountries, phoneInText, readPhone, tidyPhone } from "./phone-countries.ts";

const SENT = ["CA", "US", "FR", "GB", "BE"];
const codes = (registration: boolean) => phoneCountries(SENT, "en", registration).map(({ code }) => code);

describe("phone numbers in a form", () => {
  it("are of countries to which codes are sent, and in a registration of those with 11 digits", () => {
    expect(codes(false)).toEqual(["CA", "FR", "US", "GB", "BE"]);
    expect(codes(true).slice(0, 3)).toEqual(["CA", "US", "FR"]);
    expect(codes(true)).not.toContain("GB");
    expect(phoneCountries(["US"], "fr", true)[0]?.label).toBe("États-Unis (+1)");
  });

  it("start with the chosen country, else with the visitor's, else with the first one", () => {
    expect(beginningCountry(SENT, ["", "FR"])).toBe("FR");
    expect(beginningCountry(SENT, ["US", "FR"])).toBe("US");
    // A country whose numbers do not fit a registration, one without codes, and none.
    for (const elsewhere of ["GB", "JP", null, undefined]) expect(beginningCountry(SENT, ["", elsewhere])).toBe("CA");
    expect(beginningCountry(["FR"], ["", "CA"])).toBe("FR");
  });

  it.each([
    ["514 555 0100", "CA", "+15145550100"],
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["+33 6 12 34 56 78", "CA", "+33612345678"],
    ["212-555.0100", "US", "+12125550100"],
    ["  ", "CA", ""],
    ["12", "CA", null],
    ["x", "CA", null],
    ["call me 4165550123", "CA", null],
    ["514 555 0100x", "CA", null],
    ["514-555-0100 x23", "CA", null],
  ])("%j in %s is read as %j", (typed, country, phone) => expect(readPhone(typed, country)).toBe(phone));

  it.each([
    ["5145550100", "CA", "514 555-0100"],
    ["15145550100", "CA", "514 555-0100"],
    ["+15145550100", "CA", "+1 514 555 0100"],
    ["0612345678", "FR", "06 12 34 56 78"],
    ["+33612345678", "CA", "+33 6 12 34 56 78"],
    // Brazilian numbers have parentheses, which the rule for phones does not allow.
    ["11961234567", "BR", "11 96123-4567"],
    ["514555", "CA", "514555"],
    ["x", "CA", "x"],
    ["", "CA", ""],
  ])("%j in %s is tidied to %j, the same number", (typed, country, tidy) => {
    expect(tidyPhone(typed, country)).toBe(tidy);
    expect(readPhone(tidy, country)).toBe(readPhone(typed, country));
  });

  it.each(["(514) 555-0100", "514\u00A0555\u20110100", "\u202A514 555 0100\u202C"])(
    "%j, as pages and contacts write it, is tidied to a number that the field allows",
    (pasted) => {
      expect(readPhone(pasted, "CA")).toBeNull();
      expect(tidyPhone(pasted, "CA")).toBe("514 555-0100");
    },
  );

  it.each([
    ["514 555 0100", "CA", "CA"],
    ["+", "CA", "CA"],
    ["+1", "US", "US"],
    ["+1 514 555 0100", "US", "CA"],
    ["+1 212 555 0100", "CA", "US"],
    ["+44 7400 123456", "CA", "GB"],
    ["+44", "CA", "GB"],
    ["0044 7400 123456", "CA", "GB"],
    ["+33 6", "CA", "FR"],
    ["+32 470 12 34 56", "FR", "BE"],
    // A code of no country, and a country to which no codes are sent.
    ["+999 1", "CA", "CA"],
    ["+81 3", "FR", "FR"],
  ])("%j with %s chosen is a number of %s", (typed, chosen, country) =>
    expect(countryOf(typed, chosen, ["CA", "FR", "US", "GB", "BE"])).toBe(country),
  );

  it("do not break across lines in a sentence", () => {
    expect(phoneInText("+15145550100")).toBe("+1\u00A0514\u00A0555\u00A00100");
    expect(phoneInText("12")).toBe("12");
  });
});
