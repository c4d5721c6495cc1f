import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { taxArbitrary } from "../orders/tax/tax.arbitrary.ts";
import { QUEBEC_TAX } from "../menus/tax.ts";
import { type OfferRule, offersOn } from "../orders/offers/offers-on.ts";
import { orderTotals } from "../orders/order-totals.ts";
import { splitTable, type TableShare } from "./split-table.ts";

const had = (diner_id: string, amount: number, item_id: number | null = 1) => ({
  diner_id,
  item_id,
  unit_price: minor(amount),
  quantity: 1,
  bases: [{ item_id, amount: minor(amount) }],
});

test("gives each diner their own lines, with their part of tax and tip", () => {
  const diners = [{ id: "ines" }, { id: "sam" }, { id: "theo" }];
  const lines = [had("sam", 1_000), had("ines", 2_500), had("ines", 500)];
  const { totals, shares } = splitTable(diners, lines, { tax: QUEBEC_TAX, rules: [], tip: () => minor(400) });
  const none = { delivery_fee: 0, tax_included: false, discounts: [] };
  expect(totals).toMatchObject({ tax_included: false, subtotal: 4_000, tax: 599, tip: 400, total: 4_999 });
  expect([...shares]).toEqual([
    ["ines", { ...none, subtotal: 3_000, tax: 449, tip: 300, total: 3_749 }],
    ["sam", { ...none, subtotal: 1_000, tax: 150, tip: 100, total: 1_250 }],
    ["theo", { ...none, subtotal: 0, tax: 0, tip: 0, total: 0 }],
  ]);
});

test("whoever had the wine pays its tax", () => {
  const vat = { en: "VAT", fr: "TVA", default: null };
  const rates = [
    { name: vat, micros: 100_000, modes: null, item_ids: null },
    { name: vat, micros: 200_000, modes: null, item_ids: [7] },
  ];
  const { shares } = splitTable([{ id: "a" }, { id: "b" }], [had("a", 1_100), had("b", 1_200, 7)], {
    tax: { included: true, rates },
    rules: [],
  });
  expect([...shares.values()]).toMatchObject([
    { tax: 100, total: 1_100 },
    { tax: 200, total: 1_200 },
  ]);
});

const name = { en: "Offer", fr: "Offre", default: null };
const rule = (given: Pick<OfferRule, "ref" | "kind"> & Partial<OfferRule>): OfferRule => ({
  name,
  item_ids: null,
  amount: minor(0),
  from: minor(0),
  ...given,
});

test("two who had the same dish share its discount; whoever had another dish pays it in full", () => {
  const lines = [had("a", 1_000), had("b", 1_000), had("c", 700, 2)];
  const rules = [rule({ ref: "half", kind: "second_half" })];
  const diners = [{ id: "a" }, { id: "b" }, { id: "c" }];
  const { totals, discounts, shares } = splitTable(diners, lines, { tax: QUEBEC_TAX, rules });
  expect(totals.subtotal).toBe(2_200);
  expect(discounts).toMatchObject([{ rule: { ref: "half" }, amount: 500 }]);
  expect([...shares.values()]).toMatchObject([
    { subtotal: 750, discounts: [{ rule: { ref: "half" }, amount: 250 }] },
    { subtotal: 750, discounts: [{ amount: 250 }] },
    { subtotal: 700, discounts: [] },
  ]);
});

test("adds up to the cent, whoever had what, with any offers and any tax", () => {
  const lines = fc.array(
    fc
      .tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(99_999), fc.option(fc.integer({ min: 1, max: 4 })))
      .map(([diner, amount, item]) => had(diner, amount, item)),
  );
  const offers = fc.subarray([
    rule({ ref: "half", kind: "second_half", item_ids: [1, 2] }),
    rule({ ref: "third", kind: "third_free" }),
    rule({ ref: "sum", kind: "amount_off", amount: minor(777), from: minor(5_000) }),
  ]);
  fc.assert(
    fc.property(lines, taxArbitrary, fc.nat(50_000).map(minor), offers, (all, tax, tip, rules) => {
      const diners = [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }];
      const { totals, discounts, shares } = splitTable(diners, all, { tax, rules, tip: () => tip });
      const sumOf = (pick: (share: TableShare) => number) =>
        [...shares.values()].reduce((sum, share) => sum + pick(share), 0);
      for (const part of ["subtotal", "tax", "tip", "total"] as const) {
        expect(sumOf((share) => share[part])).toBe(totals[part]);
      }
      for (const { rule: one, amount } of discounts) {
        expect(sumOf((share) => share.discounts.find((discount) => discount.rule === one)?.amount ?? 0)).toBe(amount);
      }
      // The totals are those of the order as a whole.
      const { bases } = offersOn(rules, all);
      expect(totals).toEqual(orderTotals({ bases, tax, mode: "dine_in" }, { tip, delivery_fee: minor(0) }));
    }),
  );
});
