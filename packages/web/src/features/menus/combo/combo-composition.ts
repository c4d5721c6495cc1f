import { itemsById, slotDifference } from "@tablee/domain/orders/line/combo-amounts";
import { addPortion, filling, fillSlot, takePortion } from "@tablee/domain/orders/line/fill-slot";
import { groupsOfItem, itemOf } from "@tablee/domain/menus/find-in-menu";
import { type ItemState, partState } from "@tablee/domain/menus/item-availability";
import type { Combo, ComboSlot, Menu, MenuItem } from "@tablee/domain/menus/menu";
import { entryName, isSingle, leastPortions, mostOfEntry } from "@tablee/domain/menus/slot-portions";
import type { Minor } from "@tablee/domain/money/minor";
import { type Portion as ReadPortion, readComboLine } from "@tablee/domain/orders/line/line-portions";
import { withOnlyAnswers } from "@tablee/domain/orders/choices/only-answers";
import { openingSelections } from "@tablee/domain/orders/choices/preselected";
import { type LineModifier, portionNumber } from "@tablee/domain/orders/line/order-line";
import type { Text } from "@tablee/domain/language/text";
import type { Selections } from "@tablee/domain/orders/line/modifier-groups";
import { choose, composition, type GroupView, lineModifiers, selectionsIn } from "../dish/item-composition.ts";

/** A dish that can fill a slot. */
export interface SlotChoice {
  item: MenuItem;
  variant: number;
  /** The dish's name, with that of the variant if the slot has it at several prices. */
  name: Text;
  state: ItemState;
  /** How much the combo costs with it above the minimum (menus §27). */
  extra: Minor;
  /** How many portions are of it, and how many could be beside the others. */
  count: number;
  most: number;
  /** It has reached its own limit, whatever room the slot has. */
  limited: boolean;
}

/** The state of a slot, for the screen. */
export interface SlotView {
  slot: ComboSlot;
  choices: SlotChoice[];
  /** The id of the item that fills it, or of the first of several; null: none. */
  filled: number | null;
  /** The number of portions that are chosen. */
  chosen: number;
  /** It lacks a portion, or has one that is no longer available. */
  missing: boolean;
}

/** An item in a slot that has choices to make. */
export interface PortionView {
  slot: ComboSlot;
  item: MenuItem;
  /** The number of the portion within the slot. */
  portion: number;
  name: Text;
  /** Its number among the portions with the same name, and how many of those there are. */
  number: number;
  count: number;
  groups: GroupView[];
}

/** One group of one of the combo's items, when they are asked step by step. */
export interface ComboStep {
  portion: PortionView;
  group: GroupView;
  valid: boolean;
}

/** The questions that are asked step by step; a group with only one answer is none (menus §28). */
export const stepsOf = (portions: readonly PortionView[]): ComboStep[] =>
  portions.flatMap((portion) =>
    portion.groups.filter(({ only }) => !only).map((group) => ({ portion, group, valid: group.valid })),
  );

interface CreatorFacts {
  step: "items" | "customise";
  goes_on: boolean;
  use_wizard: boolean;
  portions: readonly PortionView[];
}

/**
 * The step that the creator shows, and how many there are as far as is known (menus §20): the items are the first. null
 * if nothing follows them.
 */
export function stepShown(
  { step, goes_on, use_wizard, portions }: CreatorFacts,
  wizard: { step: number; count: number } | null,
): { step: number; count: number } | null {
  if (wizard) return { step: wizard.step + 1, count: wizard.count + 1 };
  if (step === "customise") return { step: 2, count: 2 };
  if (!goes_on) return null;
  const asked = use_wizard ? stepsOf(portions).length : 0;
  return { step: 1, count: asked > 0 ? asked + 2 : 2 };
}

export const slotViews = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): SlotView[] => {
  const { portions } = readComboLine(menu, combo, { modifiers: [...modifiers] });
  const items = itemsById(menu);
  return combo.slots.map((slot) => {
    const own = portions.filter((portion) => portion.slot?.id === slot.id);
    const single = isSingle(slot);
    return {
      slot,
      filled: own[0]?.item.id ?? null,
      chosen: own.length,
      missing: !isFilled(slot, own),
      choices: slot.items.flatMap((choice): SlotChoice[] => {
        const item = itemOf(menu, choice.item_id);
        if (!item) return [];
        const count = own.filter(({ slot_item }) => slot_item === choice).length;
        const room = Math.max(0, slot.maximum - own.length);
        return [
          {
            item,
            variant: choice.variant,
            name: entryName(item.name, choice),
            state: partState(item, choice),
            extra: slotDifference(slot, choice, items, single ? 0 : own.length),
            count,
            most: Math.min(mostOfEntry(slot, choice), count + room),
            limited: choice.limit !== null && choice.limit < slot.maximum && count >= choice.limit,
          },
        ];
      }),
    };
  });
};

const isFilled = (slot: ComboSlot, own: readonly ReadPortion[]): boolean =>
  own.length >= leastPortions(slot) &&
  own.length <= slot.maximum &&
  own.every(({ item, slot_item }) => slot_item !== null && partState(item, slot_item) === "available");

/** The items of a combo that have groups, slot by slot and portion by portion. */
export const portionViews = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): PortionView[] => {
  const { portions } = readComboLine(menu, combo, { modifiers: [...modifiers] });
  return portions.flatMap(({ slot, slot_item, item, portion }, at) => {
    if (!slot || !slot_item || groupsOfItem(menu, item.id).length === 0) return [];
    const groups = composition(menu, item, selectionsIn(menu, item, modifiers, slot.id, portion));
    const isSame = (other: ReadPortion): boolean => other.slot_item === slot_item;
    const number = portions.slice(0, at).filter(isSame).length + 1;
    const count = portions.filter(isSame).length;
    return groups.length > 0
      ? [{ slot, item, portion, name: entryName(item.name, slot_item), number, count, groups }]
      : [];
  });
};

interface PortionPlace {
  slot: Pick<ComboSlot, "id">;
  portion?: number;
}

const isIn = (entry: LineModifier, { slot, portion = 1 }: PortionPlace): boolean =>
  entry.slot_id === slot.id && portionNumber(entry) === portion;

/** The line's modifiers with the choices of one portion replaced; what fills the slot stays. */
const withSelections = (
  menu: Menu,
  modifiers: readonly LineModifier[],
  place: PortionPlace & { item: Pick<MenuItem, "id"> },
  selections: Selections,
): LineModifier[] => {
  const { slot, item, portion = 1 } = place;
  const filler = modifiers.find((entry) => isIn(entry, place) && entry.modifier_group_id === null);
  return [
    ...modifiers.filter((entry) => !isIn(entry, place)),
    filler ?? filling(slot.id, { item_id: item.id, variant: 0 }, portion),
    ...lineModifiers(menu, item.id, selections, slot.id, portion),
  ];
};

/** The line's modifiers after a choice in a group of the item in a slot. */
export function chooseInSlot(
  menu: Menu,
  modifiers: readonly LineModifier[],
  place: PortionPlace & Pick<PortionView, "item">,
  group_id: number,
  modifier_id: number,
  quantity: number,
): LineModifier[] {
  const { slot, item, portion } = place;
  const selections = selectionsIn(menu, item, modifiers, slot.id, portion);
  return withSelections(menu, modifiers, place, choose(menu, item, selections, group_id, modifier_id, quantity));
}

/** What a stored line still means on this menu: items and choices that are gone are left out. */
export const settledModifiers = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): LineModifier[] =>
  combo.slots.flatMap((slot) =>
    readComboLine(menu, combo, { modifiers: [...modifiers] })
      .portions.filter((portion) => portion.slot?.id === slot.id)
      .flatMap(({ item, slot_item, portion }, at) =>
        slot_item
          ? [
              filling(slot.id, slot_item, at + 1),
              ...lineModifiers(menu, item.id, selectionsIn(menu, item, modifiers, slot.id, portion), slot.id, at + 1),
            ]
          : [],
      ),
  );

/** The line's modifiers after a single item was put in a slot, with its preselected choices (menus §37). */
export function fillWith(
  menu: Menu,
  combo: Combo,
  modifiers: readonly LineModifier[],
  slot_id: number,
  item_id: number | null,
  variant = 0,
): LineModifier[] {
  const filled = withAnswers(menu, combo, fillSlot(modifiers, slot_id, item_id, variant));
  const was = modifiers.some((entry) => entry.slot_id === slot_id && entry.item_id === item_id);
  return was || item_id === null ? filled : preselectedIn(menu, filled, slot_id);
}

/**
 * The line's modifiers with the given number of portions of an entry in a slot; new portions get their preselected
 * choices.
 */
export function countWith(
  menu: Menu,
  combo: Combo,
  modifiers: readonly LineModifier[],
  slot_id: number,
  { item, variant, count }: Pick<SlotChoice, "item" | "variant" | "count">,
  wanted: number,
): LineModifier[] {
  const entry = { item_id: item.id, variant };
  let line = [...modifiers];
  for (let had = count; had > wanted; had -= 1) line = takePortion(line, slot_id, entry);
  for (let had = count; had < wanted; had += 1) {
    const added = addPortion(line, slot_id, entry);
    line = preselectedIn(menu, added.modifiers, slot_id, added.portion);
  }
  return withAnswers(menu, combo, line);
}

/** The line's modifiers with the choices of a slot's item reset to what is preselected. */
export function preselectedIn(
  menu: Menu,
  modifiers: readonly LineModifier[],
  slot_id: number,
  portion = 1,
): LineModifier[] {
  const place = { slot: { id: slot_id }, portion };
  const item_id = modifiers.find((entry) => isIn(entry, place))?.item_id;
  const item = item_id === undefined ? undefined : itemOf(menu, item_id);
  if (!item) return [...modifiers];
  return withSelections(menu, modifiers, { ...place, item }, openingSelections(item, groupsOfItem(menu, item.id)));
}

/** The line's modifiers with every group answered that has only one possible answer (menus §28). */
export const withAnswers = (menu: Menu, combo: Combo, modifiers: readonly LineModifier[]): LineModifier[] =>
  readComboLine(menu, combo, { modifiers: [...modifiers] }).portions.reduce<LineModifier[]>(
    (line, { slot, item, portion }) => {
      if (!slot) return line;
      const selections = selectionsIn(menu, item, line, slot.id, portion);
      const answered = withOnlyAnswers(item, groupsOfItem(menu, item.id), selections);
      return withSelections(menu, line, { slot, item, portion }, answered);
    },
    [...modifiers],
  );
