import type { RestaurantAct } from "@tablee/domain/accounts/right";

/** What is looked at instead of the orders. */
export const KITCHEN_VIEWS = ["stock", "capacity", "totals", "printers"] as const;
export type KitchenView = (typeof KITCHEN_VIEWS)[number];

/** What one has to be allowed to see it. */
export const VIEW_ACT = {
  stock: "stock",
  capacity: "capacity",
  totals: "money",
  printers: "printers",
} as const satisfies Record<KitchenView, RestaurantAct>;
