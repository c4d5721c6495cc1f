import { CURRENCIES } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { currencySign, formatMoney } from "./formats.ts";

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
