import { fillSlot } from "@tablee/domain/orders/line/combos";
import { groupsOfItem, itemOf } from "@tablee/domain/menus/find-in-menu";
import { type ItemState, itemState } from "@tablee/domain/menus/item-availability";
import type { Combo, ComboSlot, ComboSlotItem, Menu, MenuItem } from "@tablee/domain/menus/menu";
import { minor, type Minor } from "@tablee/domain/money/minor";
import { readComboLine } from "@tablee/domain/orders/line/line-portions";
import type { LineModifier } from "@tablee/domain/orders/line/order-line";
import { choose, composition, type GroupView, lineModifiers, selectionsIn } from "../dish/item-composition.ts";

/** One thing that can fill a slot. */
export interface SlotChoice {
  item: MenuItem;
  state: ItemState;
  /** What it adds to the combo's price, its own price included where the slot says so. */
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
  return combo.slots.map((slot) => {
    const filled = portions.find((portion) => portion.slot?.id === slot.id)?.item.id ?? null;
    return {
      slot,
      filled,
      missing: filled === null ? !slot.optional : itemStateIn(menu, filled) !== "available",
      choices: slot.items.flatMap((choice) => slotChoice(menu, choice)),
    };
  });
};

function itemStateIn(menu: Menu, id: number): ItemState {
  const item = itemOf(menu, id);
  return item ? itemState(item) : "not_orderable";
}

function slotChoice(menu: Menu, { item_id, extra_price, use_base_price }: ComboSlotItem): SlotChoice[] {
  const item = itemOf(menu, item_id);
  if (!item) return [];
  const own = use_base_price ? (item.price ?? minor(0)) : minor(0);
  return [{ item, state: itemState(item), extra: minor(extra_price + own) }];
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
