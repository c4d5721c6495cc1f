import { CURRENCIES } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { currencySign, formatDistance, formatMoney } from "./formats.ts";

const plain = (words: string) => words.replaceAll("\u00a0", " ");

describe("an amount of money", () => {
  it.each([
    ["CAD", "$12.50", "12,50 $"],
    ["USD", "US$12.50", "12,50 $ US"],
    ["EUR", "€12.50", "12,50 €"],
  ] as const)("of %s says whose it is, and follows the language", (currency, en, fr) => {
    expect(plain(formatMoney(12.5, currency, "en"))).toBe(en);
    expect(plain(formatMoney(12.5, currency, "fr"))).toBe(fr);
  });

  it("has another sign for each currency beside a field", () => {
    expect(CURRENCIES.map((each) => currencySign(each, "en"))).toEqual(["$", "US$", "€"]);
    expect(currencySign("USD", "fr")).toBe("$US");
  });
});

describe("a distance (language §16)", () => {
  it.each([
    [0.77, "770 m", "770 m", "0.5 mi"],
    [1.84, "1.8 km", "1,8 km", "1.1 mi"],
    [42, "42 km", "42 km", "26 mi"],
  ])("of %d km is metric in French and in Canada, and never broken into two lines", (km, canada, fr, us) => {
    const said = [
      formatDistance(km, "en", "en-CA"),
      formatDistance(km, "fr", "fr-CA"),
      formatDistance(km, "en", "en-US"),
    ];
    expect(said.map(plain)).toEqual([canada, fr, us]);
    expect(said.join("")).not.toContain(" ");
  });
});
