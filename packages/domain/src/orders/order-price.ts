import type { Menu } from "../menus/menu.ts";
import { minor, type Minor } from "../money/minor.ts";
import { orderTotals } from "../money/tax.ts";
import { priceLine, type LinePrice } from "./line/line-price.ts";
import type { OrderLine } from "./line/order-line.ts";

export interface OrderPrice {
  /** One a line, in order; null where the item or combo is not on the menu: it counts for nothing. */
  lines: (LinePrice | null)[];
  subtotal: Minor;
  tax: Minor;
  tip: Minor;
  delivery_fee: Minor;
  total: Minor;
}

/** Prices a whole order from the menu: tax once, on the subtotal (orders §16). */
export const priceOrder = (
  menu: Menu,
  lines: readonly OrderLine[],
  { tip, delivery_fee }: { tip: Minor; delivery_fee: Minor },
): OrderPrice => {
  const priced = lines.map((line) => priceLine(menu, line));
  const subtotal = minor(priced.reduce((sum, line) => sum + (line?.price ?? 0), 0));
  return { lines: priced, ...orderTotals({ subtotal, tip, delivery_fee }) };
};
