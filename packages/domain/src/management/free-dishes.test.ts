import { expect, it } from "vitest";
import type { ModifierType } from "../menus/menu.ts";
import { freeDishes } from "./free-dishes.ts";

const choice = (price: number, type: ModifierType = "selectable") => ({ price, type });
const dish = { ref: "pizza", price: 0 as number | null, listed: true };
const group = {
  items: ["pizza"],
  listed: true,
  min_selected_amount: 1,
  max_selected_amount: 2,
  selections_per_item: 1,
  free_amount: 0,
  modifiers: [choice(12), choice(15)],
};

it.each([
  [{}, null, true],
  [{ price: 4 }, null, false],
  [{ price: null }, null, false],
  [{ listed: false }, null, false],
  [{}, {}, false],
  [{}, { min_selected_amount: 0 }, true],
  [{}, { min_selected_amount: -1 }, false],
  [{}, { free_amount: 1 }, true],
  [{}, { modifiers: [choice(0), choice(15)] }, true],
  [{}, { min_selected_amount: -1, modifiers: [choice(0), choice(15)] }, false],
  [{}, { min_selected_amount: 2, selections_per_item: -1, modifiers: [choice(0), choice(15)] }, true],
  [{}, { min_selected_amount: -1, free_amount: 1, modifiers: [choice(0), choice(15)] }, true],
  // A heading among the choices is none.
  [{}, { modifiers: [choice(0, "separator"), choice(15)] }, false],
  [{}, { items: ["soup"] }, true],
  [{}, { listed: false }, true],
])("a dish with %j and a group with %j can be ordered for nothing: %j", (own, choices, free) => {
  const items = [{ ...dish, ...own }];
  const modifier_groups = choices ? [{ ...group, ...choices }] : [];
  expect(freeDishes({ items, modifier_groups })).toEqual(free ? items : []);
});
