import { comboOf, groupsOfItem, itemOf, modifierOf, slotOf } from "../../menus/find-in-menu.ts";
import type { Combo, ComboSlot, ComboSlotItem, Menu, MenuItem, Modifier, ModifierGroup } from "../../menus/menu.ts";
import { dropHidden } from "./modifier-groups.ts";
import type { ComboLine, ItemLine, LineModifier, OrderLine, Selected } from "./order-line.ts";
import type { LineProblem } from "./line-problem.ts";
import { isCount } from "./line-quantity.ts";

/** One item as a line has it: the item of an item line, or the item that fills a slot of a combo. */
export interface Portion {
  item: MenuItem;
  /** null for an item line. */
  slot: ComboSlot | null;
  slot_item: ComboSlotItem | null;
  /** The item's groups, in menu order. */
  groups: ModifierGroup[];
  /** What the line selects in those groups; entries of one group count together. */
  selections: Map<number, Selected[]>;
}

export interface LineReading {
  portions: Portion[];
  /** What the line names that the menu does not have. */
  problems: LineProblem[];
}

/** A line against the menu; null where its item or combo is not on the menu. */
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

/** Reads a combo line: first which item fills which slot, then what is selected in the groups of those items. */
export const readComboLine = (menu: Menu, combo: Combo, line: Pick<ComboLine, "modifiers">): LineReading => {
  const problems: LineProblem[] = [];
  const filled = new Map<number, Portion>();
  for (const entry of line.modifiers) {
    if (entry.modifier_group_id !== null || entry.selection.length > 0) continue;
    const found = portionOf(menu, combo, entry);
    if ("code" in found) problems.push(found);
    // A second item for the same slot is refused; the same one twice is one.
    else if (filled.get(found.slot.id)?.item.id === found.item.id) continue;
    else if (filled.has(found.slot.id)) problems.push(slotItemUnknown(entry));
    else filled.set(found.slot.id, found);
  }
  for (const entry of line.modifiers) {
    if (entry.selection.length === 0) continue;
    const portion = entry.slot_id === null ? undefined : filled.get(entry.slot_id);
    if (portion?.item.id === entry.item_id) problems.push(...addEntry(portion, entry));
    else problems.push(slotItemUnknown(entry));
  }
  return { portions: combo.slots.flatMap((slot) => filled.get(slot.id) ?? []), problems };
};

const portionOf = (menu: Menu, combo: Combo, entry: LineModifier): (Portion & { slot: ComboSlot }) | LineProblem => {
  const slot = entry.slot_id === null ? undefined : slotOf(combo, entry.slot_id);
  const slotItem = slot?.items.find((choice) => choice.item_id === entry.item_id);
  if (!slot || !slotItem) return slotItemUnknown(entry);
  const item = itemOf(menu, entry.item_id);
  if (!item) return { code: "item_gone", data: { slot_id: slot.id, item_id: entry.item_id } };
  return { ...emptyPortion(menu, item, slot, slotItem), slot };
};

const emptyPortion = (
  menu: Menu,
  item: MenuItem,
  slot: ComboSlot | null,
  slot_item: ComboSlotItem | null,
): Portion => ({ item, slot, slot_item, groups: groupsOfItem(menu, item.id), selections: new Map() });

const slotItemUnknown = ({ slot_id, item_id }: LineModifier): LineProblem => ({
  code: "slot_item_unknown",
  data: { slot_id, item_id },
});

const unplaced = (entry: LineModifier): LineProblem[] =>
  entry.selection.map(({ modifier_id }) => modifierUnknown(entry, modifier_id));

const modifierUnknown = (entry: LineModifier, modifier_id: number): LineProblem => ({
  code: "modifier_unknown",
  data: { ...placeOf(entry), modifier_id },
});

const placeOf = ({ slot_id, item_id, modifier_group_id }: LineModifier) => ({
  ...(slot_id === null ? {} : { slot_id }),
  item_id,
  modifier_group_id,
});

/** Adds what an entry selects to its portion. An entry that selects nothing asks for nothing, known or not. */
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

export interface ChosenModifier {
  group: ModifierGroup;
  modifier: Modifier;
  quantity: number;
}

/** What is really chosen in a portion, in menu order of groups: those that nothing hides. */
export const chosenModifiers = (portion: Portion): ChosenModifier[] => {
  const unhidden = dropHidden(portion.groups, portion.selections);
  return portion.groups.flatMap((group) =>
    (unhidden.get(group.id) ?? []).flatMap(({ modifier_id, quantity }) => {
      const modifier = modifierOf(group, modifier_id);
      return modifier ? [{ group, modifier, quantity }] : [];
    }),
  );
};
