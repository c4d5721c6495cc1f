import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { ReactNode } from "react";
import type { MenuOutline } from "../reading/menu-outline.ts";

/** The part of the dialog that an item or a combo provides. */
export interface DishPart {
  title: string;
  /** The current activity, beside the close button. */
  eyebrow: string | undefined;
  /** null: the dish is not known. */
  aside: ReactNode;
  footer: ReactNode;
  /** null: it has left the menu, or the menu is loading. */
  body: ReactNode;
}

export interface PartProps {
  whole: Restaurant | undefined;
  outline: MenuOutline | undefined;
  menu: Menu | null;
  /** The lines of the basket. */
  lines: readonly (OrderLine & { id: string })[];
  onDone: () => void;
}
