import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor } from "../../money/minor.ts";
import { comboCount, isLimitReached, mostOfCombo } from "./combo-limit.ts";
import {
  canBeFilled,
  checkCombo,
  comboAmount,
  comboOpeners,
  combosOfItem,
  isComboValid,
  reopeningStep,
} from "./combos.ts";
import { fillSlot, openingModifiers } from "./fill-slot.ts";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot } from "../../menus/menu.example.ts";
import { comboLine, inSlot, itemLine, selection } from "./line.example.ts";
import { menuArbitrary } from "./menu.arbitrary.ts";

const MAIN = 20;
const SIDE = 21;
const DRINK = 22;
const combo = makeCombo({
  id: 10,
  base_price: minor(1200),
  primary_slot_id: MAIN,
  slots: [
    makeSlot(MAIN, [], {
      items: [
        { item_id: 1, extra_price: minor(0), use_base_price: false },
        { item_id: 2, extra_price: minor(250), use_base_price: false },
      ],
    }),
    makeSlot(SIDE, [], {
      items: [
        { item_id: 3, extra_price: minor(0), use_base_price: false },
        { item_id: 1, extra_price: minor(100), use_base_price: true },
      ],
    }),
    makeSlot(DRINK, [4, 8], { optional: true }),
  ],
});
const menu = makeMenu({
  items: [
    makeItem({ id: 1, price: minor(900) }),
    makeItem({ id: 2, price: minor(1100) }),
    makeItem({ id: 3, price: minor(400) }),
    makeItem({ id: 4, price: minor(300), stock_status: "sold_out" }),
    makeItem({ id: 5, price: minor(500) }),
  ],
  combos: [combo],
  modifier_groups: [
    makeGroup({
      id: 100,
      items: [1],
      min_selected_amount: 1,
      max_selected_amount: 1,
      modifiers: [makeModifier({ id: 1000, price: minor(50) }), makeModifier({ id: 1001, price: minor(75) })],
    }),
  ],
});
const codes = (...modifiers: ReturnType<typeof inSlot>) =>
  checkCombo(menu, combo, { modifiers }).map(({ code, data }) => [code, data.slot_id]);

test("a combo can be filled where every required slot offers an available item", () => {
  expect(canBeFilled(menu, combo)).toBe(true);
  const soldOut = (...ids: number[]) => ({
    items: menu.items.map((item) => (ids.includes(item.id) ? { ...item, stock_status: "sold_out" } : item)),
  });
  expect(canBeFilled(soldOut(2), combo)).toBe(true);
  expect(canBeFilled(soldOut(1, 2), combo)).toBe(false);
  // An item in a combo needs a price only if the combo adds it.
  const unpriced = { items: menu.items.map((item) => ({ ...item, price: null })) };
  expect(canBeFilled(unpriced, combo)).toBe(true);
  const adding = combo.slots.map((slot) => ({
    ...slot,
    items: slot.items.map((choice) => ({ ...choice, use_base_price: true })),
  }));
  expect(canBeFilled(unpriced, { slots: adding })).toBe(false);
  expect(canBeFilled({ items: [] }, { slots: [] })).toBe(true);
});

describe("validity", () => {
  test("every required slot needs an item (menus §16)", () => {
    expect(codes()).toEqual([
      ["slot_missing", MAIN],
      ["slot_missing", SIDE],
    ]);
    expect(codes(...inSlot(MAIN, 2))).toEqual([["slot_missing", SIDE]]);
    expect(codes(...inSlot(MAIN, 2), ...inSlot(SIDE, 3))).toEqual([]);
    expect(isComboValid(menu, combo, { modifiers: [...inSlot(SIDE, 3), ...inSlot(MAIN, 2)] })).toBe(true);
  });

  test("the same item may fill two slots, each with its own choices", () => {
    const both = [...inSlot(MAIN, 1, { 100: selection(1000) }), ...inSlot(SIDE, 1, { 100: selection(1001) })];
    expect(codes(...both)).toEqual([]);
    expect(codes(...inSlot(MAIN, 1, { 100: selection(1000) }), ...inSlot(SIDE, 1))).toEqual([
      ["group_below_minimum", SIDE],
    ]);
  });

  test("an item that the slot does not offer does not fill it", () => {
    expect(codes(...inSlot(MAIN, 5), ...inSlot(SIDE, 3))).toEqual([
      ["slot_item_unknown", MAIN],
      ["slot_missing", MAIN],
    ]);
    expect(codes(...inSlot(MAIN, 777), ...inSlot(SIDE, 3))).toEqual([
      ["slot_item_unknown", MAIN],
      ["slot_missing", MAIN],
    ]);
  });

  test("an entry for a slot of another combo, or for none, is unknown", () => {
    const good = [...inSlot(MAIN, 2), ...inSlot(SIDE, 3)];
    expect(codes(...good, ...inSlot(99, 3))).toEqual([["slot_item_unknown", 99]]);
    const nowhere = { item_id: 3, slot_id: null, modifier_group_id: null, selection: [] };
    expect(codes(...good, nowhere)).toEqual([["slot_item_unknown", null]]);
  });

  test("an item that the slot offers but the menu no longer has is gone", () => {
    expect(codes(...inSlot(MAIN, 2), ...inSlot(SIDE, 3), ...inSlot(DRINK, 8))).toEqual([["item_gone", DRINK]]);
  });

  test("an item that is out of stock is reported, even in an optional slot", () => {
    expect(codes(...inSlot(MAIN, 2), ...inSlot(SIDE, 3), ...inSlot(DRINK, 4))).toEqual([["out_of_stock", DRINK]]);
  });

  test("where a slot is filled twice, the same item counts once and another one is refused", () => {
    const good = [...inSlot(MAIN, 2), ...inSlot(SIDE, 3)];
    expect(codes(...good, ...inSlot(MAIN, 2))).toEqual([]);
    expect(comboAmount(menu, combo, { modifiers: [...good, ...inSlot(MAIN, 2)] })).toBe(1450);
    expect(codes(...good, ...inSlot(MAIN, 1))).toEqual([["slot_item_unknown", MAIN]]);
    expect(codes(...inSlot(MAIN, 1, { 100: selection(1000) }), ...good)).toEqual([["slot_item_unknown", MAIN]]);
  });

  test("choices for an item that does not fill the slot are refused", () => {
    const choice = { item_id: 1, slot_id: SIDE, modifier_group_id: 100, selection: selection(1000) };
    expect(codes(...inSlot(MAIN, 2), ...inSlot(SIDE, 3), choice)).toEqual([["slot_item_unknown", SIDE]]);
  });

  test("repeated entries of a group are counted together", () => {
    const twice = [...inSlot(MAIN, 1, { 100: selection(1000) }), ...inSlot(MAIN, 1, { 100: selection(1001) })];
    expect(codes(...twice, ...inSlot(SIDE, 3))).toEqual([["group_above_maximum", MAIN]]);
  });
});

describe("amount", () => {
  test("adds the base price, each slot's extra, the item's own price where the slot uses it, and modifiers", () => {
    const amount = (...modifiers: ReturnType<typeof inSlot>) => comboAmount(menu, combo, { modifiers });
    expect(amount()).toBe(1200);
    expect(amount(...inSlot(MAIN, 2))).toBe(1200 + 250);
    expect(amount(...inSlot(SIDE, 1, { 100: selection(1001) }))).toBe(1200 + 100 + 900 + 75);
    expect(amount(...inSlot(MAIN, 1, { 100: selection(1000) }), ...inSlot(SIDE, 3))).toBe(1200 + 50);
  });
});

describe("limit per order", () => {
  const limited = { ...combo, limit_per_order: 3 };
  test("is counted by quantities over all lines of this combo alone", () => {
    const lines = [comboLine(10, [], { quantity: 2 }), comboLine(11, [], { quantity: 9 }), itemLine(10)];
    expect(comboCount(10, lines)).toBe(2);
    expect(isLimitReached(limited, lines)).toBe(false);
    expect(isLimitReached(limited, [...lines, comboLine(10, inSlot(MAIN, 2))])).toBe(true);
  });
  test("null is no limit, and 0 means that the combo cannot be ordered", () => {
    expect(isLimitReached(combo, [comboLine(10, [], { quantity: 25 })])).toBe(false);
    expect(isLimitReached({ ...combo, limit_per_order: 0 }, [])).toBe(true);
  });
});

describe("the creator (menus §20)", () => {
  const second = makeCombo({ id: 11, primary_slot_id: 30, slots: [makeSlot(30, [2])] });
  const elsewhere = makeCombo({ id: 12, primary_slot_id: null, slots: [makeSlot(40, [3])] });
  const many = { ...menu, combos: [combo, second, elsewhere] };

  test("an item opens the combos whose primary slot offers it", () => {
    expect(combosOfItem(many, 2).map(({ id }) => id)).toEqual([10, 11]);
    expect(combosOfItem(many, 1).map(({ id }) => id)).toEqual([10]);
    expect(combosOfItem(many, 3)).toEqual([]);
  });

  test("only items of combos that can be filled are openers", () => {
    expect(comboOpeners(many)).toEqual(new Set([1, 2]));
    const without = (...ids: number[]) => ({ ...many, items: many.items.filter(({ id }) => !ids.includes(id)) });
    expect(comboOpeners(without(1, 3))).toEqual(new Set([2]));
    fc.assert(
      fc.property(menuArbitrary, (some) => {
        const openers = comboOpeners(some);
        for (const { id } of some.items) {
          expect(openers.has(id)).toBe(combosOfItem(some, id).some((each) => canBeFilled(some, each)));
        }
      }),
    );
  });

  test("a line reopens at customise once all slots are filled and an item has choices, else at choose_items", () => {
    const step = (...modifiers: ReturnType<typeof inSlot>) => reopeningStep(menu, combo, { modifiers });
    expect(step(...inSlot(MAIN, 1))).toBe("choose_items");
    expect(step(...inSlot(MAIN, 2), ...inSlot(SIDE, 3))).toBe("choose_items");
    expect(step(...inSlot(MAIN, 1), ...inSlot(SIDE, 3))).toBe("customise");
  });

  test("starts with the item that it was opened from, and with slots that have only one answer", () => {
    const two = makeCombo({ id: 13, slots: [makeSlot(50, [1, 2]), makeSlot(51, [2])] });
    expect(openingModifiers(many, second, 2)).toEqual(inSlot(30, 2));
    expect(openingModifiers(many, second, 5)).toEqual(inSlot(30, 2));
    expect(openingModifiers(many, two, null)).toEqual(inSlot(51, 2));
    const soldOut = { items: many.items.map((item) => (item.id === 1 ? { ...item, stock_status: "sold_out" } : item)) };
    expect(openingModifiers(soldOut, two, null)).toEqual([...inSlot(50, 2), ...inSlot(51, 2)]);
  });

  test("changing a slot's item drops the first one's choices, and an optional slot can be cleared", () => {
    const first = inSlot(MAIN, 1, { 100: selection(1000) });
    expect(fillSlot(first, MAIN, 2)).toEqual(inSlot(MAIN, 2));
    expect(fillSlot(first, MAIN, 1)).toEqual(first);
    expect(fillSlot([...first, ...inSlot(DRINK, 4)], DRINK, null)).toEqual(first);
  });
});

describe("the highest quantity of a combo that a line may have", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 4 });
  const linesOf = (counts: readonly number[]) => counts.map((quantity) => ({ ...comboLine(5, []), quantity }));

  test("brings the whole order to the combo's limit, counting its other lines", () => {
    fc.assert(
      fc.property(quantities, fc.integer({ min: 1, max: 60 }), (counts, limit) => {
        const others = linesOf(counts);
        const most = mostOfCombo(makeCombo({ id: 5, limit_per_order: limit }), others);
        expect(most).toBeLessThanOrEqual(25);
        if (most > 0) expect(comboCount(5, [...others, ...linesOf([most])])).toBeLessThanOrEqual(limit);
        if (most < 25) expect(comboCount(5, others) + most + 1).toBeGreaterThan(limit);
      }),
    );
  });

  test("is 25 without a limit, and other combos do not count", () => {
    expect(mostOfCombo(makeCombo({ id: 5, limit_per_order: null }), linesOf([20]))).toBe(25);
    expect(mostOfCombo(makeCombo({ id: 6, limit_per_order: 2 }), linesOf([20]))).toBe(2);
  });
});
