import type { Text } from "@tablee/domain/language/text";
import type { Menu } from "@tablee/domain/menus/menu";
import { entryName } from "@tablee/domain/menus/slot-portions";
import { minor, type Minor } from "@tablee/domain/money/minor";
import { chosenModifiers, type Portion, readLine } from "@tablee/domain/orders/line/line-portions";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";

/**
 * What was chosen in one group and within its choices (menus §46): names with how often and how deep, and what all of it
 * adds, or takes off (0 where the price is the item's own).
 */
export interface ChosenDetail {
  chosen: { name: Text; quantity: number; depth: number }[];
  extra: Minor;
}

/** One item of a line with what was chosen for it; `item` is null for an item line, whose name stands above. */
export interface LineDetail {
  item: Text | null;
  /** How many portions of a combo's slot are just this. */
  count: number;
  groups: ChosenDetail[];
}

/**
 * What a line consists of, for reading: group by group in menu order, slot by slot for a combo. Portions of a slot that
 * are the same are told once.
 */
export function lineDetails(menu: Menu, line: OrderLine): LineDetail[] {
  const alike = new Map<string, LineDetail>();
  for (const portion of readLine(menu, line)?.portions ?? []) {
    const { item, slot, slot_item } = portion;
    const groups = groupDetails(portion);
    if (slot_item === null && groups.length === 0) continue;
    const key = JSON.stringify([slot?.id, item.id, slot_item?.variant, groups]);
    const same = alike.get(key);
    if (same) same.count += 1;
    else alike.set(key, { item: slot_item && entryName(item.name, slot_item), count: 1, groups });
  }
  return [...alike.values()];
}

function groupDetails(portion: Portion): ChosenDetail[] {
  const details = new Map<number, ChosenDetail>();
  let top = 0;
  for (const { group, modifier, quantity, amount, within } of chosenModifiers(portion)) {
    if (within.length === 0) top = group.id;
    const detail = details.get(top) ?? { chosen: [], extra: minor(0) };
    // A size's price is the item's: it is told in the line's own amount.
    const extra = within.length === 0 && group.price_display === "total" ? 0 : amount;
    details.set(top, {
      chosen: [...detail.chosen, { name: modifier.name, quantity, depth: within.length }],
      extra: minor(detail.extra + extra),
    });
  }
  return [...details.values()];
}
