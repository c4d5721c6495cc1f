import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupsOfItem, itemOf } from "../menus/find-in-menu.ts";
import { makeGroup, makeItem, makeModifier } from "../menus/menu.example.ts";
import { minor } from "../money/minor.ts";
import { checkLine } from "./line/check-line.ts";
import { linePriceParts, priceLine } from "./line/line-price.ts";
import { resolveGroup } from "./line/modifier-groups.ts";
import { menuWithLines } from "./line/menu.arbitrary.ts";
import { leastOfUnmet, mayChangePrice, shownPrice, startingPrice } from "./starting-price.ts";

const size = (id: number, price: number, stock_status = "available") =>
  makeModifier({ id, price: minor(price), stock_status });
const bowl = makeItem({ id: 1, price: minor(0) });

describe("the least that an item can cost (menus §34)", () => {
  test("includes the cheapest required choices that are in stock, as often as they are required", () => {
    const modifiers = [size(1, 1200), size(2, 950), size(3, 700, "sold_out")];
    const one = { min_selected_amount: 1, max_selected_amount: 1, modifiers };
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...one })])).toBe(950);
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...one, min_selected_amount: 0 })])).toBe(0);
    const two = { min_selected_amount: -1, max_selected_amount: 2, modifiers };
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...two })])).toBe(2150);
    expect(startingPrice(bowl, [makeGroup({ id: 10, ...two, selections_per_item: 2 })])).toBe(1900);
    expect(startingPrice({ ...bowl, price: null }, [])).toBeNull();
  });

  test("subtracts choices that take off only where they are required, and is never below zero (menus §45)", () => {
    const modifiers = [size(1, -300), size(2, 200), size(3, 400)];
    const dish = makeItem({ id: 1, price: minor(1000) });
    const one = makeGroup({ id: 10, min_selected_amount: 1, max_selected_amount: 1, modifiers });
    expect(startingPrice(dish, [one])).toBe(700);
    expect(startingPrice(dish, [{ ...one, min_selected_amount: 0 }])).toBe(1000);
    // Of -3.00 and 2.00, the one that adds is free.
    expect(startingPrice(dish, [{ ...one, min_selected_amount: 2, max_selected_amount: 2, free_amount: 2 }])).toBe(700);
    expect(startingPrice(makeItem({ id: 1, price: minor(100) }), [one])).toBe(0);
  });

  test("is never more than a line costs that can be ordered, apart from what takes off", () => {
    fc.assert(
      fc.property(menuWithLines, ({ menu, lines }) => {
        for (const line of lines) {
          if (line.type !== "item" || checkLine(menu, line).length > 0) continue;
          const item = itemOf(menu, line.item_id);
          const least = item && startingPrice(item, groupsOfItem(menu, item.id));
          const off = linePriceParts(menu, line).reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
          expect(least ?? 0).toBeLessThanOrEqual((priceLine(menu, line)?.unit_price ?? 0) + off);
        }
      }),
    );
  });
});

describe("the price that an item is shown with (menus §34)", () => {
  const one = { min_selected_amount: 1, max_selected_amount: 1 };
  test("is From the least where required choices decide about it, and plain elsewhere", () => {
    const sizes = makeGroup({ id: 10, ...one, modifiers: [size(1, 950), size(2, 1200)] });
    expect(shownPrice(bowl, [sizes])).toEqual({ price: 950, from: true });
    expect(shownPrice(bowl, [{ ...sizes, min_selected_amount: 0 }])).toEqual({ price: 0, from: false });
    expect(shownPrice({ ...bowl, price: minor(700) }, [])).toEqual({ price: 700, from: false });
    expect(shownPrice({ ...bowl, price: null }, [sizes])).toEqual({ price: null, from: false });
  });
});

describe("whether what must still be chosen may change the price (menus §34)", () => {
  const asks = (group: ReturnType<typeof makeGroup>, ...others: ReturnType<typeof makeGroup>[]) =>
    mayChangePrice(bowl, [group, ...others], [{ resolved: resolveGroup(group, 0), selection: [], times: 1 }]);
  const one = { id: 10, min_selected_amount: 1, max_selected_amount: 1 };

  test("it may if any of the choices costs something, even if the cheapest does not", () => {
    expect(asks(makeGroup({ ...one, modifiers: [size(1, 0), size(2, 300)] }))).toBe(true);
    expect(asks(makeGroup({ ...one, modifiers: [size(1, 0), size(2, -300)] }))).toBe(true);
    expect(asks(makeGroup({ ...one, modifiers: [size(1, 0), size(2, 0)] }))).toBe(false);
    expect(asks(makeGroup({ ...one, modifiers: [size(1, 0), size(2, 300, "sold_out")] }))).toBe(false);
    expect(asks(makeGroup({ ...one, free_amount: 1, modifiers: [size(1, 0), size(2, 300)] }))).toBe(false);
    expect(mayChangePrice(bowl, [], [])).toBe(false);
  });

  test("it may if a choice opens a group that may", () => {
    const opened = makeGroup({ ...one, id: 11, items: [], modifiers: [size(3, 0), size(4, 200)] });
    const opening = makeGroup({ ...one, modifiers: [size(1, 0), { ...size(2, 0), modifier_groups: [11] }] });
    expect(asks(opening, opened)).toBe(true);
    expect(asks(opening, { ...opened, min_selected_amount: 0 })).toBe(false);
    expect(asks(opening)).toBe(false);
  });
});

describe("the least that a dish being composed will still add (menus §34)", () => {
  const modifiers = [size(1, 1200), size(2, 950), size(3, 700, "sold_out")];
  const one = makeGroup({ id: 10, min_selected_amount: 1, max_selected_amount: 1, modifiers });
  const adds = (group: typeof one, selection: { modifier_id: number; quantity: number }[] = [], times = 1) =>
    leastOfUnmet(bowl, [group], [{ resolved: resolveGroup(group, 0), selection, times }]);

  test("is the cheapest choice of a group without a selection, for each unit of what opened it", () => {
    expect(adds(one)).toBe(950);
    expect(adds(one, [], 3)).toBe(2850);
    expect(leastOfUnmet(bowl, [one], [])).toBe(0);
  });

  test("is the cheapest of the missing choices, at what they add to those selected", () => {
    const two = makeGroup({ id: 10, min_selected_amount: 2, max_selected_amount: 2, modifiers });
    expect(adds(two, [{ modifier_id: 1, quantity: 1 }])).toBe(950);
    expect(adds(two, [{ modifier_id: 2, quantity: 1 }])).toBe(1200);
    // The more expensive one becomes the free one (menus §36).
    expect(adds({ ...two, free_amount: 1 }, [{ modifier_id: 2, quantity: 1 }])).toBe(950);
    expect(adds({ ...two, selections_per_item: 2 }, [{ modifier_id: 2, quantity: 1 }])).toBe(950);
  });
});
