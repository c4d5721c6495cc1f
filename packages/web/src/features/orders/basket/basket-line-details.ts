import type { Text } from "@tablee/domain/language/text";
import type { Menu } from "@tablee/domain/menus/menu";
import { minor, type Minor } from "@tablee/domain/money/minor";
import { chosenModifiers, type Portion, readLine } from "@tablee/domain/orders/line/line-portions";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";

/** What was chosen in one group: names with how often, and what it adds (0 where the price is the item's own). */
export interface ChosenDetail {
  chosen: { name: Text; quantity: number }[];
  extra: Minor;
}

/** One item of a line with what was chosen for it; `item` is null for an item line, whose name stands above. */
export interface LineDetail {
  item: Text | null;
  groups: ChosenDetail[];
}

/** What a line consists of, for reading: group by group in menu order, slot by slot for a combo. */
export const lineDetails = (menu: Menu, line: OrderLine): LineDetail[] =>
  (readLine(menu, line)?.portions ?? [])
    .map((portion) => ({ item: portion.slot ? portion.item.name : null, groups: groupDetails(portion) }))
    .filter(({ item, groups }) => item !== null || groups.length > 0);

function groupDetails(portion: Portion): ChosenDetail[] {
  const chosen = chosenModifiers(portion);
  return portion.groups.flatMap((group) => {
    const mine = chosen.filter((each) => each.group.id === group.id);
    if (mine.length === 0) return [];
    const sum = mine.reduce((total, { modifier, quantity }) => total + modifier.price * quantity, 0);
    return [
      {
        chosen: mine.map(({ modifier, quantity }) => ({ name: modifier.name, quantity })),
        // A size's price is the item's: it is told in the line's own amount.
        extra: minor(group.price_display === "total" ? 0 : sum),
      },
    ];
  });
}
