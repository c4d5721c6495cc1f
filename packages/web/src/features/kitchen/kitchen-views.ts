/** What is looked at instead of the orders. */
export const KITCHEN_VIEWS = ["stock", "capacity", "totals", "printers"] as const;
export type KitchenView = (typeof KITCHEN_VIEWS)[number];
