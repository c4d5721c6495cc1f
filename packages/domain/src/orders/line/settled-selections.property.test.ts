import fc from "fast-check";
import { expect, test } from "vitest";
import type { Selected } from "./order-line.ts";
import { groupsOfItem, modifierOf } from "../../menus/find-in-menu.ts";
import { askedGroups, selectedIds } from "./hide-when-select.ts";
import { anyQuantity, orderableMenuArbitrary } from "./menu.arbitrary.ts";
import {
  canSelectMore,
  dropHidden,
  groupHint,
  groupVerdicts,
  maxFor,
  resolveGroup,
  selectedTotal,
  selectModifier,
  settleSelections,
  totalSize,
  visibleModifiers,
} from "./modifier-groups.ts";

const selectionArbitrary: fc.Arbitrary<Selected[]> = fc.array(
  fc.record({
    modifier_id: fc.oneof(...[1000, 1100, 1200, 1300].map((from) => fc.integer({ min: from, max: from + 5 }))),
    quantity: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: anyQuantity }),
  }),
  { maxLength: 6 },
);

/** An item with its groups, and arbitrary selections by group, in any order. */
const anything = orderableMenuArbitrary.chain((menu) =>
  fc.record({
    item: fc.constantFrom(...menu.items),
    menu: fc.constant(menu),
    selections: fc.array(fc.tuple(fc.integer({ min: 100, max: 105 }), selectionArbitrary)).map((list) => new Map(list)),
  }),
);
const RUNS = { numRuns: 1000 };

test("settled selections break no limit and hold nothing hidden or unknown, whatever was selected", () => {
  fc.assert(
    fc.property(anything, ({ item, menu, selections }) => {
      const groups = groupsOfItem(menu, item.id);
      const settled = settleSelections(item, groups, selections);
      const size = totalSize(item, groups, settled);
      const codes = groups.flatMap((group) =>
        groupVerdicts(
          resolveGroup(group, size),
          settled.get(group.id) ?? [],
          visibleModifiers(group, settled, groups),
        ).map(({ code }) => code),
      );
      for (const code of codes) expect(["group_below_minimum", "out_of_stock"]).toContain(code);
    }),
    RUNS,
  );
});

test("settling a second time changes nothing, and settling only takes away", () => {
  fc.assert(
    fc.property(anything, ({ item, menu, selections }) => {
      const groups = groupsOfItem(menu, item.id);
      const settled = settleSelections(item, groups, selections);
      expect(settleSelections(item, groups, settled)).toEqual(settled);
      for (const [groupId, kept] of settled) {
        expect(selectedTotal(kept)).toBeLessThanOrEqual(selectedTotal(selections.get(groupId) ?? []));
      }
    }),
    RUNS,
  );
});

test("each group of settled selections shows the same with and without the rules of the other groups", () => {
  fc.assert(
    fc.property(anything, ({ item, menu, selections }) => {
      const groups = groupsOfItem(menu, item.id);
      const settled = settleSelections(item, groups, selections);
      for (const group of groups) {
        // A group that no choice has opened shows nothing.
        if (!askedGroups(groups, settled).has(group.id)) continue;
        expect(visibleModifiers(group, settled)).toEqual(visibleModifiers(group, settled, groups));
      }
    }),
    RUNS,
  );
});

test("a modifier can be set to the quantity that maxFor returns, and to no more", () => {
  fc.assert(
    fc.property(anything, ({ item, menu, selections }) => {
      const groups = groupsOfItem(menu, item.id);
      const settled = settleSelections(item, groups, selections);
      const size = totalSize(item, groups, settled);
      for (const group of groups) {
        const resolved = resolveGroup(group, size);
        const selection = settled.get(group.id) ?? [];
        for (const { id } of group.modifiers) {
          const max = maxFor(resolved, selection, id);
          const full = selectModifier(resolved, selection, id, max);
          expect(selectModifier(resolved, selection, id, max + 1)).toEqual(full);
          expect(canSelectMore(resolved, full, id)).toBe(false);
          const broken = groupVerdicts(resolved, full, group.modifiers).map(({ code }) => code);
          expect(broken).not.toContain("group_above_maximum");
        }
      }
    }),
    RUNS,
  );
});

test("limits are always consistent, and every hint has its number", () => {
  fc.assert(
    fc.property(orderableMenuArbitrary, fc.integer({ min: -5, max: 5 }), (menu, size) => {
      for (const group of menu.modifier_groups) {
        const { min, max, per_item, control } = resolveGroup(group, size);
        expect(min).toBeGreaterThanOrEqual(0);
        expect(max).toBeGreaterThanOrEqual(min);
        expect(per_item).toBeGreaterThanOrEqual(0);
        expect(control === "radio").toBe(min === 1 && max === 1);
        const { hint, n } = groupHint({ min, max });
        expect(hint === "none").toBe(max === 0);
        expect(n).toBe(min > 0 ? min : max);
      }
    }),
  );
});

test("a selection is reported as hidden exactly where settling drops it for that", () => {
  fc.assert(
    fc.property(anything, ({ item, menu, selections }) => {
      const groups = groupsOfItem(menu, item.id);
      const kept = dropHidden(groups, selections);
      for (const group of groups) {
        const visible = visibleModifiers(group, selections, groups).map(({ id }) => id);
        for (const modifier_id of selectedIds(selections.get(group.id))) {
          if (modifierOf(group, modifier_id)?.type !== "selectable") continue;
          const stays = kept.get(group.id)?.some((selected) => selected.modifier_id === modifier_id);
          expect(visible.includes(modifier_id)).toBe(stays);
        }
      }
    }),
    RUNS,
  );
});
