import type { RestaurantAct } from "@tablee/domain/accounts/right";

/** The views other than the orders. */
export const KITCHEN_VIEWS = ["stock", "capacity", "totals", "printers"] as const;
export type KitchenView = (typeof KITCHEN_VIEWS)[number];

/** The permission that each view requires. */
export const VIEW_ACT = {
  stock: "stock",
  capacity: "capacity",
  totals: "money",
  printers: "printers",
} as const satisfies Record<KitchenView, RestaurantAct>;
