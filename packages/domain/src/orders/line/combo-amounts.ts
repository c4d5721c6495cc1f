import { combosOfItem, canBeFilled } from "./combos.ts";
import { partState } from "../../menus/item-availability.ts";
import type { Combo, Menu } from "../../menus/menu.ts";
import { minor, type Minor } from "../../money/minor.ts";

interface Priced {
  stock_status: string;
  price: Minor | null;
}
type Items = ReadonlyMap<number, Priced>;

interface SlotAmount {
  item_id: number;
  extra_price: Minor;
  use_base_price: boolean;
}
interface Slot {
  optional: boolean;
  items: readonly SlotAmount[];
}

/** What an item of a slot adds to the base price (menus §17). */
const amountOf = ({ item_id, extra_price, use_base_price }: SlotAmount, items: Items): Minor =>
  minor(extra_price + (use_base_price ? (items.get(item_id)?.price ?? 0) : 0));

/**
 * The least that filling a slot adds to the base price: nothing where it is optional, else what the cheapest of its
 * items adds that can be ordered, or of all where none can.
 */
const leastOfSlot = ({ optional, items: choices }: Slot, items: Items): Minor => {
  if (optional) return minor(0);
  const available = choices.filter((choice) => {
    const item = items.get(choice.item_id);
    return item !== undefined && partState(item, choice) === "available";
  });
  const amounts = (available.length > 0 ? available : choices).map((choice) => amountOf(choice, items));
  return amounts.length > 0 ? minor(Math.min(...amounts)) : minor(0);
};

/** The least that a combo can cost: what "From" says of it. */
export const leastOfCombo = (
  { base_price, slots }: { base_price: Minor; slots: readonly Slot[] },
  items: Items,
): Minor => minor(slots.reduce<number>((sum, slot) => sum + leastOfSlot(slot, items), base_price));

/**
 * What is shown beside an item of a slot (menus §27): how much dearer the combo is with it than the least that the slot
 * adds, which the combo's "From" holds already. 0 is "Included".
 */
export const slotDifference = (slot: Slot, choice: SlotAmount, items: Items): Minor =>
  minor(Math.max(0, amountOf(choice, items) - leastOfSlot(slot, items)));

export const itemsById = (menu: Pick<Menu, "items">): Items => new Map(menu.items.map((item) => [item.id, item]));

/** A combo that a dish may become, and what that adds to the dish's own price at least. */
export interface ComboOffer {
  combo: Combo;
  extra: Minor;
}

/**
 * The combos that fit a dish (menus §20): it opens them, they can be filled, and they add no more than the dish itself
 * costs. What adds more is another meal, for more people, and is found among the combos of the menu.
 */
export const fittingCombos = (menu: Menu, item_id: number): ComboOffer[] => {
  const items = itemsById(menu);
  const price = items.get(item_id)?.price ?? null;
  if (price === null) return [];
  return combosOfItem(menu, item_id).flatMap((combo) => {
    if (!canBeFilled(menu, combo)) return [];
    const slots = combo.slots.map((slot) =>
      slot.id === combo.primary_slot_id
        ? { optional: false, items: slot.items.filter((choice) => choice.item_id === item_id) }
        : slot,
    );
    const extra = minor(leastOfCombo({ base_price: combo.base_price, slots }, items) - price);
    return extra <= price ? [{ combo, extra }] : [];
  });
};
