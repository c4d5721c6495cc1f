import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { menuWithLine } from "./menu.arbitrary.ts";
import { checkLine } from "./check-line.ts";
import { sameLine } from "./line-identity.ts";
import { priceLine } from "./line-price.ts";
import type { LineModifier, OrderLine } from "./order-line.ts";
import { tidyLine } from "./tidy-line.ts";

/** Splits an entry into entries of a single unit each. */
const split = (entry: LineModifier): LineModifier[] =>
  entry.selection.length === 0
    ? [entry, entry]
    : entry.selection.flatMap(({ modifier_id, quantity }) =>
        Array.from({ length: quantity }, () => ({ ...entry, selection: [{ modifier_id, quantity: 1 }] })),
      );
const nothing = (group: number): LineModifier => ({
  item_id: 7,
  slot_id: null,
  modifier_group_id: group,
  selection: [],
});

describe("a tidy line", () => {
  test("is the same line at the same price, and does not change when tidied again", () => {
    fc.assert(
      fc.property(menuWithLine, ({ menu, line }) => {
        const wordy: OrderLine = { ...line, modifiers: [nothing(1), ...line.modifiers.flatMap(split), nothing(2)] };
        const tidy = tidyLine(wordy);
        expect(sameLine(tidy, line)).toBe(true);
        expect(checkLine(menu, tidy)).toEqual(checkLine(menu, line));
        expect(priceLine(menu, tidy)).toEqual(priceLine(menu, line));
        expect(tidyLine(tidy)).toEqual(tidy);
        expect(tidy.modifiers.length).toBeLessThanOrEqual(line.modifiers.length);
      }),
    );
  });

  test("keeps modifiers that the menu refuses, and drops an item's entries that only fill a slot", () => {
    const unknown = { item_id: 7, slot_id: 3, modifier_group_id: 4, selection: [{ modifier_id: 5, quantity: 1 }] };
    const slot = { item_id: 7, slot_id: 3, modifier_group_id: null, selection: [] };
    const line = { type: "item" as const, item_id: 7, quantity: 1, notes: "", modifiers: [slot, unknown] };
    expect(tidyLine(line).modifiers).toEqual([unknown]);
    expect(tidyLine({ ...line, type: "combo", combo_id: 7 }).modifiers).toEqual([slot, unknown]);
  });
});
