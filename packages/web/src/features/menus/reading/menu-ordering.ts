import type { Text } from "@tablee/domain/language/text";
import type { Minor } from "@tablee/domain/money/minor";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { OrderMoment } from "@tablee/domain/restaurants/order-slots";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { createContext, use } from "react";

/** What a line looked like when it was added to the basket. */
export interface ShownLine {
  name: Text;
  image_url: string | null;
  unit_price: Minor;
}

/**
 * What the menu needs for ordering: the content of this restaurant's basket, and how to add to it. The screens of
 * orders provide it, so that menus knows nothing about baskets.
 */
export interface MenuOrdering {
  /** The number of pieces in the basket, by item id and by combo id. */
  items: ReadonlyMap<number, number>;
  combos: ReadonlyMap<number, number>;
  lines: readonly (OrderLine & { id: string })[];
  add(line: OrderLine, shown: ShownLine): void;
  /** Replaces the line with this id by an edited one. */
  replace(id: string, line: OrderLine, shown: ShownLine): void;
  /** The order's mode, which decides the prices of dishes (menus §44); null: the restaurant offers none. */
  mode: OrderMode | null;
  /** When the order is for; null: not known yet, so nothing is refused because of it. */
  moment: OrderMoment | null;
  /** The first time at which the order is available together with dishes served in these weeks; null: there is none. */
  nextMoment(served: readonly WeekHours[]): OrderMoment | null;
  chooseMoment(moment: OrderMoment): void;
}

export const MenuOrderingContext = createContext<MenuOrdering | null>(null);

/** null where ordering is not possible at all. */
export const useMenuOrdering = (): MenuOrdering | null => use(MenuOrderingContext);

/** The mode whose prices are shown; null: the menu's own prices. */
export const useShownMode = (): OrderMode | null => useMenuOrdering()?.mode ?? null;

/** The path of a menu that is not shown at the restaurant's own: a shared table's. Links to dishes lead there. */
export const MenuPathContext = createContext<string | null>(null);
