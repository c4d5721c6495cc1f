import type { Order, PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Language, Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import { minor } from "@tablee/domain/money/minor";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { AgainLine, LeftOut } from "@tablee/domain/orders/afterwards/order-again";
import { type OrderLine, portionNumber } from "@tablee/domain/orders/line/order-line";
import { sentLine } from "@tablee/domain/orders/line/sent-line";
import { m } from "../../../paraglide/messages.js";
import { addLine, newLineId } from "../basket/basket-lines.ts";
import type { Basket, BasketLine, BasketRestaurant } from "../basket/basket-schema.ts";

/** The lines of an order as they were sent. */
export const linesAgain = ({ items }: Pick<Order, "items">): OrderLine[] =>
  items.flatMap((line) => sentLine(line) ?? []);

/** A line as today's menu shows it. */
export function shownToday(menu: Menu, line: OrderLine): BasketLine {
  const dish = line.type === "item" ? itemOf(menu, line.item_id) : comboOf(menu, line.combo_id);
  const shown: { name: Text; image_url: string | null } = dish ?? {
    name: { en: null, fr: null, default: null },
    image_url: null,
  };
  const unit_price = priceLine(menu, line)?.unit_price ?? minor(0);
  return { ...line, id: newLineId(), name: shown.name, image_url: shown.image_url, unit_price };
}

/** The basket with all the lines added; `capped`: some quantity was cut off, because a line holds at most 25. */
export function putAgain(
  basket: Basket,
  restaurant: BasketRestaurant,
  menu: Menu,
  lines: readonly AgainLine[],
): { change: Pick<Basket, "items" | "restaurant">; capped: boolean; begins: boolean } {
  let now = basket;
  let capped = false;
  let begins = false;
  for (const { line } of lines) {
    const added = addLine(now, restaurant, shownToday(menu, line));
    now = { ...now, ...added.change };
    capped ||= added.capped;
    begins ||= added.begins;
  }
  return { change: { items: now.items, restaurant: now.restaurant }, capped, begins };
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** A reason without a text does not compile. */
const REASONS = {
  item_gone: () => m.order_again_gone(),
  out_of_stock: () => m.order_again_out_of_stock(),
  not_orderable: () => m.order_again_not_orderable(),
  group_below_minimum: () => m.order_again_choice_gone(),
  group_above_maximum: () => m.order_again_choice_changed(),
  modifier_unknown: () => m.order_again_choice_gone(),
  modifier_hidden: () => m.order_again_choice_changed(),
  slot_missing: () => m.order_again_choice_gone(),
  slot_item_unknown: () => m.order_again_choice_gone(),
  slot_above_maximum: () => m.order_again_choice_changed(),
  quantity_invalid: () => m.order_again_choice_changed(),
  limit_reached: (data) => m.order_again_limit({ limit: number(data["limit"]) }),
} satisfies Record<LeftOut["code"], (data: Record<string, unknown>) => string>;

/** A line of a past order that is not as it was, ready to be listed. */
export interface Changed {
  id: string;
  name: string;
  words: string;
}

/** The lines that are left out, by their names at the time, and why. */
export const leftOutWords = (
  order: Pick<Order, "items">,
  left_out: readonly LeftOut[],
  language: Language,
): Changed[] =>
  left_out.flatMap(({ from, code, data }) => {
    const old = order.items[from];
    return old ? [{ id: old.id, name: textIn(old.name, language), words: REASONS[code](data) }] : [];
  });

/** The lines that are added with changes, and what has changed. */
export const changedWords = (order: Pick<Order, "items">, lines: readonly AgainLine[], language: Language): Changed[] =>
  lines.flatMap(({ from, line, dropped, fewer }) => {
    const old = order.items[from];
    if (!old || (dropped.length === 0 && !fewer)) return [];
    const names = dropped.flatMap((choice) => nameOfChoice(old, choice, language) ?? []);
    const words = [
      names.length > 0 ? m.order_again_without({ names: names.join(", ") }) : "",
      fewer ? m.order_again_fewer({ quantity: line.quantity }) : "",
    ];
    return [{ id: old.id, name: textIn(old.name, language), words: words.filter(Boolean).join(", ") }];
  });

function nameOfChoice(old: PricedLine, choice: AgainLine["dropped"][number], language: Language): string | null {
  const entry = old.modifiers.find(
    (each) =>
      each.item_id === choice.item_id &&
      each.slot_id === choice.slot_id &&
      portionNumber(each) === portionNumber(choice) &&
      each.modifier_group_id === choice.modifier_group_id,
  );
  const chosen = entry?.selection.find(({ modifier_id }) => modifier_id === choice.modifier_id);
  const name = choice.modifier_id === null ? entry?.item_name : chosen?.name;
  return name ? textIn(name, language) : null;
}
