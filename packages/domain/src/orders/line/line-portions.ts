import { comboOf, groupsOfItem, itemOf, modifierOf, slotOf } from "../../menus/find-in-menu.ts";
import type { Combo, ComboSlot, ComboSlotItem, Menu, MenuItem, ModifierGroup } from "../../menus/menu.ts";
import { openersIn } from "../../menus/nested-groups.ts";
import { minor } from "../../money/minor.ts";
import { type Charged, chargeGroup, chosenIn } from "../choices/group-charges.ts";
import { dropHidden } from "./modifier-groups.ts";
import {
  type ComboLine,
  type ItemLine,
  type LineModifier,
  type OrderLine,
  placedAt,
  portionNumber,
  type Selected,
  variantNumber,
} from "./order-line.ts";
import type { LineProblem } from "./line-problem.ts";
import { isCount } from "./line-quantity.ts";

/** One item of a line: the item of an item line, or an item that fills a slot of a combo. */
export interface Portion {
  item: MenuItem;
  /** null for an item line. */
  slot: ComboSlot | null;
  slot_item: ComboSlotItem | null;
  /** Which portion of its slot it is, counted from 1. */
  portion: number;
  /** The item's groups, in menu order. */
  groups: ModifierGroup[];
  /** What the line selects in those groups. Several entries of one group are merged. */
  selections: Map<number, Selected[]>;
}

export interface LineReading {
  portions: Portion[];
  /** References of the line to things that the menu does not have. */
  problems: LineProblem[];
}

/** Reads a line with the menu; null if its item or combo is not on the menu. */
export const readLine = (menu: Menu, line: OrderLine): LineReading | null => {
  if (line.type === "combo") {
    const combo = comboOf(menu, line.combo_id);
    return combo ? readComboLine(menu, combo, line) : null;
  }
  const item = itemOf(menu, line.item_id);
  return item ? readItemLine(menu, item, line) : null;
};

const readItemLine = (menu: Menu, item: MenuItem, line: ItemLine): LineReading => {
  const portion = emptyPortion(menu, item, null, null);
  const problems = line.modifiers.flatMap((entry) => {
    if (entry.slot_id === null && entry.item_id === item.id) return addEntry(portion, entry);
    return unplaced(entry);
  });
  return { portions: [portion], problems };
};

/** Reads a combo line: first which item fills which slot, then the selections in those items' groups. */
export const readComboLine = (menu: Menu, combo: Combo, line: Pick<ComboLine, "modifiers">): LineReading => {
  const problems: LineProblem[] = [];
  const filled = new Map<string, PortionInSlot>();
  for (const entry of line.modifiers) {
    if (entry.modifier_group_id !== null || entry.selection.length > 0) continue;
    const found = portionOf(menu, combo, entry);
    if ("code" in found) {
      problems.push(found);
      continue;
    }
    const before = filled.get(placeIn(entry));
    if (!before) filled.set(placeIn(entry), found);
    // A different item for the same portion is refused; the same item twice counts once.
    else if (before.slot_item !== found.slot_item) problems.push(slotItemUnknown(entry));
  }
  for (const entry of line.modifiers) {
    if (entry.selection.length === 0) continue;
    const portion = filled.get(placeIn(entry));
    if (portion?.item.id === entry.item_id) problems.push(...addEntry(portion, entry));
    else problems.push(slotItemUnknown(entry));
  }
  const inOrder = [...filled.values()].toSorted((a, b) => a.portion - b.portion);
  return { portions: combo.slots.flatMap(({ id }) => inOrder.filter(({ slot }) => slot.id === id)), problems };
};

type PortionInSlot = Portion & { slot: ComboSlot };

const placeIn = (entry: LineModifier): string => `${entry.slot_id}|${portionNumber(entry)}`;

const portionOf = (menu: Menu, combo: Combo, entry: LineModifier): PortionInSlot | LineProblem => {
  const slot = entry.slot_id === null ? undefined : slotOf(combo, entry.slot_id);
  const slotItem = slot?.items.find(
    (choice) => choice.item_id === entry.item_id && choice.variant === variantNumber(entry),
  );
  if (!slot || !slotItem) return slotItemUnknown(entry);
  const item = itemOf(menu, entry.item_id);
  const portion = portionNumber(entry);
  if (!item) return { code: "item_gone", data: { slot_id: slot.id, item_id: entry.item_id, ...placedAt(portion) } };
  return { ...emptyPortion(menu, item, slot, slotItem), slot, portion };
};

const emptyPortion = (
  menu: Menu,
  item: MenuItem,
  slot: ComboSlot | null,
  slot_item: ComboSlotItem | null,
): Portion => ({ item, slot, slot_item, portion: 1, groups: groupsOfItem(menu, item.id), selections: new Map() });

const slotItemUnknown = (entry: LineModifier): LineProblem => ({
  code: "slot_item_unknown",
  data: {
    slot_id: entry.slot_id,
    item_id: entry.item_id,
    ...placedAt(portionNumber(entry), variantNumber(entry)),
  },
});

const unplaced = (entry: LineModifier): LineProblem[] =>
  entry.selection.map(({ modifier_id }) => modifierUnknown(entry, modifier_id));

const modifierUnknown = (entry: LineModifier, modifier_id: number): LineProblem => ({
  code: "modifier_unknown",
  data: { ...placeOf(entry), modifier_id },
});

const placeOf = ({ slot_id, item_id, modifier_group_id, portion }: LineModifier) => ({
  ...(slot_id === null ? {} : { slot_id, ...placedAt(portion ?? 1) }),
  item_id,
  modifier_group_id,
});

/**
 * Adds the selections of an entry to its portion, and returns the problems. An entry without selections is ignored,
 * even if its group is unknown.
 */
const addEntry = (portion: Portion, entry: LineModifier): LineProblem[] => {
  const group = portion.groups.find(({ id }) => id === entry.modifier_group_id);
  if (!group) return unplaced(entry);
  const selection = portion.selections.get(group.id) ?? [];
  const problems: LineProblem[] = [];
  for (const { modifier_id, quantity } of entry.selection) {
    if (modifierOf(group, modifier_id)?.type !== "selectable") {
      problems.push(modifierUnknown(entry, modifier_id));
      continue;
    }
    if (!isCount(quantity)) {
      problems.push({ code: "quantity_invalid", data: { ...placeOf(entry), modifier_id, quantity } });
      continue;
    }
    const at = selection.findIndex((selected) => selected.modifier_id === modifier_id);
    if (at === -1) selection.push({ modifier_id, quantity });
    else selection[at] = { modifier_id, quantity: quantity + (selection[at]?.quantity ?? 0) };
  }
  portion.selections.set(group.id, selection);
  return problems;
};

export interface ChosenModifier extends Charged {
  group: ModifierGroup;
  /** Ids of the choices that opened its group, the outermost first (menus §46); empty for the dish's own groups. */
  within: number[];
  /**
   * The product of the quantities of those choices. The total count is `quantity` times this, and `amount` is for all
   * of it.
   */
  times: number;
}

/**
 * What is actually chosen in a portion, with its cost: the modifiers that nothing hides, by group in menu order, each
 * followed by what was chosen in the groups that it opens.
 */
export const chosenModifiers = (portion: Portion): ChosenModifier[] => {
  const { groups } = portion;
  const unhidden = dropHidden(groups, portion.selections);
  const openers = openersIn(groups);
  const byId = new Map(groups.map((group) => [group.id, group]));
  const told = new Set<number>();
  const inGroup = (group: ModifierGroup, within: number[], times: number): ChosenModifier[] => {
    if (told.has(group.id)) return [];
    told.add(group.id);
    const charged = chargeGroup(group, chosenIn(group, unhidden.get(group.id) ?? []));
    return charged.flatMap((one): ChosenModifier[] => [
      { ...one, group, within, times, amount: minor(one.amount * times) },
      ...one.modifier.modifier_groups.flatMap((id) => {
        const opened = byId.get(id);
        return opened ? inGroup(opened, [...within, one.modifier.id], times * one.quantity) : [];
      }),
    ]);
  };
  return groups.flatMap((group) => (openers.has(group.id) ? [] : inGroup(group, [], 1)));
};
