import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderLine } from "./order-line.ts";
import { allergensOfCombo, lineAllergens } from "./allergens.ts";
import { avoidedOf } from "../../menus/avoided-allergens.ts";
import { anyLineArbitrary, menuArbitrary } from "./menu.arbitrary.ts";
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
import { ALLERGENS, type Allergen, type Menu } from "../../menus/menu.ts";

const menu = makeMenu({
  items: [
    makeItem({ id: 1, allergens: ["gluten"] }),
    makeItem({ id: 2, allergens: ["milk", "gluten"] }),
    makeItem({ id: 3, allergens: ["nuts"] }),
    makeItem({ id: 4 }),
  ],
  modifier_groups: [
    makeGroup({
      id: 10,
      items: [1],
      modifiers: [
        makeModifier({ id: 100, allergens: ["eggs"] }),
        { ...hiddenBy(101, "10|100"), allergens: ["fish"] },
        makeModifier({ id: 102 }),
      ],
    }),
  ],
});

describe("the allergens of a combo", () => {
  const of = (...slots: ReturnType<typeof makeSlot>[]) => allergensOfCombo(menu, makeCombo({ id: 50, slots }));

  test("are always there, or only with some of the choices", () => {
    expect(of(makeSlot(20, [1, 2]))).toEqual({ always: ["gluten"], sometimes: ["milk"] });
    expect(of(makeSlot(20, [1]), makeSlot(21, [3, 4]))).toEqual({ always: ["gluten"], sometimes: ["nuts"] });
  });

  test("of an optional slot are never listed as always", () => {
    expect(of(makeSlot(20, [3], { optional: true }))).toEqual({ always: [], sometimes: ["nuts"] });
    expect(of(makeSlot(20, [3], { optional: true }), makeSlot(21, [3]))).toEqual({ always: ["nuts"], sometimes: [] });
  });

  test("are those of the items that are still on the menu", () => {
    expect(of(makeSlot(20, [1, 99]))).toEqual({ always: ["gluten"], sometimes: [] });
    expect(of(makeSlot(20, [99]), makeSlot(21, []))).toEqual({ always: [], sometimes: [] });
  });
});

describe("the allergens of a line", () => {
  test("are those of its item and of the chosen modifiers, in the order of the list", () => {
    expect(lineAllergens(menu, itemLine(1))).toEqual(["gluten"]);
    expect(lineAllergens(menu, itemLine(1, [inGroup(1, 10, selection(100))]))).toEqual(["gluten", "eggs"]);
    expect(lineAllergens(menu, itemLine(9))).toEqual([]);
  });

  test("leave out those of hidden, unknown or another item's modifiers", () => {
    expect(lineAllergens(menu, itemLine(1, [inGroup(1, 10, selection(100, 101))]))).toEqual(["gluten", "eggs"]);
    const others = [inGroup(4, 10, selection(101)), inGroup(1, 10, selection(101))];
    expect(lineAllergens(menu, itemLine(4, others))).toEqual([]);
  });

  test("of a combo are those of the items that fill it", () => {
    const slots = [makeSlot(20, [1, 2]), makeSlot(21, [3], { optional: true })];
    const some = { ...menu, combos: [makeCombo({ id: 50, slots })] };
    expect(lineAllergens(some, comboLine(50, inSlot(20, 2)))).toEqual(["gluten", "milk"]);
    const both = [...inSlot(20, 1, { 10: selection(100) }), ...inSlot(21, 3)];
    expect(lineAllergens(some, comboLine(50, both))).toEqual(["gluten", "eggs", "nuts"]);
  });
});

test("the allergens that a diner avoids are each listed once, in the order of the list", () => {
  expect(avoidedOf(["milk", "gluten"], ["gluten", "milk", "milk"])).toEqual(["gluten", "milk"]);
  expect(avoidedOf(["milk"], [])).toEqual([]);
});

const allergens: fc.Arbitrary<Allergen[]> = fc.subarray([...ALLERGENS]);
const declaringMenu: fc.Arbitrary<Menu> = fc
  .tuple(menuArbitrary, fc.array(allergens, { minLength: 9, maxLength: 9 }))
  .map(([some, lists]) => ({
    ...some,
    items: some.items.map((item, at) => ({ ...item, allergens: lists[at] ?? [] })),
  }));

test("a combo line has no allergen that its combo cannot have, and all that it always has once it is complete", () => {
  fc.assert(
    fc.property(declaringMenu, anyLineArbitrary, (some, any) => {
      const combo = some.combos[0];
      if (!combo) return;
      const line: OrderLine = comboLine(
        combo.id,
        combo.slots.flatMap((slot) => {
          const item = slot.items[Math.abs(any.quantity) % slot.items.length || 0];
          return item && some.items.some(({ id }) => id === item.item_id) ? inSlot(slot.id, item.item_id) : [];
        }),
      );
      if (line.modifiers.length === 0) return;
      const held = lineAllergens(some, line);
      const { always, sometimes } = allergensOfCombo(some, combo);
      for (const allergen of held) expect([...always, ...sometimes]).toContain(allergen);
      const complete = combo.slots.every(({ id }) => line.modifiers.some(({ slot_id }) => slot_id === id));
      if (complete) for (const allergen of always) expect(held).toContain(allergen);
    }),
  );
});
