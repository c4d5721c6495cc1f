import type { Combo, ComboSlot, ComboSlotItem } from "../../menus/menu.ts";
import { leastPortions, mostOfEntry } from "../../menus/slot-portions.ts";
import { filler, type Orderable } from "./combos.ts";
import { type LineModifier, placedAt, portionNumber, variantNumber } from "./order-line.ts";

/**
 * The line's modifiers after a single item fills a slot (null clears the slot). A different item loses its selections.
 */
export const fillSlot = (
  modifiers: readonly LineModifier[],
  slot_id: number,
  item_id: number | null,
  variant = 0,
): LineModifier[] => {
  const stays = (entry: LineModifier): boolean =>
    entry.item_id === item_id &&
    portionNumber(entry) === 1 &&
    (entry.modifier_group_id !== null || variantNumber(entry) === variant);
  const kept = modifiers.filter((entry) => entry.slot_id !== slot_id || stays(entry));
  const filled = kept.some((entry) => entry.slot_id === slot_id && entry.modifier_group_id === null);
  if (item_id === null || filled) return kept;
  return [...kept, filling(slot_id, { item_id, variant }, 1)];
};

type Entry = Pick<ComboSlotItem, "item_id" | "variant">;

/** The entry which states that an item fills a portion of a slot. */
export const filling = (slot_id: number, { item_id, variant }: Entry, portion: number): LineModifier => ({
  slot_id,
  item_id,
  modifier_group_id: null,
  selection: [],
  ...placedAt(portion, variant),
});

const fillingsOf = (modifiers: readonly LineModifier[], slot_id: number): LineModifier[] =>
  modifiers.filter((entry) => entry.slot_id === slot_id && entry.modifier_group_id === null);

/** The line's modifiers with one more portion of this entry in a slot, and the portion's number. */
export const addPortion = (
  modifiers: readonly LineModifier[],
  slot_id: number,
  entry: Entry,
): { modifiers: LineModifier[]; portion: number } => {
  const portion = Math.max(0, ...fillingsOf(modifiers, slot_id).map(portionNumber)) + 1;
  return { modifiers: [...modifiers, filling(slot_id, entry, portion)], portion };
};

/**
 * The line's modifiers without the last portion of this entry in a slot and without its choices. Later portions move
 * up.
 */
export const takePortion = (modifiers: readonly LineModifier[], slot_id: number, entry: Entry): LineModifier[] => {
  const last = fillingsOf(modifiers, slot_id)
    .filter((each) => each.item_id === entry.item_id && variantNumber(each) === entry.variant)
    .map(portionNumber)
    .reduce((most, portion) => Math.max(most, portion), 0);
  if (last === 0) return [...modifiers];
  return modifiers.flatMap((each): LineModifier[] => {
    const portion = portionNumber(each);
    if (each.slot_id !== slot_id || portion < last) return [each];
    if (portion === last) return [];
    const { portion: _, variant, ...rest } = each;
    return [{ ...rest, ...placedAt(portion - 1, variant) }];
  });
};

/**
 * The initial modifiers of a combo: the item from which it was opened in the primary slot, and every portion for which
 * only one entry can be ordered (menus §28).
 */
export const openingModifiers = (
  { items }: { items: readonly Orderable[] },
  combo: Combo,
  item_id: number | null,
): LineModifier[] => {
  const canFill = filler(items);
  return combo.slots.flatMap((slot) => {
    const opened = slot.id === combo.primary_slot_id ? slot.items.find((each) => each.item_id === item_id) : undefined;
    const first = opened ? [opened] : [];
    return [...first, ...onlyFillings(slot, slot.items.filter(canFill), first)].map((entry, at) =>
      filling(slot.id, entry, at + 1),
    );
  });
};

/** The entries that must additionally fill a slot, if only one entry can be ordered. */
const onlyFillings = (
  slot: ComboSlot,
  [only, second]: readonly ComboSlotItem[],
  filled: readonly ComboSlotItem[],
): ComboSlotItem[] => {
  if (!only || second) return [];
  const room = mostOfEntry(slot, only) - filled.filter((entry) => entry === only).length;
  const count = Math.max(0, Math.min(room, leastPortions(slot) - filled.length));
  return Array.from({ length: count }, () => only);
};
