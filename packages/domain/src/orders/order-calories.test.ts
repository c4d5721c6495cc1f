import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeCombo, makeItem, makeMenu, makeSlot } from "../menus/menu.example.ts";
import { comboLine, inSlot, itemLine } from "./line/line.example.ts";
import { menuWithLine } from "./line/menu.arbitrary.ts";
import { orderCalories, shareOfTarget } from "./order-calories.ts";

const menu = makeMenu({
  items: [makeItem({ id: 1, calories: 400 }), makeItem({ id: 2, calories: 150 }), makeItem({ id: 3 })],
  combos: [makeCombo({ id: 50, slots: [makeSlot(20, [1]), makeSlot(21, [2])] })],
});

describe("the calories of an order", () => {
  it("are those of its dishes, including those in combos, times the quantities", () => {
    const combo = comboLine(50, [...inSlot(20, 1), ...inSlot(21, 2)]);
    expect(orderCalories(menu, [{ ...itemLine(1), quantity: 2 }, combo])).toEqual({ kcal: 1350, complete: true });
  });

  it("are a minimum where a dish declares none, and null where no dish declares any", () => {
    expect(orderCalories(menu, [itemLine(1), itemLine(3)])).toEqual({ kcal: 400, complete: false });
    expect(orderCalories(menu, [itemLine(3)])).toBeNull();
    expect(orderCalories(menu, [itemLine(99)])).toBeNull();
    expect(orderCalories(menu, [])).toBeNull();
  });

  it("add up line by line", () => {
    fc.assert(
      fc.property(menuWithLine, ({ menu: any, line }) => {
        const once = orderCalories(any, [line])?.kcal ?? 0;
        expect(orderCalories(any, [line, line])?.kcal ?? 0).toBe(2 * once);
      }),
    );
  });

  it("are a percentage of the member's target, where there is one", () => {
    expect(shareOfTarget(850, 1700)).toBe(50);
    expect(shareOfTarget(3400, 1700)).toBe(200);
    expect(shareOfTarget(850, null)).toBeNull();
    expect(shareOfTarget(850, 0)).toBeNull();
  });
});
