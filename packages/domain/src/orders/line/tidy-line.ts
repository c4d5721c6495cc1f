import type { LineModifier, OrderLine, Selected } from "./order-line.ts";

/**
 * A line without what says nothing: entries that select nothing and fill no slot, the same entry or the same choice
 * again. It means the same to the menu and is as long as the menu at most, however often its sender repeats itself:
 * what is kept and sent on to others is kept like this.
 */
export const tidyLine = <Line extends OrderLine>(line: Line): Line => {
  const places = new Map<string, LineModifier>();
  for (const { slot_id, item_id, modifier_group_id, selection } of line.modifiers) {
    const fills = selection.length === 0 && line.type === "combo" && modifier_group_id === null;
    if (selection.length === 0 && !fills) continue;
    const place = [slot_id, item_id, modifier_group_id, fills].join("|");
    const before = places.get(place)?.selection ?? [];
    places.set(place, { item_id, slot_id, modifier_group_id, selection: summed([...before, ...selection]) });
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
