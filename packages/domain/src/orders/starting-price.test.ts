import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupsOfItem, itemOf } from "../menus/find-in-menu.ts";
import { makeGroup, makeItem, makeModifier } from "../menus/menu.example.ts";
import { minor } from "../money/minor.ts";
import { checkLine } from "./line/check-line.ts";
import { priceLine } from "./line/line-price.ts";
import { menuWithLines } from "./line/menu.arbitrary.ts";
import { startingPrice } from "./starting-price.ts";

const size = (id: number, price: number, stock_status = "available") =>
  makeModifier({ id, price: minor(price), stock_status });
const bowl = makeItem({ id: 1, price: minor(0) });

describe("what an item costs at least (menus §34)", () => {
  test("holds the cheapest of what must be chosen, as often as it must be, of what is in stock", () => {
    const modifiers = [size(1, 1200), size(2, 950), size(3, 700, "sold_out")];
    const one = { min_selected_amount: 1, max_selected_amount: 1, modifiers };
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...one })])).toBe(950);
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...one, min_selected_amount: 0 })])).toBe(0);
    const two = { min_selected_amount: -1, max_selected_amount: 2, modifiers };
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...two })])).toBe(2150);
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...two, selections_per_item: 2 })])).toBe(1900);
    expect(startingPrice({ ...bowl, price: null }, [])).toBeNull();
  });

  test("is never more than what a line costs that can be ordered", () => {
    fc.assert(
      fc.property(menuWithLines, ({ menu, lines }) => {
        for (const line of lines) {
          if (line.type !== "item" || checkLine(menu, line).length > 0) continue;
          const item = itemOf(menu, line.item_id);
          const least = item && startingPrice(item, groupsOfItem(menu, item.id));
          expect(least ?? 0).toBeLessThanOrEqual(priceLine(menu, line)?.unit_price ?? 0);
        }
      }),
    );
  });
});
