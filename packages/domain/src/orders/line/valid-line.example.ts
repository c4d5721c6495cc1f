import { filling } from "./fill-slot.ts";
import { type LineModifier, type OrderLine, placedAt } from "./order-line.ts";
import { groupsOfItem, itemOf } from "../../menus/find-in-menu.ts";
import { itemState, partState } from "../../menus/item-availability.ts";
import type { Combo, ComboSlot, ComboSlotItem, Menu, MenuItem } from "../../menus/menu.ts";
import { mostOfEntry } from "../../menus/slot-portions.ts";
import {
  canSelectMore,
  isGroupValid,
  isUnmet,
  resolveGroup,
  selectModifier,
  settleSelections,
  totalSize,
  visibleModifiers,
  type Selections,
} from "./modifier-groups.ts";

/** Takes numbers from a list in a cycle: the random taps of a diner. */
class Taps {
  private readonly picks: readonly number[];
  private at = 0;
  constructor(picks: readonly number[]) {
    this.picks = picks;
  }
  one<T>(of: readonly T[]): T | undefined {
    this.at += 1;
    const pick = this.picks[this.at % this.picks.length] ?? 0;
    return of[(pick + Math.floor(this.at / this.picks.length)) % of.length];
  }
}

/**
 * Taps at random first, then only in groups that lack something, as a diner does. null if the item cannot be ordered.
 */
const customise = (menu: Menu, item: MenuItem, taps: Taps): Selections | null => {
  const groups = groupsOfItem(menu, item.id);
  let selections: Selections = new Map();
  const resolved = () => groups.map((group) => resolveGroup(group, totalSize(item, groups, selections)));
  const tap = (onlyUnmet: boolean) => {
    const open = resolved().flatMap((one) => {
      const visible = visibleModifiers(one.group, selections, groups);
      const selection = selections.get(one.group.id) ?? [];
      if (onlyUnmet && !isUnmet(one, selection, visible)) return [];
      return visible
        .filter(({ id }) => canSelectMore(one, selection, id))
        .map(({ id }) => ({ one, selection, id, had: selection.find((chosen) => chosen.modifier_id === id) }));
    });
    const choice = taps.one(open);
    if (!choice) return;
    const { one, selection, id, had } = choice;
    const next = new Map(selections).set(one.group.id, selectModifier(one, selection, id, (had?.quantity ?? 0) + 1));
    selections = settleSelections(item, groups, next);
  };
  const random = taps.one([0, 1, 3, 6]) ?? 0;
  for (let count = 0; count < random; count += 1) tap(false);
  for (let count = 0; count < 30; count += 1) tap(true);
  const valid = resolved().every((one) =>
    isGroupValid(one, selections.get(one.group.id) ?? [], visibleModifiers(one.group, selections, groups)),
  );
  return valid ? selections : null;
};

/** `choice` is the item's entry in the slot; null if the item is ordered on its own. */
const portion = (
  menu: Menu,
  item_id: number,
  slot_id: number | null,
  choice: ComboSlotItem | null,
  taps: Taps,
): LineModifier[] | null => {
  const item = itemOf(menu, item_id);
  const state = item && (choice ? partState(item, choice) : itemState(item));
  const selections = item && state === "available" ? customise(menu, item, taps) : null;
  return (
    selections &&
    [...selections].map(([modifier_group_id, selection]) => ({ item_id, slot_id, modifier_group_id, selection }))
  );
};

const comboModifiers = (menu: Menu, combo: Combo, taps: Taps): LineModifier[] | null => {
  const modifiers: LineModifier[] = [];
  for (const slot of combo.slots) {
    const filled = slotModifiers(menu, slot, taps);
    if (filled) modifiers.push(...filled);
    else if (!slot.optional) return null;
  }
  return modifiers;
};

/** Fills a slot with a random number of portions, from entries that have room. null if that is impossible. */
const slotModifiers = (menu: Menu, slot: ComboSlot, taps: Taps): LineModifier[] | null => {
  const { optional, minimum, maximum } = slot;
  if (optional && taps.one([true, false])) return [];
  const least = Math.max(1, minimum);
  const wanted = taps.one(Array.from({ length: maximum - least + 1 }, (_, more) => least + more)) ?? least;
  const modifiers: LineModifier[] = [];
  const taken = new Map<ComboSlotItem, number>();
  for (let number = 1; number <= wanted; number += 1) {
    const open = slot.items.filter((entry) => (taken.get(entry) ?? 0) < mostOfEntry(slot, entry));
    const choice = taps.one(open) ?? null;
    const chosen = choice && portion(menu, choice.item_id, slot.id, choice, taps);
    if (!chosen) return number > least || optional ? modifiers : null;
    taken.set(choice, (taken.get(choice) ?? 0) + 1);
    modifiers.push(filling(slot.id, choice, number), ...chosen.map((entry) => ({ ...entry, ...placedAt(number) })));
  }
  return modifiers;
};

/**
 * A line that can be ordered from the menu, composed by the taps that `picks` encodes. If they lead nowhere, it is the
 * plain item, which must be orderable without any choice. For tests and benchmarks.
 */
export const composeLine = (
  menu: Menu,
  plainItem: number,
  picks: readonly number[],
  given: { quantity: number; notes: string },
): OrderLine => {
  const taps = new Taps(picks);
  const combo = taps.one([...menu.combos, null, null]);
  if (combo) {
    const modifiers = comboModifiers(menu, combo, taps);
    const quantity = Math.min(given.quantity, combo.limit_per_order ?? given.quantity);
    if (modifiers) return { type: "combo", combo_id: combo.id, modifiers, ...given, quantity };
  }
  const item_id = taps.one(menu.items)?.id ?? plainItem;
  const modifiers = portion(menu, item_id, null, null, taps);
  return modifiers
    ? { type: "item", item_id, modifiers, ...given }
    : { type: "item", item_id: plainItem, modifiers: [], ...given };
};
