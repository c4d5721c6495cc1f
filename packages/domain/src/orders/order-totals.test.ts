import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot } from "../menus/menu.example.ts";
import { minor } from "../money/minor.ts";
import { shareOf } from "../money/share-of.ts";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { comboLine, inSlot, selection } from "./line/line.example.ts";
import { priceLine } from "./line/line-price.ts";
import { anyLineArbitrary, menuArbitrary } from "./line/menu.arbitrary.ts";
import { orderTotals } from "./order-totals.ts";
import { lineTaxBases } from "./tax/line-tax-bases.ts";
import { taxArbitrary } from "./tax/tax.arbitrary.ts";
import { QUEBEC_TAX, rateMicros, type Tax } from "../menus/tax.ts";

const none = { tip: minor(0), delivery_fee: minor(0) };
const of = (amount: number, item_id: number | null = null) => ({ item_id, amount: minor(amount) });
const name = (en: string) => ({ en, fr: en, default: null });
const amounts = (totals: { taxes: { name: { en: string | null }; amount: number }[] }) =>
  totals.taxes.map((part) => [part.name.en, part.amount]);

/** 10 % on everything, 5.5 % to take away, 20 % on wine (item 3). */
const FRANCE: Tax = {
  included: true,
  rates: [
    { name: name("10"), micros: 100_000, modes: ["dine_in"], item_ids: null },
    { name: name("5.5"), micros: 55_000, modes: ["take_out", "delivery", "drive", "curbside"], item_ids: null },
    { name: name("20"), micros: 200_000, modes: null, item_ids: [3] },
  ],
};

describe("in Québec", () => {
  const quebec = (subtotal: number) => orderTotals({ bases: [of(subtotal)], tax: QUEBEC_TAX, mode: "take_out" }, none);

  it("tax is 14.975 % of the subtotal, rounded half up once, and divided between its two names (orders §16)", () => {
    expect(quebec(3_333)).toMatchObject({ subtotal: 3_333, tax: 499, total: 3_832 });
    expect(quebec(10_000)).toMatchObject({ tax: 1_498 }); // 1497.5
    expect(amounts(quebec(10_000))).toEqual([
      ["GST", 500],
      ["QST", 998],
    ]);
    fc.assert(
      fc.property(fc.nat(), (subtotal) => {
        expect(quebec(subtotal).tax).toBe(shareOf(minor(subtotal), 149_750));
      }),
    );
  });

  it("neither tip nor delivery is taxed", () => {
    const extras = { tip: minor(300), delivery_fee: minor(499) };
    const totals = orderTotals({ bases: [of(2_000)], tax: QUEBEC_TAX, mode: "delivery" }, extras);
    expect(totals).toMatchObject({ tax: 300, total: 3_099 });
  });
});

describe("where prices include tax (orders §17)", () => {
  it("tax is part of the subtotal, by mode and by item, and the total is what the menu shows", () => {
    const at = (mode: "dine_in" | "take_out") =>
      orderTotals({ bases: [of(1_100, 1), of(1_200, 3)], tax: FRANCE, mode }, none);
    expect(at("dine_in")).toMatchObject({ subtotal: 2_300, tax: 300, total: 2_300, tax_included: true });
    expect(amounts(at("dine_in"))).toEqual([
      ["10", 100],
      ["20", 200],
    ]);
    expect(amounts(at("take_out"))).toEqual([
      ["5.5", 57],
      ["20", 200],
    ]);
  });

  it("a combo's price is taxed by the items in it", () => {
    const items = [makeItem({ id: 1, price: minor(1_500) }), makeItem({ id: 3, price: minor(500) })];
    const slots = [1, 3].map((item_id, at) =>
      makeSlot(20 + at, [item_id], { items: [{ item_id, extra_price: minor(at * 100), use_base_price: false }] }),
    );
    const menu = makeMenu({ items, combos: [makeCombo({ id: 10, base_price: minor(1_600), slots })] });
    const line = comboLine(10, [...inSlot(20, 1), ...inSlot(21, 3)], { quantity: 2 });
    expect(lineTaxBases(menu, line)).toEqual([of(2_400, 1), of(1_000, 3)]);
    // A reduction beyond the price of the smaller dish is taken off the other one (menus §45).
    const off = makeGroup({ id: 30, items: [3], modifiers: [makeModifier({ id: 300, price: minor(-900) })] });
    const lessened = comboLine(10, [...inSlot(20, 1), ...inSlot(21, 3, { 30: selection(300) })]);
    expect(lineTaxBases({ ...menu, modifier_groups: [off] }, lessened)).toEqual([of(800, 1), of(0, 3)]);
  });
});

it("all amounts add up, whatever is ordered and however it is taxed", () => {
  const cents = fc.nat({ max: 5_000 }).map(minor);
  const mode = fc.option(fc.constantFrom(...ORDER_MODES));
  const lines = fc.array(anyLineArbitrary, { maxLength: 5 });
  fc.assert(
    fc.property(menuArbitrary, lines, taxArbitrary, mode, cents, cents, (menu, all, tax, how, tip, delivery_fee) => {
      const bases = all.flatMap((line) => lineTaxBases(menu, line));
      expect(bases.every(({ amount }) => amount >= 0)).toBe(true);
      const totals = orderTotals({ bases, tax, mode: how }, { tip, delivery_fee });
      expect(totals.subtotal).toBe(all.reduce((sum, line) => sum + (priceLine(menu, line)?.price ?? 0), 0));
      expect(totals.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.tax);
      expect(totals.total).toBe(totals.subtotal + (tax.included ? 0 : totals.tax) + tip + delivery_fee);
      if (tax.included) expect(totals.tax).toBeLessThanOrEqual(totals.subtotal);
    }),
  );
});

it("reads rates in percent with four decimals, from 0 to 100", () => {
  expect([9.975, 5.5, 0, 100, 14.975].map(rateMicros)).toEqual([99_750, 55_000, 0, 1_000_000, 149_750]);
  expect([-1, 101, 0.00001, Number.NaN].map(rateMicros)).toEqual([null, null, null, null]);
});
