import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRepeatedCorrection } from "./as-wished.ts";
import { minor } from "../money/minor.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { orderTotals } from "../orders/order-totals.ts";
import { timesQuantity } from "../orders/tax/line-tax-bases.ts";
import { QUEBEC_TAX } from "../menus/tax.ts";
import {
  type CorrectableLine,
  type CorrectableOrder,
  correctOrder,
  type LineWish,
  MAX_CORRECTIONS,
} from "./correct-order.ts";

const name = { en: "Soup", fr: "Soupe", default: null };
const line = (id: string, unit: number, quantity: number, own: Partial<CorrectableLine> = {}): CorrectableLine => ({
  id,
  type: "item",
  item_id: 1,
  name,
  quantity,
  unit_price: minor(unit),
  price: minor(unit * quantity),
  tax_bases: [{ item_id: 1, amount: minor(unit) }],
  substitution: null,
  modifiers: [],
  ...own,
});
const orderOf = (lines: CorrectableLine[], own: { tip?: number; fee?: number } = {}): CorrectableOrder => {
  const bases = lines.flatMap(({ tax_bases, quantity }) => timesQuantity(tax_bases, quantity));
  const taxed = { tax: QUEBEC_TAX, mode: "take_out" } as const;
  const totals = orderTotals({ ...taxed, bases }, { tip: minor(own.tip ?? 0), delivery_fee: minor(own.fee ?? 0) });
  return { status: "new", lines, totals, ...taxed, offers: [], corrections: 0 };
};
const wish = (line_id: string, quantity: number, substitution: string | null = null): LineWish => ({
  line_id,
  quantity,
  substitution,
});
const two = orderOf([line("a", 1_250, 2), line("b", 425, 1)], { tip: 300, fee: 499 });

describe("correctOrder", () => {
  it("removes lines and lowers quantities, and reports the values before and after", () => {
    const result = correctOrder(two, [wish("a", 1), wish("b", 0)]);
    if (!("corrected" in result)) throw new Error(result.code);
    const { corrected } = result;
    expect(corrected.lines).toEqual([{ id: "a", quantity: 1, price: 1_250, substitution: null, discount: 0 }]);
    expect(corrected.changes.map((change) => [change.quantity_before, change.quantity_after])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    // The tip keeps its share: 300 of 2925 are 128 of 1250.
    expect(corrected.totals).toMatchObject({ subtotal: 1_250, tax: 187, tip: 128, delivery_fee: 499, total: 2_064 });
    expect(corrected.dishes).toBe(1);
  });

  it("stores a substitution, and removes it again", () => {
    const noted = correctOrder(two, [wish("b", 1, "  Sweet potato  ")]);
    expect(noted).toMatchObject({
      corrected: { totals: two.totals, changes: [{ substitution_after: "Sweet potato" }] },
    });
    const before = orderOf([line("a", 1_000, 1, { substitution: "Rice" })]);
    expect(correctOrder(before, [wish("a", 1, " ")])).toMatchObject({
      corrected: { changes: [{ substitution_before: "Rice", substitution_after: null }] },
    });
  });

  it("counts a combo's dishes by its filled slots", () => {
    const modifiers = [{ modifier_group_id: null }, { modifier_group_id: 4 }, { modifier_group_id: null }];
    const order = orderOf([line("a", 2_000, 3, { type: "combo", modifiers })]);
    expect(correctOrder(order, [wish("a", 2)])).toMatchObject({ corrected: { dishes: 4 } });
  });

  it("is refused unless the order is new", () => {
    for (const status of ORDER_STATUSES) {
      const result = correctOrder({ ...two, status }, [wish("a", 1)]);
      if (status === "new") expect(result).toHaveProperty("corrected");
      else expect(result).toEqual({ code: "correction_too_late", status });
    }
  });

  it("is refused where nothing changes, nothing is left, or the diner would pay more", () => {
    expect(correctOrder(two, [wish("a", 2)])).toEqual({ code: "nothing_changed" });
    expect(correctOrder(two, [wish("a", 0), wish("b", 0)])).toEqual({ code: "nothing_left" });
    // An order from a time when the tax was lower.
    const { tax, total } = two.totals;
    const cheap = { ...two, totals: { ...two.totals, tax: minor(0), total: minor(total - tax) } };
    expect(correctOrder(cheap, [wish("b", 1, "Rice")])).toEqual({ code: "correction_dearer" });
    expect(correctOrder(two, [wish("a", 26)])).toEqual({ code: "quantity_invalid", line_id: "a" });
    expect(correctOrder(two, [wish("a", 0.5)])).toEqual({ code: "quantity_invalid", line_id: "a" });
    expect(correctOrder(two, [wish("z", 1)])).toEqual({ code: "line_gone", line_id: "z" });
  });

  it("refuses to raise a quantity, even where the whole order costs less", () => {
    const dearer = { code: "quantity_invalid", line_id: "b" };
    expect(correctOrder(two, [wish("b", 2)])).toEqual(dearer);
    expect(correctOrder(two, [wish("a", 1), wish("b", 2)])).toEqual(dearer);
  });

  it("is refused beyond the maximum number of corrections", () => {
    const again = (corrections: number) => correctOrder({ ...two, corrections }, [wish("a", 1)]);
    expect(again(MAX_CORRECTIONS - 1)).toHaveProperty("corrected");
    expect(again(MAX_CORRECTIONS)).toEqual({ code: "too_many_corrections" });
  });

  it("never raises a quantity, the total or the tip, and its parts add up", () => {
    const lines = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 25 })), {
        minLength: 1,
        maxLength: 6,
      })
      .map((drawn) => drawn.map(([unit, quantity], at) => line(`${at}`, unit, quantity)));
    const wishes = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 26 })), { maxLength: 6 });
    fc.assert(
      fc.property(lines, wishes, fc.nat(50_000), fc.nat(1_000), (drawn, wished, tip, fee) => {
        const order = orderOf(drawn, { tip, fee });
        const result = correctOrder(
          order,
          wished.map(([at, quantity]) => wish(`${at}`, quantity)),
        );
        if (!("corrected" in result)) return;
        const { totals, lines: left } = result.corrected;
        for (const { id, quantity } of left) {
          expect(quantity).toBeLessThanOrEqual(order.lines.find((one) => one.id === id)?.quantity ?? 0);
        }
        expect(totals.subtotal).toBe(left.reduce((sum, { price }) => sum + price, 0));
        expect(totals.total).toBe(totals.subtotal + totals.tax + totals.tip + totals.delivery_fee);
        expect(totals.total).toBeLessThanOrEqual(order.totals.total);
        expect(totals.tip).toBeLessThanOrEqual(order.totals.tip);
        expect(totals.delivery_fee).toBe(fee);
      }),
    );
  });
});

describe("a correction that is sent again (kitchen §16)", () => {
  const order = orderOf([line("a", 500, 2), line("b", 300, 1), line("c", 200, 3)]);
  const wishes = [wish("a", 1, "Rye "), wish("b", 0), wish("c", 3)];
  const result = correctOrder(order, wishes);
  const { changes, lines } = "corrected" in result ? result.corrected : { changes: [], lines: [] };
  const isAgain = (...wished: LineWish[]) => isRepeatedCorrection(changes, lines, wished);

  it("asks for exactly what the last one did", () => {
    expect(changes).toHaveLength(2);
    expect(isAgain(...wishes)).toBe(true);
    expect(isAgain(wish("b", 0, "Nothing"), wish("a", 1, "Rye"))).toBe(true);
  });

  it("is another one if it asks for more, for less or for something else", () => {
    expect(isAgain(wish("a", 1, "Rye"))).toBe(false);
    expect(isAgain(wish("a", 1), wish("b", 0))).toBe(false);
    expect(isAgain(wish("a", 0), wish("b", 0))).toBe(false);
    expect(isAgain(...wishes.slice(0, 2), wish("c", 2))).toBe(false);
    expect(isAgain(...wishes, wish("gone", 0))).toBe(false);
  });
});
