import { currencyOf } from "@tablee/domain/money/country-currency";
import { describe, expect, it } from "vitest";
import { countryOf, provinceOf } from "./osm-country.ts";

describe("the country that a place lies in", () => {
  it.each([
    [{}, "Europe/Paris", "FR"],
    [{}, "America/Toronto", "CA"],
    [{}, "America/Montreal", "CA"],
    [{}, "America/New_York", "US"],
    [{}, "Europe/Kyiv", "UA"],
    [{ "addr:country": "be" }, "Europe/Paris", "BE"],
    [{ "addr:country": "Belgique" }, "Europe/Brussels", "BE"],
    [{}, "Mars/Olympus", null],
    [{}, null, null],
  ])("%j in %s is %s", (tags, timezone, country) => {
    expect(countryOf(tags, timezone)).toBe(country);
  });

  it("has a currency, or null if the product does not support it", () => {
    expect(["CA", "FR", "US", "GP", "PR", "GB"].map(currencyOf)).toEqual(["CAD", "EUR", "USD", "EUR", "USD", null]);
  });
});

describe("the province whose holidays a place keeps", () => {
  const toronto = "America/Toronto";
  it.each([
    ["a postal code", { "addr:postcode": "k1p 5n7" }, null, "Ontario"],
    ["Montréal", {}, { lat: 45.51, lon: -73.59 }, "Quebec"],
    ["Québec", {}, { lat: 46.81, lon: -71.21 }, "Quebec"],
    ["Ottawa", {}, { lat: 45.42, lon: -75.69 }, "Ontario"],
    ["Toronto", {}, { lat: 43.65, lon: -79.38 }, "Ontario"],
    ["nowhere", {}, null, "Quebec"],
  ])("of %s", (_, tags, position, province) => {
    expect(provinceOf(tags as Record<string, string>, "CA", position, toronto)).toBe(province);
  });

  it("is also found in another timezone or country", () => {
    expect(provinceOf({}, "CA", { lat: 44.6, lon: -63.6 }, "America/Halifax")).toBe("Nova Scotia");
    expect(provinceOf({ "addr:state": "California" }, "US", null, "America/Los_Angeles")).toBe("California");
  });
});
