import { type Minor, minor } from "../money/minor.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";

/**
 * What a delivery still lacks of the least that the restaurant delivers (orders §39): by what the dishes cost on the
 * menu, before offers, tax, tip and fee. 0 where nothing is missing, and in every other mode.
 */
export const missingForDelivery = (minimum: Minor, mode: OrderMode | null, dishes: Minor): Minor =>
  mode === "delivery" ? minor(Math.max(0, minimum - dishes)) : minor(0);
