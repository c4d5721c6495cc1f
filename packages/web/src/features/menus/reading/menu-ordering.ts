import type { Text } from "@tablee/domain/language/text";
import type { Minor } from "@tablee/domain/money/minor";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { OrderMoment } from "@tablee/domain/restaurants/order-slots";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { createContext, use } from "react";

/** What a line looked like when it was put in the basket. */
export interface ShownLine {
  name: Text;
  image_url: string | null;
  unit_price: Minor;
}

/**
 * Ordering as the menu needs it: what is in the basket of this restaurant, and how to put something there. The
 * screens of orders provide it, so that menus knows nothing of baskets.
 */
export interface MenuOrdering {
  /** Pieces in the basket by item id and by combo id. */
  items: ReadonlyMap<number, number>;
  combos: ReadonlyMap<number, number>;
  lines: readonly (OrderLine & { id: string })[];
  add(line: OrderLine, shown: ShownLine): void;
  /** Puts an edited line in the place of the one with this id. */
  replace(id: string, line: OrderLine, shown: ShownLine): void;
  /** How the order is had, which decides what dishes cost (menus §44); null: the restaurant offers no way. */
  mode: OrderMode | null;
  /** When the order is for; null: that is not known yet, and nothing is refused for it. */
  moment: OrderMoment | null;
  /** The first time at which what is in the order can be had together with dishes of such weeks; null: there is none. */
  nextMoment(served: readonly WeekHours[]): OrderMoment | null;
  chooseMoment(moment: OrderMoment): void;
}

export const MenuOrderingContext = createContext<MenuOrdering | null>(null);

/** null where nothing can be ordered at all. */
export const useMenuOrdering = (): MenuOrdering | null => use(MenuOrderingContext);

/** The way of ordering whose prices are shown; null: the menu's own. */
export const useShownMode = (): OrderMode | null => useMenuOrdering()?.mode ?? null;

/** The path that a menu lies at where that is not the restaurant's own: a shared table's. Links to dishes lead there. */
export const MenuPathContext = createContext<string | null>(null);
