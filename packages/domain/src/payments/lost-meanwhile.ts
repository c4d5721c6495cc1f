import type { Menu } from "../menus/menu.ts";
import { itemOf } from "../menus/find-in-menu.ts";
import { closedSection } from "../menus/section-hours.ts";
import { canStillBeHad, type OrderMoment, type SlotFacts } from "../restaurants/order-slots.ts";
import { checkLine } from "../orders/line/check-line.ts";
import { readLine } from "../orders/line/line-portions.ts";
import type { LineProblemCode } from "../orders/line/line-problem.ts";
import type { OrderLine } from "../orders/line/order-line.ts";

/** Why an order that was placed earlier can no longer be made. */
export type Lost = "too_late" | "sold_out";

interface WaitingOrder extends OrderMoment {
  planned: boolean;
  max_time: Date;
  lines: readonly OrderLine[];
}

/** Prices, texts and the rules of choices remain as they were when the order was placed (orders §25). */
const SOLD_OUT: ReadonlySet<LineProblemCode> = new Set(["item_gone", "out_of_stock"]);

/**
 * Why an order that was placed earlier can no longer be made as it was promised, if its kitchen only learns of it at a
 * moment (payments §6); null if it can. The kitchen decides about stock by the orders that it sees, so a dish that has
 * sold out meanwhile, or has left the menu, is lost to this one.
 */
export const lostMeanwhile = (
  { menu, restaurant }: { menu: Menu; restaurant: SlotFacts },
  { lines, ...order }: WaitingOrder,
  at: Date,
): Lost | null => {
  if (!canStillBeHad(restaurant, order, at)) return "too_late";
  if (lines.some((line) => isGone(menu, line) || checkLine(menu, line).some(({ code }) => SOLD_OUT.has(code))))
    return "sold_out";
  const items = lines.flatMap((line) => (readLine(menu, line)?.portions ?? []).map(({ item }) => item));
  const { date } = order;
  const moment = { timezone: restaurant.timezone, date, time: order.planned ? order.time : "now" };
  return closedSection(menu, items, moment, at) ? "too_late" : null;
};

/** Whether something that fills a combo has left the menu: its slot no longer lists that either (payments §6). */
const isGone = (menu: Menu, line: OrderLine): boolean =>
  line.type === "combo" &&
  line.modifiers.some(
    ({ item_id, modifier_group_id, selection }) =>
      modifier_group_id === null && selection.length === 0 && !itemOf(menu, item_id),
  );
