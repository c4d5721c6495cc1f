import { type LineModifier, type OrderLine, placedAt, portionNumber, variantNumber } from "./order-line.ts";

/** What a placed line has in common with the line that was sent. */
interface PlacedLine {
  type: OrderLine["type"];
  item_id: number | null;
  combo_id: number | null;
  modifiers: readonly LineModifier[];
  quantity: number;
  notes: string;
}

/** A placed line as it was sent, without texts and prices. null: neither an item nor a combo (never placed). */
export function sentLine(line: PlacedLine): OrderLine | null {
  const modifiers = line.modifiers.map(
    ({ item_id, slot_id, modifier_group_id, selection, ...place }): LineModifier => ({
      item_id,
      slot_id,
      modifier_group_id,
      ...placedAt(portionNumber(place), variantNumber(place)),
      selection: selection.map(({ modifier_id, quantity }) => ({ modifier_id, quantity })),
    }),
  );
  const body = { modifiers, quantity: line.quantity, notes: line.notes };
  if (line.type === "item" && line.item_id !== null) return { type: "item", item_id: line.item_id, ...body };
  return line.combo_id === null ? null : { type: "combo", combo_id: line.combo_id, ...body };
}
