import { checkPortion } from "./check-portion.ts";
import { type Portion, readComboLine } from "./line-portions.ts";
import { priceLine } from "./line-price.ts";
import type { LineProblem } from "./line-problem.ts";
import { type ComboLine, placedAt } from "./order-line.ts";
import { groupsOfItem } from "../../menus/find-in-menu.ts";
import { partState } from "../../menus/item-availability.ts";
import type { Combo, ComboSlot, ComboSlotItem, Menu } from "../../menus/menu.ts";
import { canHoldEnough, leastPortions, mostOfEntry, type SlotCounts } from "../../menus/slot-portions.ts";
import { minor, type Minor } from "../../money/minor.ts";

type ComboChoices = Pick<ComboLine, "modifiers">;

/**
 * What stops a combo as it is composed: a slot that lacks a portion or has too many, an item that the slot does not
 * offer, and whatever is wrong with the items in the slots (menus §16). Quantity and limit are the order's affair.
 */
export const checkCombo = (menu: Menu, combo: Combo, line: ComboChoices): LineProblem[] => {
  const { portions, problems } = readComboLine(menu, combo, line);
  const counted = combo.slots.flatMap((slot) => countSlot(combo, slot, portionsIn(portions, slot)));
  return [...problems, ...counted, ...portions.flatMap(checkPortion)];
};

const portionsIn = (portions: readonly Portion[], { id }: ComboSlot): Portion[] =>
  portions.filter(({ slot }) => slot?.id === id);

/** One problem where a slot lacks portions, and one for each that is too many of the slot or of its entry. */
const countSlot = (combo: Combo, slot: ComboSlot, portions: readonly Portion[]): LineProblem[] => {
  const place = { combo_id: combo.id, slot_id: slot.id };
  const least = leastPortions(slot);
  if (portions.length < least) {
    const counts = least > 1 ? { min: least, chosen: portions.length } : {};
    return [{ code: "slot_missing", data: { ...place, ...counts } }];
  }
  const taken = new Map<ComboSlotItem, number>();
  return portions.flatMap(({ item, slot_item, portion }, at): LineProblem[] => {
    if (!slot_item) return [];
    const same = (taken.get(slot_item) ?? 0) + 1;
    taken.set(slot_item, same);
    const max = at >= slot.maximum ? slot.maximum : mostOfEntry(slot, slot_item);
    if (at < slot.maximum && same <= max) return [];
    return [{ code: "slot_above_maximum", data: { ...place, item_id: item.id, max, ...placedAt(portion) } }];
  });
};

export const isComboValid = (menu: Menu, combo: Combo, line: ComboChoices): boolean =>
  checkCombo(menu, combo, line).length === 0;

/** The price of one combo as it is composed so far; slots that are still empty cost nothing. */
export const comboAmount = (menu: Menu, combo: Combo, line: ComboChoices): Minor =>
  priceLine({ ...menu, combos: [combo] }, { ...line, type: "combo", combo_id: combo.id, quantity: 1, notes: "" })
    ?.unit_price ?? minor(0);

interface WithPrimarySlot {
  primary_slot_id: number | null;
  slots: readonly { id: number; items: readonly { item_id: number }[] }[];
}

/** The items of a combo's primary slot: what it is opened from. */
const openersOf = ({ primary_slot_id, slots }: WithPrimarySlot): number[] =>
  slots.filter(({ id }) => id === primary_slot_id).flatMap(({ items }) => items.map(({ item_id }) => item_id));

/** The combos that can be opened from an item: those whose primary slot offers it, in menu order. */
export const combosOfItem = (menu: Menu, item_id: number): Combo[] =>
  menu.combos.filter((combo) => openersOf(combo).includes(item_id));

/** The items that open a combo which can be had; what an order already holds is not looked at. */
export const comboOpeners = (menu: {
  items: readonly Orderable[];
  combos: readonly (WithPrimarySlot & FillableCombo)[];
}): ReadonlySet<number> => new Set(menu.combos.filter((combo) => canBeFilled(menu, combo)).flatMap(openersOf));

export type Orderable = { id: number; stock_status: string; price: number | null };
type FillingItem = { item_id: number; use_base_price: boolean; limit: number | null };
type FillableCombo = { slots: readonly (SlotCounts & { items: readonly FillingItem[] })[] };

/** Whether an item can fill a slot that offers it. */
export const filler = (items: readonly Orderable[]) => {
  const known = new Map(items.map((item) => [item.id, item]));
  return (choice: FillingItem): boolean => {
    const item = known.get(choice.item_id);
    return item !== undefined && partState(item, choice) === "available";
  };
};

/** Whether enough that can be ordered is there for each slot that must be filled. */
export const canBeFilled = (menu: { items: readonly Orderable[] }, combo: FillableCombo): boolean => {
  const canFill = filler(menu.items);
  return combo.slots.every((slot) => canHoldEnough(slot, canFill));
};

/**
 * Where the combo creator opens on a line that is being edited (menus §20): a combo that still lacks an item at its
 * items, else at its customisation, where it has any.
 */
export const reopeningStep = (
  menu: Menu,
  combo: Combo,
  line: Pick<ComboLine, "modifiers">,
): "choose_items" | "customise" => {
  const { portions } = readComboLine(menu, combo, line);
  const complete = combo.slots.every((slot) => portionsIn(portions, slot).length >= leastPortions(slot));
  const customisable = portions.some(({ item }) => groupsOfItem(menu, item.id).length > 0);
  return complete && customisable ? "customise" : "choose_items";
};
