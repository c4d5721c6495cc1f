import { expect, test } from "vitest";
import { comboOf, groupOf, groupsOfItem, itemOf, modifierOf, slotOf } from "./find-in-menu.ts";
import { makeCombo, makeGroup, makeItem, makeMenu, makeSlot } from "./menu.example.ts";

const combo = makeCombo({ id: 5, slots: [makeSlot(20, [1])] });
const groups = [
  makeGroup({ id: 12, items: [1, 2], modifiers: [7] }),
  makeGroup({ id: 11, items: [2] }),
  makeGroup({ id: 10, items: [1] }),
];
const menu = makeMenu({ items: [makeItem({ id: 1 })], combos: [combo], modifier_groups: groups });

test("finds by id, or returns undefined", () => {
  expect(itemOf(menu, 1)?.id).toBe(1);
  expect(itemOf(menu, 9)).toBeUndefined();
  expect(comboOf(menu, 5)).toBe(combo);
  expect(groupOf(menu, 11)).toBe(groups[1]);
  expect(slotOf(combo, 20)?.items).toHaveLength(1);
  expect(slotOf(combo, 5)).toBeUndefined();
  expect(modifierOf(makeGroup({ id: 12, modifiers: [7] }), 7)?.id).toBe(7);
});

test("an item's groups come in menu order", () => {
  expect(groupsOfItem(menu, 1).map(({ id }) => id)).toEqual([12, 10]);
  expect(groupsOfItem(menu, 3)).toEqual([]);
});
