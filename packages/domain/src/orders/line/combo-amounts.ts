import { combosOfItem, canBeFilled } from "./combos.ts";
import { groupsByItem } from "../../menus/find-in-menu.ts";
import { leastOfChoices } from "../starting-price.ts";
import { partState } from "../../menus/item-availability.ts";
import type { Combo, Menu } from "../../menus/menu.ts";
import { canHoldEnough, leastPortions, mostOfEntry, type SlotCounts } from "../../menus/slot-portions.ts";
import { minor, type Minor } from "../../money/minor.ts";

interface Priced {
  stock_status: string;
  price: Minor | null;
  /** The least that its required choices add, or take off if negative (menus §34). */
  choices: number;
}
type Items = ReadonlyMap<number, Priced>;

interface SlotAmount {
  item_id: number;
  extra_price: Minor;
  use_base_price: boolean;
  limit: number | null;
}
interface Slot extends SlotCounts {
  items: readonly SlotAmount[];
}

type Adding = Pick<SlotAmount, "item_id" | "extra_price" | "use_base_price">;

/** What an item of a slot adds to the base price (menus §17). */
const amountOf = ({ item_id, extra_price, use_base_price }: Adding, items: Items): Minor =>
  minor(extra_price + (use_base_price ? (items.get(item_id)?.price ?? 0) : 0));

/** The same, including the cheapest required choices of the item. */
const leastAmountOf = (choice: Adding, items: Items): number =>
  amountOf(choice, items) + (items.get(choice.item_id)?.choices ?? 0);

/**
 * What each portion of a slot would add, the cheapest first. Only items that can be ordered count, unless they are not
 * enough to fill the slot; then all items count.
 */
const amountsOf = (slot: Slot, items: Items, adds: typeof leastAmountOf): number[] => {
  const canBeHad = (choice: SlotAmount): boolean => {
    const item = items.get(choice.item_id);
    return item !== undefined && partState(item, choice) === "available";
  };
  const available = slot.items.filter(canBeHad);
  const enough = available.length > 0 && canHoldEnough(slot, canBeHad);
  return (enough ? available : slot.items)
    .flatMap((choice) => Array.from({ length: mostOfEntry(slot, choice) }, () => adds(choice, items)))
    .toSorted((a, b) => a - b);
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * The least that filling a slot adds to the base price: nothing if it is optional, otherwise the sum of its cheapest
 * portions.
 */
const leastOfSlot = (slot: Slot, items: Items): Minor =>
  minor(sumOf(amountsOf(slot, items, leastAmountOf).slice(0, leastPortions(slot))));

/** The same if one portion is this item, without the item's own choices. */
const leastWith = (slot: Slot, item_id: number, items: Items): Minor => {
  const [own] = slot.items
    .filter((choice) => choice.item_id === item_id)
    .toSorted((a, b) => amountOf(a, items) - amountOf(b, items));
  if (!own) return leastOfSlot(slot, items);
  const others = slot.items.map((choice) => (choice === own ? { ...own, limit: mostOfEntry(slot, own) - 1 } : choice));
  const rest = { ...slot, minimum: Math.max(0, leastPortions(slot) - 1), items: others };
  return minor(amountOf(own, items) + leastOfSlot(rest, items));
};

/** The lowest possible price of a combo including required choices: the price after "From". */
export const leastOfCombo = (
  { base_price, slots }: { base_price: Minor; slots: readonly Slot[] },
  items: Items,
): Minor =>
  minor(
    Math.max(
      0,
      slots.reduce<number>((sum, slot) => sum + leastOfSlot(slot, items), base_price),
    ),
  );

/**
 * The amount shown beside an item of a slot (menus §27): the difference from the least that the slot adds, which the
 * combo's "From" price already includes. 0 is shown as "Included". Required choices of the item are shown beside those
 * choices, not here. If the `chosen` portions are already enough, another one is not included in "From" and costs all
 * that it adds.
 */
export const slotDifference = (slot: Slot, choice: Adding, items: Items, chosen = 0): Minor => {
  const [cheapest = 0] = chosen < leastPortions(slot) ? amountsOf(slot, items, amountOf) : [];
  return minor(Math.max(0, amountOf(choice, items) - cheapest));
};

export const itemsById = ({ items, modifier_groups }: Pick<Menu, "items" | "modifier_groups">): Items => {
  const groups = groupsByItem(modifier_groups);
  return new Map(
    items.map((item) => {
      const { id, stock_status, price } = item;
      return [id, { stock_status, price, choices: leastOfChoices(item, groups.get(id) ?? []) }];
    }),
  );
};

/** A combo that a dish can be turned into, and the least that this adds to the dish's own price. */
export interface ComboOffer {
  combo: Combo;
  extra: Minor;
}

/**
 * The combos that are offered with a dish (menus §20): the dish opens them, they can be filled, and they add no more
 * than the dish itself costs. A combo that adds more is a different meal, for more people, and is listed among the
 * menu's combos.
 */
export const fittingCombos = (menu: Menu, item_id: number): ComboOffer[] => {
  const items = itemsById(menu);
  const price = items.get(item_id)?.price ?? null;
  if (price === null) return [];
  return combosOfItem(menu, item_id).flatMap((combo) => {
    if (!canBeFilled(menu, combo)) return [];
    const amounts = combo.slots.map((slot) =>
      slot.id === combo.primary_slot_id ? leastWith(slot, item_id, items) : leastOfSlot(slot, items),
    );
    const extra = minor(combo.base_price + sumOf(amounts) - price);
    return extra <= price ? [{ combo, extra }] : [];
  });
};
