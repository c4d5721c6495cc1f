import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { ReachProblem } from "@tablee/domain/orders/delivery-reach";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { createContext, use } from "react";
import type { PlaceState } from "./basket-settings-place.ts";
import type { OrderChoice, OrderingFacts } from "./basket-settings.ts";

/** The mode and time of the order at this restaurant, with ways to change them. */
export interface OrderSettings {
  restaurant: RestaurantCard;
  /** Including the notice that the basket's items need, and without the half hours that are full. */
  facts: OrderingFacts;
  choice: OrderChoice;
  /** Whether the position of the delivery address is known, and whether it is within reach. */
  place: PlaceState;
  reach: ReachProblem | null;
  /** The mode that was chosen for this basket and is not available. */
  lostMode: OrderMode | null;
  /** For delivery without an address, opens the settings to ask for it. */
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
