import { type Minor, minor } from "../money/minor.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";

/**
 * What a delivery lacks of the restaurant's minimum order (orders §39), by the menu prices of the dishes, before
 * offers, tax, tip and fee. 0 if nothing is missing, and in every other mode.
 */
export const missingForDelivery = (minimum: Minor, mode: OrderMode | null, dishes: Minor): Minor =>
  mode === "delivery" ? minor(Math.max(0, minimum - dishes)) : minor(0);
