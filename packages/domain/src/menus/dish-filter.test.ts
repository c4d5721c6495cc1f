import { describe, expect, test } from "vitest";
import { comboFitsFilter, type DishFilter, fitsDiets, fitsFilter } from "./dish-filter.ts";
import { makeCombo, makeItem, makeMenu, makeSlot } from "./menu.example.ts";

const NOTHING: DishFilter = { without: [], diets: [], liked: null };

describe("a dish", () => {
  const dish = makeItem({ id: 1, allergens: ["milk"], tags: ["vegetarian", "halal", "spicy"] });

  test("fits an empty filter", () => {
    expect(fitsFilter(dish, NOTHING)).toBe(true);
  });

  test("fits where it has no excluded allergen, suits every requested diet, and is liked where that is asked", () => {
    expect(fitsFilter(dish, { ...NOTHING, without: ["eggs"] })).toBe(true);
    expect(fitsFilter(dish, { ...NOTHING, without: ["eggs", "milk"] })).toBe(false);
    expect(fitsFilter(dish, { ...NOTHING, diets: ["vegetarian", "halal"] })).toBe(true);
    expect(fitsFilter(dish, { ...NOTHING, diets: ["vegetarian", "vegan"] })).toBe(false);
    expect(fitsFilter(dish, { ...NOTHING, liked: new Set([1]) })).toBe(true);
    expect(fitsFilter(dish, { ...NOTHING, liked: new Set([2]) })).toBe(false);
  });
});

test("a vegan dish is also vegetarian and lactose-free; no other diet implies another", () => {
  expect(fitsDiets(["vegan"], ["vegan", "vegetarian", "lactose-free"])).toBe(true);
  expect(fitsDiets(["vegetarian"], ["vegan"])).toBe(false);
  expect(fitsDiets(["vegan"], ["gluten-free"])).toBe(false);
  expect(fitsDiets([], [])).toBe(true);
});

describe("a combo", () => {
  const menu = makeMenu({
    items: [
      makeItem({ id: 1, allergens: ["milk"] }),
      makeItem({ id: 2, tags: ["vegan"] }),
      makeItem({ id: 3, allergens: ["nuts"] }),
    ],
  });
  const combo = makeCombo({ id: 50, slots: [makeSlot(20, [1, 2]), makeSlot(21, [3], { optional: true })] });

  test("fits where every required slot offers an item that fits", () => {
    expect(comboFitsFilter(menu, combo, { ...NOTHING, without: ["milk", "nuts"] })).toBe(true);
    expect(comboFitsFilter(menu, combo, { ...NOTHING, diets: ["vegetarian"] })).toBe(true);
    expect(comboFitsFilter(menu, combo, { ...NOTHING, diets: ["halal"] })).toBe(false);
    expect(comboFitsFilter(menu, makeCombo({ id: 51, slots: [makeSlot(22, [3])] }), NOTHING)).toBe(true);
    const nuts = makeCombo({ id: 51, slots: [makeSlot(22, [3, 99])] });
    expect(comboFitsFilter(menu, nuts, { ...NOTHING, without: ["nuts"] })).toBe(false);
  });

  test("never counts as a favourite", () => {
    expect(comboFitsFilter(menu, combo, { ...NOTHING, liked: new Set([1, 2]) })).toBe(false);
  });
});
