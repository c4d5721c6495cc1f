import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hiddenBy,
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSlot,
} from "../../menus/menu.example.ts";
import { comboLine, inGroup, inSlot, itemLine, selection } from "./line.example.ts";
import { anyLineArbitrary, anyQuantity, menuArbitrary, menuWithLine } from "./menu.arbitrary.ts";
import { settleSelections } from "./modifier-groups.ts";
import { checkLine } from "./check-line.ts";
import { readLine } from "./line-portions.ts";
import { LINE_PROBLEM_CODES } from "./line-problem.ts";
import { MAX_QUANTITY, type LineModifier } from "./order-line.ts";

const menu = makeMenu({
  items: [
    makeItem({ id: 1, modifier_size: 1 }),
    makeItem({ id: 2, price: null }),
    makeItem({ id: 3, stock_status: "sold_out" }),
    makeItem({ id: 4 }),
  ],
  combos: [makeCombo({ id: 50, slots: [makeSlot(20, [1, 4])] })],
  modifier_groups: [
    makeGroup({
      id: 10,
      min_selected_amount: 1,
      max_selected_amount: 1,
      size_link: "modify",
      modifiers: [
        makeModifier({ id: 100 }),
        makeModifier({ id: 101, size: 2 }),
        makeModifier({ id: 102, type: "text" }),
      ],
    }),
    makeGroup({
      id: 11,
      max_selected_amount: 1,
      selections_per_item: -1,
      size_link: "linked",
      modifiers: [110, hiddenBy(111, "10|100"), makeModifier({ id: 112, stock_status: "gone" })],
    }),
    makeGroup({ id: 12, items: [4], modifiers: [120] }),
  ],
});
const problems = (...modifiers: LineModifier[]) => checkLine(menu, itemLine(1, modifiers));
const codes = (...modifiers: LineModifier[]) => problems(...modifiers).map(({ code }) => code);
const small = inGroup(1, 10, selection(100));
const large = inGroup(1, 10, selection(101));

test("a valid line has no problem", () => {
  expect(problems(small)).toEqual([]);
  expect(problems(large, inGroup(1, 11, selection(111)))).toEqual([]);
  expect(checkLine(menu, comboLine(50, inSlot(20, 4)))).toEqual([]);
});

test("an item or combo that is not on the menu is gone", () => {
  expect(checkLine(menu, itemLine(9))).toEqual([{ code: "item_gone", data: { item_id: 9 } }]);
  expect(checkLine(menu, comboLine(9))).toEqual([{ code: "item_gone", data: { combo_id: 9 } }]);
});

test("an item without price or stock cannot be ordered (menus §2)", () => {
  expect(checkLine(menu, itemLine(2))).toEqual([{ code: "not_orderable", data: { item_id: 2 } }]);
  expect(checkLine(menu, itemLine(3))).toEqual([{ code: "out_of_stock", data: { item_id: 3 } }]);
});

test("a group without a selection is below its minimum", () => {
  expect(problems()).toEqual([
    { code: "group_below_minimum", data: { item_id: 1, modifier_group_id: 10, min: 1, selected: 0 } },
  ]);
});

test("a larger size raises the linked maximum, and a smaller one lowers it", () => {
  const toppings = (count: number) => inGroup(1, 11, selection([110, count]));
  expect(codes(small, toppings(2))).toEqual([]);
  expect(codes(small, toppings(3))).toEqual(["group_above_maximum"]);
  expect(codes(large, toppings(4))).toEqual([]);
  expect(codes(large, toppings(5))).toContain("group_above_maximum");
});

test("repeated entries of a group are counted together against its limits", () => {
  expect(codes(small, large)).toEqual(["group_above_maximum"]);
  expect(codes(small, small)).toEqual(["group_above_maximum"]);
});

test("a modifier is refused only while another one hides it", () => {
  expect(codes(small, inGroup(1, 11, selection(111)))).toEqual(["modifier_hidden"]);
  expect(codes(large, inGroup(1, 11, selection(111)))).toEqual([]);
});

describe("modifiers that are not the item's", () => {
  test.each<[string, LineModifier]>([
    ["of another item's group", inGroup(1, 12, selection(120))],
    ["of another item", inGroup(4, 12, selection(120))],
    ["of no group", inGroup(1, 99, selection(100))],
    ["outside any group", { ...inGroup(1, 10, selection(100)), modifier_group_id: null }],
    ["of another group", inGroup(1, 11, selection(100))],
    ["a text", inGroup(1, 11, selection(102))],
    ["in a slot", { ...inGroup(1, 11, selection(110)), slot_id: 20 }],
  ])("%s", (_, entry) => {
    expect(codes(small, entry)).toEqual(["modifier_unknown"]);
  });

  test("an entry that selects nothing is no problem", () => {
    expect(codes(small, inGroup(1, 99, []), inGroup(4, 12, []))).toEqual([]);
  });
});

test("a modifier that is sold out is named in the problem", () => {
  expect(problems(small, inGroup(1, 11, selection(112)))).toEqual([
    { code: "out_of_stock", data: { item_id: 1, modifier_group_id: 11, modifier_id: 112 } },
  ]);
});

test.each([0, 26, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("a line's quantity of %s is invalid", (quantity) => {
  expect(checkLine(menu, itemLine(1, [small], { quantity }))).toEqual([
    { code: "quantity_invalid", data: { quantity } },
  ]);
  expect(checkLine(menu, comboLine(50, inSlot(20, 4), { quantity })).map(({ code }) => code)).toEqual([
    "quantity_invalid",
  ]);
});

test.each([0, -1, 1.5, Number.NaN])("a modifier's quantity of %s is invalid and selects nothing", (quantity) => {
  const about = { item_id: 1, modifier_group_id: 11, modifier_id: 110, quantity };
  expect(problems(small, inGroup(1, 11, selection([110, quantity])))).toEqual([
    { code: "quantity_invalid", data: about },
  ]);
});

test("in a combo a problem names its slot", () => {
  expect(checkLine(menu, comboLine(50, inSlot(20, 1)))).toEqual([
    {
      code: "group_below_minimum",
      data: { slot_id: 20, item_id: 1, modifier_group_id: 10, min: 1, selected: 0 },
    },
  ]);
});

test("a quantity from 1 to 25 makes a valid line valid, and any other makes it invalid", () => {
  fc.assert(
    fc.property(menuWithLine, anyQuantity, ({ menu: some, line }, quantity) => {
      const good = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
      expect(checkLine(some, { ...line, quantity })).toHaveLength(good ? 0 : 1);
    }),
  );
});

test("any line on any menu gets the same verdict each time, with known codes", () => {
  fc.assert(
    fc.property(menuArbitrary, anyLineArbitrary, (some, line) => {
      const verdict = checkLine(some, line);
      for (const { code } of verdict) expect(LINE_PROBLEM_CODES).toContain(code);
      expect(checkLine(some, line)).toEqual(verdict);
    }),
    { numRuns: 2000 },
  );
});

test("a line without a problem is unchanged by settling", () => {
  fc.assert(
    fc.property(menuArbitrary, anyLineArbitrary, (some, line) => {
      if (checkLine(some, line).length > 0) return;
      for (const { item, groups, selections } of readLine(some, line)?.portions ?? []) {
        const settled = settleSelections(item, groups, selections);
        for (const group of groups) expect(settled.get(group.id) ?? []).toEqual(selections.get(group.id) ?? []);
      }
    }),
    { numRuns: 2000 },
  );
});
