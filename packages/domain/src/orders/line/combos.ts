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
 * What is wrong with the composition of a combo: a slot with too few or too many portions, an item that the slot does
 * not offer, and any problem of the items in the slots (menus §16). Quantity and limit are checked for the whole order.
 */
export const checkCombo = (menu: Menu, combo: Combo, line: ComboChoices): LineProblem[] => {
  const { portions, problems } = readComboLine(menu, combo, line);
  const counted = combo.slots.flatMap((slot) => countSlot(combo, slot, portionsIn(portions, slot)));
  return [...problems, ...counted, ...portions.flatMap(checkPortion)];
};

const portionsIn = (portions: readonly Portion[], { id }: ComboSlot): Portion[] =>
  portions.filter(({ slot }) => slot?.id === id);

/** One problem if a slot lacks portions, and one for each portion above the limit of the slot or of its entry. */
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

/** The price of one combo as composed so far; empty slots cost nothing. */
export const comboAmount = (menu: Menu, combo: Combo, line: ComboChoices): Minor =>
  priceLine({ ...menu, combos: [combo] }, { ...line, type: "combo", combo_id: combo.id, quantity: 1, notes: "" })
    ?.unit_price ?? minor(0);

interface WithPrimarySlot {
  primary_slot_id: number | null;
  slots: readonly { id: number; items: readonly { item_id: number }[] }[];
}

/** The items in a combo's primary slot, from which it can be opened. */
const openersOf = ({ primary_slot_id, slots }: WithPrimarySlot): number[] =>
  slots.filter(({ id }) => id === primary_slot_id).flatMap(({ items }) => items.map(({ item_id }) => item_id));

/** The combos that can be opened from an item, in menu order: those whose primary slot offers it. */
export const combosOfItem = (menu: Menu, item_id: number): Combo[] =>
  menu.combos.filter((combo) => openersOf(combo).includes(item_id));

/** The items that open a combo which can be ordered, regardless of what an order already contains. */
export const comboOpeners = (menu: {
  items: readonly Orderable[];
  combos: readonly (WithPrimarySlot & FillableCombo)[];
}): ReadonlySet<number> => new Set(menu.combos.filter((combo) => canBeFilled(menu, combo)).flatMap(openersOf));

export type Orderable = { id: number; stock_status: string; price: number | null };
type FillingItem = { item_id: number; use_base_price: boolean; limit: number | null };
type FillableCombo = { slots: readonly (SlotCounts & { items: readonly FillingItem[] })[] };

/** Returns a function that tells whether an entry's item can fill its slot. */
export const filler = (items: readonly Orderable[]) => {
  const known = new Map(items.map((item) => [item.id, item]));
  return (choice: FillingItem): boolean => {
    const item = known.get(choice.item_id);
    return item !== undefined && partState(item, choice) === "available";
  };
};

/** Whether every required slot has enough items that can be ordered. */
export const canBeFilled = (menu: { items: readonly Orderable[] }, combo: FillableCombo): boolean => {
  const canFill = filler(menu.items);
  return combo.slots.every((slot) => canHoldEnough(slot, canFill));
};

/**
 * The step at which the combo creator opens for a line that is being edited (menus §20): the items if one is missing,
 * otherwise the customisation, if there is any.
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
