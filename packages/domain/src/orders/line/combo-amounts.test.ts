import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeCombo, makeItem, makeMenu, makeSlot } from "../../menus/menu.example.ts";
import type { Menu } from "../../menus/menu.ts";
import { minor } from "../../money/minor.ts";
import { fittingCombos, itemsById, leastOfCombo, slotDifference } from "./combo-amounts.ts";
import { canBeFilled, comboAmount } from "./combos.ts";
import { fillSlot } from "./fill-slot.ts";
import { orderableMenuArbitrary } from "./menu.arbitrary.ts";
import type { LineModifier } from "./order-line.ts";

const own = (item_id: number) => ({ item_id, extra_price: minor(0), use_base_price: true });
const at = (item_id: number, extra: number) => ({ item_id, extra_price: minor(extra), use_base_price: false });
const items = [
  makeItem({ id: 1, price: minor(1450) }),
  makeItem({ id: 2, price: minor(1525) }),
  makeItem({ id: 3, price: minor(700) }),
  makeItem({ id: 4, price: minor(300), stock_status: "sold_out" }),
];
const burgers = makeSlot(71, [], { items: [own(1), own(2)] });
const side = makeSlot(72, [], { items: [at(3, 0), at(4, 400)] });
const trio = makeCombo({ id: 5, base_price: minor(700), primary_slot_id: 71, slots: [burgers, side] });
const family = makeCombo({ id: 6, base_price: minor(5800), primary_slot_id: 73, slots: [makeSlot(73, [1])] });
const menu = makeMenu({ items, combos: [trio, family] });

describe("the combos of a dish (menus §20)", () => {
  test("show what each adds to the dish, and leave out combos that do not fit it", () => {
    expect(fittingCombos(menu, 1).map(({ combo, extra }) => [combo.id, extra])).toEqual([[5, 700]]);
    expect(fittingCombos(menu, 2).map(({ combo, extra }) => [combo.id, extra])).toEqual([[5, 700]]);
    expect(fittingCombos(menu, 3)).toEqual([]);
  });

  test("leave out combos that cannot be filled", () => {
    const soldOut = items.map((item) => (item.id === 3 ? { ...item, stock_status: "sold_out" } : item));
    expect(fittingCombos({ ...menu, items: soldOut }, 1)).toEqual([]);
  });

  test("never add more than the dish costs, and can always be filled", () => {
    fc.assert(
      fc.property(orderableMenuArbitrary, (some) => {
        for (const item of some.items) {
          for (const { combo, extra } of fittingCombos(some, item.id)) {
            expect(extra).toBeLessThanOrEqual(item.price ?? 0);
            expect(canBeFilled(some, combo)).toBe(true);
          }
        }
      }),
    );
  });
});

/** The same menu with one portion in each slot. */
const ofOnePortion = (some: Menu): Menu => ({
  ...some,
  combos: some.combos.map((combo) => ({
    ...combo,
    slots: combo.slots.map((slot) => ({ ...slot, minimum: slot.optional ? 0 : 1, maximum: 1 })),
  })),
});

describe("the amount beside a slot's item (menus §27)", () => {
  test("is the difference from the slot's cheapest item, never the item's own price", () => {
    const found = itemsById(menu);
    expect(burgers.items.map((choice) => slotDifference(burgers, choice, found))).toEqual([0, 75]);
    expect(slotDifference({ ...side, optional: true }, at(3, 250), found)).toBe(250);
  });

  test("together with the combo's least amount makes up the combo's price", () => {
    fc.assert(
      fc.property(
        // Required choices of an item are shown beside those choices but also included in "From", so these items have
        // none.
        orderableMenuArbitrary
          .filter(({ combos }) => combos.length > 0)
          .map((some) => ofOnePortion({ ...some, modifier_groups: [] })),
        fc.array(fc.nat({ max: 99 }), { minLength: 3, maxLength: 3 }),
        (some, picks) => {
          const found = itemsById(some);
          for (const combo of some.combos) {
            let modifiers: LineModifier[] = [];
            let shown: number = leastOfCombo(combo, found);
            for (const [index, slot] of combo.slots.entries()) {
              // The slots of a generated menu may offer items that the menu does not have.
              const known = slot.items.filter(({ item_id }) => found.has(item_id));
              const choice = known[(picks[index] ?? 0) % Math.max(1, known.length)];
              if (!choice) return;
              modifiers = fillSlot(modifiers, slot.id, choice.item_id, choice.variant);
              shown += slotDifference(slot, choice, found);
            }
            expect(comboAmount(some, combo, { modifiers })).toBe(shown);
          }
        },
      ),
    );
  });
});
