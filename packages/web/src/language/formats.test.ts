import { CURRENCIES } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { formatCredit } from "./format-credit.ts";
import { currencySign, formatDistance, formatMoney, formatTime } from "./formats.ts";

const plain = (words: string) => words.replaceAll("\u00a0", " ");

describe("an amount of money", () => {
  it.each([
    ["CAD", "$12.50", "12,50 $"],
    ["USD", "US$12.50", "12,50 $ US"],
    ["EUR", "€12.50", "12,50 €"],
  ] as const)("of %s names its currency, and follows the language", (currency, en, fr) => {
    expect(plain(formatMoney(12.5, currency, "en"))).toBe(en);
    expect(plain(formatMoney(12.5, currency, "fr"))).toBe(fr);
  });

  it("of a credit always names the Canadian dollar, whatever the device's currency (language §18)", () => {
    expect(plain(formatCredit(12.5, "en"))).toBe("$12.50 CAD");
    expect(plain(formatCredit(12.5, "fr"))).toBe("12,50 $ CAD");
    expect(formatCredit(12.5, "en") + formatCredit(12.5, "fr")).not.toContain(" ");
  });

  it("has a different sign for each currency beside a field", () => {
    expect(CURRENCIES.map((each) => currencySign(each, "en"))).toEqual(["$", "US$", "€"]);
    expect(currencySign("USD", "fr")).toBe("$US");
  });
});

describe("a distance (language §16)", () => {
  it.each([
    [0.77, "770 m", "770 m", "0.5 mi"],
    [0, "0 m", "0 m", "0 ft"],
    [0.07, "70 m", "70 m", "230 ft"],
    [0.1605, "160 m", "160 m", "0.1 mi"],
    [0.994, "990 m", "990 m", "0.6 mi"],
    [0.996, "1 km", "1 km", "0.6 mi"],
    [1.84, "1.8 km", "1,8 km", "1.1 mi"],
    [42, "42 km", "42 km", "26 mi"],
  ])("of %d km is metric in French and in Canada, and has no ordinary space", (km, canada, fr, us) => {
    const said = [
      formatDistance(km, "en", "en-CA"),
      formatDistance(km, "fr", "fr-CA"),
      formatDistance(km, "en", "en-US"),
    ];
    expect(said.map(plain)).toEqual([canada, fr, us]);
    expect(said.join("")).not.toContain(" ");
  });
});

describe("a time of day", () => {
  it.each([
    ["2026-11-27T19:30:00Z", "14:30", "14 h 30"],
    ["2026-11-01T04:30:00Z", "0:30", "0 h 30"],
    ["2026-11-01T05:30:00Z", "1:30 EDT", "1 h 30 HAE"],
    ["2026-11-01T06:00:00Z", "1:00 EST", "1 h HNE"],
    ["2026-11-01T07:00:00Z", "2:00", "2 h"],
    ["2027-03-14T07:00:00Z", "3:00", "3 h"],
  ])("at %s names the time zone only in the hour that is repeated in autumn", (at, en, fr) => {
    expect(plain(formatTime(new Date(at), "America/Toronto", "en"))).toBe(en);
    expect(plain(formatTime(new Date(at), "America/Toronto", "fr"))).toBe(fr);
  });
});
