import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot } from "@tablee/domain/menus/menu.example";
import { comboLine, inGroup, inSlot, selection } from "@tablee/domain/orders/line/line.example";
import { checkCombo } from "@tablee/domain/orders/line/combos";
import { fillSlot } from "@tablee/domain/orders/line/fill-slot";
import type { LineModifier } from "@tablee/domain/orders/line/order-line";
import { minor } from "@tablee/domain/money/minor";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import { describe, expect, it } from "vitest";
import { countChosen } from "../dish/item-composition.ts";
import { chooseInSlot, countWith, fillWith, portionViews, settledModifiers, slotViews } from "./combo-composition.ts";

const burger = makeItem({ id: 1, price: minor(1450) });
const fries = makeItem({ id: 2, price: minor(750) });
const poutine = makeItem({ id: 3, price: minor(1150), stock_status: "sold_out" });
const size = makeGroup({
  id: 10,
  items: [1],
  min_selected_amount: 1,
  max_selected_amount: 1,
  modifiers: [makeModifier({ id: 101 }), makeModifier({ id: 102, price: minor(400) })],
});
const own = { item_id: 1, extra_price: minor(0), use_base_price: true };
const combo = makeCombo({
  id: 5,
  base_price: minor(700),
  slots: [
    makeSlot(71, [], { items: [own] }),
    makeSlot(72, [], {
      items: [
        { item_id: 2, extra_price: minor(0), use_base_price: false },
        { item_id: 3, extra_price: minor(400), use_base_price: false },
      ],
    }),
    makeSlot(73, [2], { optional: true }),
  ],
});
const menu = makeMenu({ items: [burger, fries, poutine], modifier_groups: [size], combos: [combo] });

describe("the slots of a combo", () => {
  it("tell what fills them, whether a dish is missing and what each choice adds", () => {
    const views = slotViews(menu, combo, inSlot(72, 2));
    expect(views.map(({ filled, missing }) => [filled, missing])).toEqual([
      [null, true],
      [2, false],
      [null, false],
    ]);
    expect(views[0]?.choices).toMatchObject([{ extra: 0, state: "available" }]);
    expect(views[1]?.choices).toMatchObject([{ extra: 0 }, { extra: 400, state: "out_of_stock" }]);
  });

  it("are missing a dish when the dish that fills them is out of stock", () => {
    expect(slotViews(menu, combo, inSlot(72, 3))[1]).toMatchObject({ filled: 3, missing: true });
  });

  it("take a dish with its preselected modifiers, only when the dish is first put in", () => {
    const group = { ...size, modifiers: size.modifiers.map((one) => ({ ...one, preselected: one.id === 102 })) };
    const preselecting = { ...menu, modifier_groups: [group] };
    const filled = fillWith(preselecting, combo, [], 71, 1);
    expect(filled).toEqual(inSlot(71, 1, { 10: selection(102) }));
    const changed = chooseInSlot(preselecting, filled, { slot: makeSlot(71, [1]), item: burger }, 10, 101, 1);
    expect(fillWith(preselecting, combo, changed, 71, 1)).toEqual(inSlot(71, 1, { 10: selection(101) }));
    expect(fillWith(menu, combo, [], 71, 1)).toEqual(inSlot(71, 1));
  });

  it("can be cleared when they are optional", () => {
    const filled = fillSlot(inSlot(73, 2), 73, null);
    expect(slotViews(menu, combo, filled)[2]).toMatchObject({ filled: null, missing: false });
  });
});

describe("a slot of several portions (menus §16)", () => {
  const trio = makeCombo({
    id: 6,
    slots: [
      makeSlot(74, [], {
        minimum: 2,
        maximum: 3,
        items: [
          { item_id: 1, limit: 2 },
          { item_id: 2, extra_price: minor(100) },
        ],
      }),
    ],
  });
  const view = (modifiers: readonly LineModifier[]) => slotViews(menu, trio, modifiers)[0]!;
  const count = (modifiers: readonly LineModifier[], at: number, wanted: number) =>
    countWith(menu, trio, modifiers, 74, view(modifiers).choices[at]!, wanted);

  it("counts its portions, tells whether some are missing, and stops at each dish's limit and its own maximum", () => {
    const two = count([], 0, 2);
    expect(view([])).toMatchObject({ chosen: 0, missing: true });
    expect(view(two)).toMatchObject({ chosen: 2, missing: false, filled: 1 });
    expect(view(two).choices).toMatchObject([
      { count: 2, most: 2, limited: true },
      { count: 0, most: 1, limited: false, extra: 100 },
    ]);
    const three = count(two, 1, 1);
    expect(view(three).choices).toMatchObject([{ most: 2 }, { count: 1, most: 1, limited: false }]);
    expect(view(count(three, 0, 1))).toMatchObject({ chosen: 2, missing: false });
  });

  it("has separate choices for each portion, and keeps them when the line is reopened", () => {
    const two = count([], 0, 2);
    const [first, second] = portionViews(menu, trio, two);
    expect([first, second].map((each) => [each?.portion, each?.number, each?.count])).toEqual([
      [1, 1, 2],
      [2, 2, 2],
    ]);
    const modifiers = chooseInSlot(menu, chooseInSlot(menu, two, first!, 10, 101, 1), second!, 10, 102, 1);
    expect(checkCombo(menu, trio, { modifiers })).toEqual([]);
    expect(priceLine(menu, comboLine(6, modifiers))?.unit_price).toBeUndefined();
    expect(priceLine({ ...menu, combos: [trio] }, comboLine(6, modifiers))?.unit_price).toBe(1500 + 400);
    const settled = settledModifiers(menu, trio, modifiers);
    expect(checkCombo(menu, trio, { modifiers: settled })).toEqual([]);
    expect(countChosen(settled)).toBe(countChosen(modifiers));
  });
});

describe("the choices of each dish in a combo", () => {
  it("are shown only for dishes that have modifier groups", () => {
    const portions = portionViews(menu, combo, [...inSlot(71, 1), ...inSlot(72, 2)]);
    expect(portions.map(({ item, groups }) => [item.id, groups.map(({ group }) => group.id)])).toEqual([[1, [10]]]);
  });

  it("are saved in the line under their slot, and the line can be ordered and priced", () => {
    const begun = [...inSlot(71, 1), ...inSlot(72, 2)];
    const [portion] = portionViews(menu, combo, begun);
    const modifiers = chooseInSlot(menu, begun, portion!, 10, 102, 1);
    expect(checkCombo(menu, combo, { modifiers })).toEqual([]);
    expect(priceLine(menu, comboLine(5, modifiers))?.unit_price).toBe(700 + 1450 + 400);
  });
});

describe("a combo line that is edited", () => {
  it("reopens with only what is still on the menu", () => {
    const stored = [...inSlot(71, 1, { 10: selection(102) }), ...inSlot(72, 99), inGroup(1, 10, selection(101))];
    const settled = settledModifiers(menu, combo, stored);
    expect(settled).toEqual(inSlot(71, 1, { 10: selection(102) }));
    // A dish that is gone and a choice outside any slot are not dropped silently.
    expect([countChosen(stored), countChosen(settled)]).toEqual([4, 2]);
  });
});
