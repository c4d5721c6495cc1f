import { expect, test } from "vitest";
import { calorieBand, CALORIE_THRESHOLDS } from "../../menus/calorie-bands.ts";
import { lineCalories } from "./calories.ts";
import { makeCombo, makeItem, makeMenu, makeSlot } from "../../menus/menu.example.ts";
import { comboLine, inSlot, itemLine } from "./line.example.ts";

test.each([
  ["plate", 400, 550, 700],
  ["accompaniment", 150, 200, 250],
  ["appetizer", 150, 200, 250],
  ["dessert", 250, 300, 350],
  ["beverage", 100, 150, 200],
] as const)("the bands of a %s change just above %i, %i and %i kcal (menus §5)", (type, low, mid, high) => {
  expect(CALORIE_THRESHOLDS[type]).toEqual([low, mid, high]);
  const bands = [0, low, low + 1, mid, mid + 1, high, high + 1].map((kcal) => calorieBand(type, kcal));
  expect(bands).toEqual(["low", "low", "medium", "medium", "high", "high", "very_high"]);
});

test("unknown calories and other types have no band", () => {
  expect(calorieBand("plate", null)).toBeNull();
  expect(calorieBand("other", 900)).toBeNull();
});

test("a line has the calories of its items, times its quantity; an unknown value counts as 0", () => {
  const menu = makeMenu({
    items: [makeItem({ id: 1, calories: 300 }), makeItem({ id: 2, calories: 120 }), makeItem({ id: 3 })],
    combos: [makeCombo({ id: 10, slots: [makeSlot(20, [1]), makeSlot(21, [2, 3])] })],
  });
  expect(lineCalories(menu, itemLine(1, [], { quantity: 2 }))).toBe(600);
  expect(lineCalories(menu, comboLine(10, [...inSlot(20, 1), ...inSlot(21, 2)], { quantity: 3 }))).toBe(1260);
  expect(lineCalories(menu, comboLine(10, [...inSlot(20, 1), ...inSlot(21, 3)]))).toBe(300);
  expect(lineCalories(menu, itemLine(99))).toBe(0);
  expect(lineCalories(menu, itemLine(1, [], { quantity: Number.NaN }))).toBe(0);
});
