import { Figures } from "@tablee/contract/management/figures.contract";
import { afterAll, describe, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { figuresCsv } from "./figures-csv.ts";

const sum = { orders: 2, subtotal: 1050.5, tax: 157.31, tip: 0, delivery_fee: 5, total: 1212.81 };
const figures = Figures.parse({
  from: "2026-11-20",
  to: "2026-11-20",
  starts: "2026-11-20T05:00:00.000Z",
  ends: "2026-11-21T05:00:00.000Z",
  over: true,
  currency: "CAD",
  timezone: "America/Toronto",
  totals: sum,
  refunded: { orders: 1, total: 9 },
  preparation_seconds: null,
  taxes: [{ name: { en: "GST", fr: "TPS", default: null }, amount: 52.53 }],
  by_day: [{ ...sum, date: "2026-11-20", preparation_seconds: null }],
  by_hour: [{ hour: 12, orders: 2, total: 1212.81 }],
  by_mode: [{ mode: "take_out", orders: 2, total: 1212.81 }],
  by_source: [{ source: "=cmd|' /C calc'!A0", orders: 2, total: 1212.81 }],
  dishes: [
    {
      item_id: 1,
      combo_id: null,
      name: { en: "Pâté chinois, large", fr: "Pâté chinois ; grand", default: null },
      quantity: 2,
      amount: 1050.5,
      discount: 0.5,
    },
  ],
  other_dishes: null,
  discoveries: [],
  misses: [{ words: "@poutine", times: 3 }],
});

describe("the figures' file", () => {
  const before = getLocale();
  afterAll(() => overwriteGetLocale(() => before));
  const lines = (language: "en" | "fr"): string[] => {
    overwriteGetLocale(() => language);
    return figuresCsv(figures, language).split("\r\n");
  };

  it("opens in a spreadsheet in English: commas between cells, decimals with a point", () => {
    const file = lines("en");
    expect(file[0]?.startsWith("\uFEFF")).toBe(true);
    expect(file).toContain("2026-11-20,2,1050.50,157.31,0.00,5.00,1212.81");
    expect(file).toContain('"Pâté chinois, large",2,0.50,1050.50');
    expect(file).toContain("'=cmd|' /C calc'!A0,2,1212.81");
    expect(file).toContain("'@poutine,3");
  });

  it("has a row for the dishes beyond the hundred that sold most, if there are any", () => {
    const others = { quantity: 12, amount: 30.25, discount: 1 };
    overwriteGetLocale(() => "fr");
    expect(figuresCsv({ ...figures, other_dishes: others }, "fr").split("\r\n")).toContain("Autres;12;1,00;30,25");
    expect(figuresCsv(figures, "fr")).not.toContain("Autres");
  });

  it("opens in a spreadsheet in French: semicolons between cells, decimals with a comma", () => {
    const file = lines("fr");
    expect(file[0]?.startsWith("\uFEFF")).toBe(true);
    expect(file).toContain("2026-11-20;2;1050,50;157,31;0,00;5,00;1212,81");
    expect(file).toContain('"Pâté chinois ; grand";2;0,50;1050,50');
    expect(file).toContain("TPS;52,53");
  });
});
