import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { ReachProblem } from "@tablee/domain/orders/delivery-reach";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { createContext, use } from "react";
import type { PlaceState } from "./basket-settings-place.ts";
import type { OrderChoice, OrderingFacts } from "./basket-settings.ts";

/** How and when the order at this restaurant is for, and how to change it. */
export interface OrderSettings {
  restaurant: RestaurantCard;
  /** With the notice that the basket's items ask for, and without the half hours that are full. */
  facts: OrderingFacts;
  choice: OrderChoice;
  /** Whether it is known where the delivery's address lies, and whether that is within reach. */
  place: PlaceState;
  reach: ReachProblem | null;
  /** A mode that was wanted for this basket and is not to be had. */
  lostMode: OrderMode | null;
  /** Delivery without an address asks for it first. */
  chooseMode: (mode: OrderMode) => void;
  openSettings: () => void;
}

/** Provided by basket-settings-provider.tsx. */
export const OrderSettingsContext = createContext<OrderSettings | null>(null);

export function useOrderSettings(): OrderSettings {
  const settings = use(OrderSettingsContext);
  if (!settings) throw new Error("useOrderSettings needs an OrderSettingsProvider above it");
  return settings;
}
