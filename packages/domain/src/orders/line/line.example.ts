import type { ComboLine, ItemLine, LineModifier, Selected } from "./order-line.ts";

/**
 * Builders of a basket's lines for tests: each takes what the test is about and fills in the rest. No product code
 * imports this file.
 */

/** Accepts `[modifier_id, quantity]` pairs, or plain ids for one of each. */
export const selection = (...chosen: (number | [modifier_id: number, quantity: number])[]): Selected[] =>
  chosen.map((one) =>
    typeof one === "number" ? { modifier_id: one, quantity: 1 } : { modifier_id: one[0], quantity: one[1] },
  );

/** The selections of an item line in a group. */
export const inGroup = (item_id: number, modifier_group_id: number, selected: Selected[]): LineModifier => ({
  item_id,
  slot_id: null,
  modifier_group_id,
  selection: selected,
});

/** An item in a slot of a combo line, with the selections in its groups. */
export const inSlot = (slot_id: number, item_id: number, groups: Record<number, Selected[]> = {}): LineModifier[] => [
  { item_id, slot_id, modifier_group_id: null, selection: [] },
  ...Object.entries(groups).map(([group, selected]) => ({
    item_id,
    slot_id,
    modifier_group_id: Number(group),
    selection: selected,
  })),
];

export const itemLine = (item_id: number, modifiers: LineModifier[] = [], given: Partial<ItemLine> = {}): ItemLine => ({
  type: "item",
  item_id,
  modifiers,
  quantity: 1,
  notes: "",
  ...given,
});

export const comboLine = (
  combo_id: number,
  modifiers: LineModifier[] = [],
  given: Partial<ComboLine> = {},
): ComboLine => ({ type: "combo", combo_id, modifiers, quantity: 1, notes: "", ...given });
