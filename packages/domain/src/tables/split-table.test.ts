import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { taxArbitrary } from "../orders/tax/tax.arbitrary.ts";
import { QUEBEC_TAX } from "../menus/tax.ts";
import { splitTable } from "./split-table.ts";

const had = (diner_id: string, amount: number, item_id: number | null = 1) => ({
  diner_id,
  tax_bases: [{ item_id, amount: minor(amount) }],
});

test("gives each diner the own lines and the part of tax and tip that goes with them", () => {
  const diners = [{ id: "ines" }, { id: "sam" }, { id: "theo" }];
  const lines = [had("sam", 1_000), had("ines", 2_500), had("ines", 500)];
  const { totals, shares } = splitTable(diners, lines, QUEBEC_TAX, minor(400));
  const none = { delivery_fee: 0, tax_included: false };
  expect(totals).toMatchObject({ ...none, subtotal: 4_000, tax: 599, tip: 400, total: 4_999 });
  expect([...shares]).toEqual([
    ["ines", { ...none, subtotal: 3_000, tax: 449, tip: 300, total: 3_749 }],
    ["sam", { ...none, subtotal: 1_000, tax: 150, tip: 100, total: 1_250 }],
    ["theo", { ...none, subtotal: 0, tax: 0, tip: 0, total: 0 }],
  ]);
});

test("whoever had the wine pays its tax", () => {
  const name = { en: "VAT", fr: "TVA", default: null };
  const rates = [
    { name, micros: 100_000, modes: null, item_ids: null },
    { name, micros: 200_000, modes: null, item_ids: [7] },
  ];
  const { shares } = splitTable([{ id: "a" }, { id: "b" }], [had("a", 1_100), had("b", 1_200, 7)], {
    included: true,
    rates,
  });
  expect([...shares.values()]).toMatchObject([
    { tax: 100, total: 1_100 },
    { tax: 200, total: 1_200 },
  ]);
});

test("adds up to the cent, whoever had what and however it is taxed", () => {
  const lines = fc.array(
    fc
      .tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(99_999), fc.option(fc.integer({ min: 1, max: 4 })))
      .map(([diner, amount, item]) => had(diner, amount, item)),
  );
  fc.assert(
    fc.property(lines, taxArbitrary, fc.nat(50_000).map(minor), (all, tax, tip) => {
      const { totals, shares } = splitTable([{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }], all, tax, tip);
      for (const name of ["subtotal", "tax", "tip", "total"] as const) {
        expect([...shares.values()].reduce((sum, share) => sum + share[name], 0)).toBe(totals[name]);
      }
    }),
  );
});
