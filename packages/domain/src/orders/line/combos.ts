import { checkPortion } from "./check-portion.ts";
import { readComboLine } from "./line-portions.ts";
import { priceLine } from "./line-price.ts";
import type { LineProblem } from "./line-problem.ts";
import type { ComboLine, LineModifier } from "./order-line.ts";
import { groupsOfItem } from "../../menus/find-in-menu.ts";
import { partState } from "../../menus/item-availability.ts";
import type { Combo, Menu } from "../../menus/menu.ts";
import { minor, type Minor } from "../../money/minor.ts";

type ComboChoices = Pick<ComboLine, "modifiers">;

/**
 * What stops a combo as it is composed: a slot that is not optional and not filled, an item that the slot does not
 * offer, and whatever is wrong with the items in the slots (menus §16). Quantity and limit are the order's affair.
 */
export const checkCombo = (menu: Menu, combo: Combo, line: ComboChoices): LineProblem[] => {
  const { portions, problems } = readComboLine(menu, combo, line);
  const filled = new Set(portions.map(({ slot }) => slot?.id));
  const missing = combo.slots
    .filter((slot) => !slot.optional && !filled.has(slot.id))
    .map((slot): LineProblem => ({ code: "slot_missing", data: { combo_id: combo.id, slot_id: slot.id } }));
  return [...problems, ...missing, ...portions.flatMap(checkPortion)];
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

type Orderable = { id: number; stock_status: string; price: number | null };
type FillingItem = { item_id: number; use_base_price: boolean };
type FillableCombo = { slots: readonly { optional: boolean; items: readonly FillingItem[] }[] };

/** Whether an item can fill a slot that offers it. */
const filler = (items: readonly Orderable[]) => {
  const known = new Map(items.map((item) => [item.id, item]));
  return (choice: FillingItem): boolean => {
    const item = known.get(choice.item_id);
    return item !== undefined && partState(item, choice) === "available";
  };
};

/** Whether something that can be ordered is there for each slot that must be filled. */
export const canBeFilled = (menu: { items: readonly Orderable[] }, combo: FillableCombo): boolean => {
  const canFill = filler(menu.items);
  return combo.slots.every(({ optional, items }) => optional || items.some(canFill));
};

/** The line's modifiers after an item fills a slot (null: the slot is cleared). Another item loses its selections. */
export const fillSlot = (
  modifiers: readonly LineModifier[],
  slot_id: number,
  item_id: number | null,
): LineModifier[] => {
  const kept = modifiers.filter((entry) => entry.slot_id !== slot_id || entry.item_id === item_id);
  const filled = kept.some((entry) => entry.slot_id === slot_id && entry.modifier_group_id === null);
  if (item_id === null || filled) return kept;
  return [...kept, { slot_id, item_id, modifier_group_id: null, selection: [] }];
};

/**
 * What a combo begins with: the item from which it was opened in the primary slot, and what leaves no choice, because
 * nothing else of the slot can be ordered (menus §28).
 */
export const openingModifiers = (
  { items }: { items: readonly Orderable[] },
  combo: Combo,
  item_id: number | null,
): LineModifier[] => {
  const canFill = filler(items);
  return combo.slots.reduce<LineModifier[]>((modifiers, slot) => {
    const opened = slot.id === combo.primary_slot_id ? slot.items.find((each) => each.item_id === item_id) : undefined;
    const [first, second] = slot.optional ? [] : slot.items.filter(canFill);
    const choice = opened ?? (second ? undefined : first);
    return choice ? fillSlot(modifiers, slot.id, choice.item_id) : modifiers;
  }, []);
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
  const filled = new Set(portions.map(({ slot }) => slot?.id));
  const complete = combo.slots.every((slot) => slot.optional || filled.has(slot.id));
  const customisable = portions.some(({ item }) => groupsOfItem(menu, item.id).length > 0);
  return complete && customisable ? "customise" : "choose_items";
};
