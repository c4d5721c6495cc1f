// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { OrderTotals } from "./order-totals.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

type Amounts = Parameters<typeof OrderTotals>[0]["amounts"];

const tax = (en: string, rate: number, amount: number): Amounts["taxes"][number] => ({
  name: { en, fr: en, default: null },
  rate,
  amount,
});
const AMOUNTS: Amounts = {
  discounts: [],
  subtotal: 100,
  tax: 14.98,
  tax_included: false,
  taxes: [],
  tip: 0,
  delivery_fee: 0,
  total: 114.98,
  currency: "CAD",
  given_back: 0,
};

/** Every row as "word: amount". */
const rowsOf = (own: Partial<Amounts>): string[] => {
  const { container } = render(<OrderTotals amounts={{ ...AMOUNTS, ...own }} />);
  return [...container.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(": "),
  );
};

it("an order shows each of several taxes by its name and rate, below the subtotal (orders §16)", () => {
  expect(rowsOf({ taxes: [tax("GST", 5, 5), tax("QST", 9.975, 9.98)] })).toEqual([
    "Subtotal: $100.00",
    "GST (5%): $5.00",
    "QST (9.975%): $9.98",
    "Total: $114.98",
  ]);
});

it("a tax that the prices include is told below the total, and only once if it is the only one (orders §17)", () => {
  const included = { tax_included: true, subtotal: 25, tax: 2.27, total: 25, currency: "EUR" as const };
  expect(rowsOf({ ...included, taxes: [tax("TVA", 10, 2.27)] })).toEqual([
    "Subtotal: €25.00",
    "Total: €25.00",
    expect.stringMatching(/10%.*: €2\.27$/),
  ]);
  cleanup();
  const both = rowsOf({ ...included, tax: 3, taxes: [tax("TVA 10", 10, 1), tax("TVA 20", 20, 2)] });
  expect(both.slice(0, 2)).toEqual(["Subtotal: €25.00", "Total: €25.00"]);
  expect(both.slice(2)).toEqual([
    expect.stringMatching(/: €3\.00$/),
    expect.stringMatching(/TVA 10.*: €1\.00$/),
    expect.stringMatching(/TVA 20.*: €2\.00$/),
  ]);
});

it("an offer, a tip, a delivery's fee and what was given back have a row where there is one", () => {
  const name = { en: "Two for one", fr: "Deux pour un", default: null };
  expect(
    rowsOf({
      discounts: [{ ref: "a", name, amount: 3 }] as unknown as Amounts["discounts"],
      tip: 2,
      delivery_fee: 4,
      given_back: 1.5,
    }),
  ).toEqual([
    "Two for one: -$3.00",
    "Subtotal: $100.00",
    expect.stringMatching(/: \$14\.98$/),
    "Tip: $2.00",
    expect.stringMatching(/: \$4\.00$/),
    "Total: $114.98",
    expect.stringMatching(/: -\$1\.50$/),
  ]);
});

it("the numbers of taxes stand below, each once with the names of its taxes (orders §46)", () => {
  const numbered = (en: string, rate: number, registration?: string) => ({ ...tax(en, rate, 5), registration });
  const tps = numbered("GST", 5, "123456789 RT0001");
  expect(rowsOf({ taxes: [tps, numbered("QST", 9.975, "1234567890 TQ0001")] }).slice(-3)).toEqual([
    "Total: $114.98",
    "GST no.: 123456789 RT0001",
    "QST no.: 1234567890 TQ0001",
  ]);
  cleanup();
  const vat = [numbered("VAT", 10, "FR1"), numbered("VAT", 20, "FR1"), numbered("Alcohol", 20, "FR1")];
  expect(rowsOf({ tax_included: true, taxes: vat }).filter((row) => row.includes("FR1"))).toEqual([
    "VAT, Alcohol no.: FR1",
  ]);
  cleanup();
  expect(rowsOf({ taxes: [tax("GST", 5, 5)] }).at(-1)).toBe("Total: $114.98");
  overwriteGetLocale(() => "fr");
  cleanup();
  expect(rowsOf({ taxes: [tps] }).at(-1)).toBe("N°\u00a0GST: 123456789 RT0001");
});
