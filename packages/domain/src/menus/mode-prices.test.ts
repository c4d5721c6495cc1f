import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/minor.ts";
import { linesArbitrary, menuWithLines, modePricedMenu } from "../orders/line/menu.arbitrary.ts";
import { priceLine } from "../orders/line/line-price.ts";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { everyModePrice, givenModePrices, hasModePrices, menuIn } from "./mode-prices.ts";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier } from "./menu.example.ts";
import type { Menu } from "./menu.ts";

const mode = fc.constantFrom(...ORDER_MODES);
const prices = (menu: Menu) => [
  ...menu.items.map(({ price }) => price),
  ...menu.combos.map(({ base_price }) => base_price),
  ...menu.modifier_groups.flatMap(({ modifiers }) => modifiers.map(({ price }) => price)),
];

describe("a menu in one mode (menus §44)", () => {
  it("has that mode's prices for dishes, combos and choices", () => {
    const mode_prices = { delivery: minor(1200), dine_in: minor(800) };
    const menu = makeMenu({
      items: [makeItem({ id: 1, mode_prices }), makeItem({ id: 2 }), makeItem({ id: 3, price: null, mode_prices })],
      combos: [makeCombo({ id: 4, mode_prices })],
      modifier_groups: [makeGroup({ id: 5, modifiers: [makeModifier({ id: 6, mode_prices })] })],
    });
    expect(prices(menuIn(menu, "delivery"))).toEqual([1200, 1000, null, 1200, 1200]);
    expect(prices(menuIn(menu, "dine_in"))).toEqual([800, 1000, null, 800, 800]);
    expect(prices(menuIn(menu, "take_out"))).toEqual([1000, 1000, null, 1500, 0]);
    expect(menuIn(menu, null)).toBe(menu);
  });

  it("is the menu itself where nothing has a mode price", () => {
    fc.assert(fc.property(menuWithLines, mode, ({ menu }, way) => menuIn(menu, way) === menu));
  });

  it("stays the same when another mode is applied to it", () => {
    fc.assert(
      fc.property(modePricedMenu, mode, mode, (menu, one, other) => {
        const priced = menuIn(menu, one);
        expect(hasModePrices(priced)).toBe(false);
        expect(menuIn(priced, other)).toBe(priced);
      }),
    );
  });

  it("prices a line by that mode's prices only, in whole cents, never below zero", () => {
    const cases = modePricedMenu.chain((menu) =>
      fc.record({ menu: fc.constant(menu), lines: linesArbitrary(menu), way: mode, other: mode }),
    );
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 9000 }), ({ menu, lines, way, other }, changed) => {
        fc.pre(way !== other);
        const otherwise: Menu = {
          ...menu,
          items: menu.items.map((item) => ({ ...item, mode_prices: { ...item.mode_prices, [other]: minor(changed) } })),
        };
        for (const line of lines) {
          const priced = priceLine(menuIn(menu, way), line);
          expect(priceLine(menuIn(otherwise, way), line)).toEqual(priced);
          expect(Number.isInteger(priced?.price)).toBe(true);
          expect(priced?.price).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("is edited with a field for each mode, and stored with the prices that are set", () => {
    expect(everyModePrice({ delivery: 12 })).toEqual({
      take_out: null,
      dine_in: null,
      delivery: 12,
      drive: null,
      curbside: null,
    });
    expect(givenModePrices(everyModePrice({ delivery: 12, drive: 0 }))).toEqual({ delivery: 12, drive: 0 });
  });
});
