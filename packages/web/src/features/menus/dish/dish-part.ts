import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { ReactNode } from "react";
import type { MenuOutline } from "../reading/menu-outline.ts";

/** What the dialog shows of an item, or of a combo. */
export interface DishPart {
  title: string;
  /** What one is doing, beside the close button. */
  eyebrow: string | undefined;
  /** null: the dish is not known. */
  aside: ReactNode;
  footer: ReactNode;
  /** null: it has left the menu, or the menu is on its way. */
  body: ReactNode;
}

export interface PartProps {
  whole: Restaurant | undefined;
  outline: MenuOutline | undefined;
  menu: Menu | null;
  /** What the basket holds. */
  lines: readonly (OrderLine & { id: string })[];
  onDone: () => void;
}
