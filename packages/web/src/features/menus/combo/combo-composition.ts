import { itemsById, slotDifference } from "@tablee/domain/orders/line/combo-amounts";
import { fillSlot } from "@tablee/domain/orders/line/combos";
import { groupsOfItem, itemOf } from "@tablee/domain/menus/find-in-menu";
import { type ItemState, partState } from "@tablee/domain/menus/item-availability";
import type { Combo, ComboSlot, Menu, MenuItem } from "@tablee/domain/menus/menu";
import type { Minor } from "@tablee/domain/money/minor";
import { readComboLine } from "@tablee/domain/orders/line/line-portions";
import { withOnlyAnswers } from "@tablee/domain/orders/line/only-answers";
import type { LineModifier } from "@tablee/domain/orders/line/order-line";
import { choose, composition, type GroupView, lineModifiers, selectionsIn } from "../dish/item-composition.ts";

/** One thing that can fill a slot. */
export interface SlotChoice {
  item: MenuItem;
  state: ItemState;
  /** How much dearer the combo is with it than at least (menus §27). */
  extra: Minor;
}

/** A slot as the screen shows it. */
export interface SlotView {
  slot: ComboSlot;
  choices: SlotChoice[];
  /** The item that fills it, or null. */
  filled: number | null;
  /** It must be filled and is not, or with something that cannot be had any more. */
  missing: boolean;
}

/** An item in a slot that has something to choose. */
export interface PortionView {
  slot: ComboSlot;
  item: MenuItem;
  groups: GroupView[];
}

/** One group of one of the combo's items, where they are asked step by step. */
export interface ComboStep {
  portion: PortionView;
  group: GroupView;
  valid: boolean;
}

export const slotViews = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): SlotView[] => {
  const { portions } = readComboLine(menu, combo, { modifiers: [...modifiers] });
  const items = itemsById(menu);
  return combo.slots.map((slot) => {
    const filled = portions.find((portion) => portion.slot?.id === slot.id)?.item.id ?? null;
    return {
      slot,
      filled,
      missing: filled === null ? !slot.optional : stateIn(menu, slot, filled) !== "available",
      choices: slot.items.flatMap((choice): SlotChoice[] => {
        const item = itemOf(menu, choice.item_id);
        return item ? [{ item, state: partState(item, choice), extra: slotDifference(slot, choice, items) }] : [];
      }),
    };
  });
};

function stateIn(menu: Menu, slot: ComboSlot, id: number): ItemState {
  const item = itemOf(menu, id);
  const choice = slot.items.find(({ item_id }) => item_id === id);
  return item && choice ? partState(item, choice) : "not_orderable";
}

/** The items of a combo that have groups, slot by slot. */
export const portionViews = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): PortionView[] =>
  readComboLine(menu, combo, { modifiers: [...modifiers] }).portions.flatMap(({ slot, item }) => {
    if (!slot || groupsOfItem(menu, item.id).length === 0) return [];
    const groups = composition(menu, item, selectionsIn(menu, item, modifiers, slot.id));
    return groups.length > 0 ? [{ slot, item, groups }] : [];
  });

/** The line's modifiers after something is chosen in a group of the item in a slot. */
export function chooseInSlot(
  menu: Menu,
  modifiers: readonly LineModifier[],
  { slot, item }: Pick<PortionView, "slot" | "item">,
  group_id: number,
  modifier_id: number,
  quantity: number,
): LineModifier[] {
  const selections = selectionsIn(menu, item, modifiers, slot.id);
  const next = choose(menu, item, selections, group_id, modifier_id, quantity);
  const others = modifiers.filter((entry) => entry.slot_id !== slot.id);
  return [...fillSlot(others, slot.id, item.id), ...lineModifiers(menu, item.id, next, slot.id)];
}

/** What a stored line still means on this menu: items and choices that are gone are left out. */
export const settledModifiers = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): LineModifier[] =>
  readComboLine(menu, combo, { modifiers: [...modifiers] }).portions.flatMap(({ slot, item }) =>
    slot
      ? [
          ...fillSlot([], slot.id, item.id),
          ...lineModifiers(menu, item.id, selectionsIn(menu, item, modifiers, slot.id), slot.id),
        ]
      : [],
  );

/** The line's modifiers with every group answered that has one answer (menus §28). */
export const withAnswers = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): LineModifier[] =>
  readComboLine(menu, combo, { modifiers: [...modifiers] }).portions.reduce<LineModifier[]>(
    (line, { slot, item }) => {
      if (!slot) return line;
      const groups = groupsOfItem(menu, item.id);
      const answered = withOnlyAnswers(item, groups, selectionsIn(menu, item, line, slot.id));
      const others = line.filter((entry) => entry.slot_id !== slot.id);
      return [...others, ...fillSlot([], slot.id, item.id), ...lineModifiers(menu, item.id, answered, slot.id)];
    },
    [...modifiers],
  );
