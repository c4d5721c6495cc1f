import { isCount } from "./line-quantity.ts";
import {
  MAX_QUANTITY,
  type LineModifier,
  type OrderLine,
  portionNumber,
  type Selected,
  variantNumber,
} from "./order-line.ts";

/**
 * A key that two lines share exactly when they mean the same to the kitchen: the same item or combo, the same slots and
 * modifiers in any order and however split, and the same notes (orders §4). The quantity is not part of it.
 */
export const lineKey = (line: OrderLine): string => {
  const id = line.type === "combo" ? line.combo_id : line.item_id;
  return JSON.stringify([line.type, id, placesOf(line.modifiers), line.notes.normalize().trim()]);
};

type Place = [place: string, selection: string[]];

/** One entry per portion with its choices. The numbering of a slot's portions does not matter to the kitchen. */
const placesOf = (modifiers: readonly LineModifier[]): string[] => {
  const portions = Map.groupBy(modifiers, (entry) => `${entry.slot_id}|${portionNumber(entry)}`);
  return [...portions.values()]
    .map(placesOfPortion)
    .filter((places) => places.length > 0)
    .map((places) => JSON.stringify(places))
    .sort();
};

const placesOfPortion = (modifiers: readonly LineModifier[]): Place[] => {
  const places = new Map<string, Selected[]>();
  for (const entry of modifiers) {
    const { slot_id, item_id, modifier_group_id, selection } = entry;
    // An entry without a selection is meaningful only if it fills a slot.
    if (selection.length === 0 && (slot_id === null || modifier_group_id !== null)) continue;
    const variant = modifier_group_id === null ? variantNumber(entry) : 0;
    const place = [slot_id, item_id, modifier_group_id, variant].join("|");
    places.set(place, [...(places.get(place) ?? []), ...selection]);
  }
  return [...places].map(([place, selection]): Place => [place, choicesOf(selection)]).sort(byText);
};

const choicesOf = (selection: readonly Selected[]): string[] => {
  const totals = new Map<number, number>();
  const others: string[] = [];
  for (const { modifier_id, quantity } of selection) {
    if (isCount(quantity)) totals.set(modifier_id, (totals.get(modifier_id) ?? 0) + quantity);
    else others.push(`${modifier_id}x${quantity}`);
  }
  return [...[...totals].map(([modifier_id, quantity]) => `${modifier_id}x${quantity}`), ...others].sort();
};

const byText = ([a]: Place, [b]: Place): number => (a < b ? -1 : a > b ? 1 : 0);

export const sameLine = (a: OrderLine, b: OrderLine): boolean => lineKey(a) === lineKey(b);

export interface Merged<Line extends OrderLine> {
  lines: Line[];
  /** true if an identical line took the quantity; false if the line was added at the end. */
  merged: boolean;
  /** Whether the quantity was cut to 25, which the diner must be told (orders §4). */
  capped: boolean;
}

/**
 * Adds a line to an order. An identical line takes its quantity, up to 25, and keeps everything else. A quantity that
 * is not a whole number of at least 1 adds nothing.
 */
export const mergeLine = <Line extends OrderLine>(lines: readonly Line[], line: Line): Merged<Line> => {
  if (!isCount(line.quantity)) return { lines: [...lines], merged: false, capped: false };
  const key = lineKey(line);
  const at = lines.findIndex((other) => lineKey(other) === key);
  const same = lines[at];
  const wanted = line.quantity + (same ? same.quantity : 0);
  const quantity = Math.min(MAX_QUANTITY, wanted);
  const capped = wanted > MAX_QUANTITY;
  if (!same) return { lines: [...lines, { ...line, quantity }], merged: false, capped };
  return { lines: lines.with(at, { ...same, quantity }), merged: true, capped };
};
