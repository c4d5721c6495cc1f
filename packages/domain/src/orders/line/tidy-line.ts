import {
  type LineModifier,
  type OrderLine,
  placedAt,
  portionNumber,
  type Selected,
  variantNumber,
} from "./order-line.ts";

/**
 * Removes what is redundant from a line: entries that select nothing and fill no slot, and repeated entries or choices.
 * The meaning stays the same, and the size is bounded by the menu however often the sender repeats an entry. Lines are
 * stored and sent to others in this form.
 */
export const tidyLine = <Line extends OrderLine>(line: Line): Line => {
  const places = new Map<string, LineModifier>();
  for (const entry of line.modifiers) {
    const { slot_id, item_id, modifier_group_id, selection } = entry;
    const fills = selection.length === 0 && line.type === "combo" && modifier_group_id === null;
    if (selection.length === 0 && !fills) continue;
    const at = placedAt(portionNumber(entry), fills ? variantNumber(entry) : 0);
    const place = [slot_id, at.portion, item_id, at.variant, modifier_group_id, fills].join("|");
    const before = places.get(place)?.selection ?? [];
    places.set(place, { item_id, slot_id, modifier_group_id, selection: summed([...before, ...selection]), ...at });
  }
  return { ...line, modifiers: [...places.values()] };
};

const summed = (selection: readonly Selected[]): Selected[] => {
  const totals = new Map<number, number>();
  for (const { modifier_id, quantity } of selection) {
    totals.set(modifier_id, (totals.get(modifier_id) ?? 0) + quantity);
  }
  return [...totals].map(([modifier_id, quantity]) => ({ modifier_id, quantity }));
};
