import type { Text } from "@tablee/domain/language/text";
import type { Menu } from "@tablee/domain/menus/menu";
import { entryName } from "@tablee/domain/menus/slot-portions";
import { minor, type Minor } from "@tablee/domain/money/minor";
import { chosenModifiers, type Portion, readLine } from "@tablee/domain/orders/line/line-portions";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";

/**
 * The choices in one group and those within them (menus §46): names with quantity and depth, and what all of them add
 * or take off together (0 if they set the item's own price).
 */
export interface ChosenDetail {
  chosen: { name: Text; quantity: number; depth: number }[];
  extra: Minor;
}

/** One item of a line with its choices; `item` is null for an item line, whose name is shown above. */
export interface LineDetail {
  item: Text | null;
  /** How many portions of a combo's slot are exactly this. */
  count: number;
  groups: ChosenDetail[];
}

/**
 * What a line consists of, for display: group by group in menu order, slot by slot for a combo. Equal portions of a
 * slot are listed once.
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
    // The price of a size is the item's own: it is part of the line's amount.
    const extra = within.length === 0 && group.price_display === "total" ? 0 : amount;
    details.set(top, {
      chosen: [...detail.chosen, { name: modifier.name, quantity, depth: within.length }],
      extra: minor(detail.extra + extra),
    });
  }
  return [...details.values()];
}
