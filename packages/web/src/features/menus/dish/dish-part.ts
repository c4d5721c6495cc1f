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
  /** null while nothing is being composed. */
  steps: DishSteps | null;
}

/** Where the person is among the steps of a dish or combo. */
export interface DishSteps {
  /** Starts at 0. */
  at: number;
  /** Leads one step back; null on the first step. */
  previous: (() => void) | null;
}

export interface PartProps {
  whole: Restaurant | undefined;
  outline: MenuOutline | undefined;
  menu: Menu | null;
  /** The lines of the basket. */
  lines: readonly (OrderLine & { id: string })[];
  onDone: () => void;
}
