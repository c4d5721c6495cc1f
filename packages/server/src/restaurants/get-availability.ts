import type { OrdersAvailability } from "@tablee/contract/restaurants/restaurants.schema";
import { orderAvailability } from "@tablee/domain/restaurants/availability";
import { menuOf } from "../menus/menu-cache.ts";
import { restaurantFacts } from "../orders/order-facts.ts";
import type { Services } from "../services.ts";
import { availabilityView } from "./availability-view.ts";

/** When and how a restaurant takes orders now (decisions, "The availability answer"); null where there is none. */
export async function getAvailability(
  services: Services,
  restaurant_id: number,
  asked: { date?: string; time?: string },
): Promise<OrdersAvailability | null> {
  const entry = await menuOf(services, restaurant_id);
  if (!entry) return null;
  return availabilityView(restaurant_id, orderAvailability(restaurantFacts(entry.row), asked, services.clock()));
}
