import type { OrdersAvailability } from "@tablee/contract/restaurants/restaurants.schema";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { halfHourOf } from "@tablee/domain/restaurants/order-slots";
import { fullSlots } from "@tablee/domain/orders/slot-capacity";
import { orderAvailability } from "@tablee/domain/restaurants/availability";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { type MenuEntry, menuOf } from "../menus/menu-cache.ts";
import { restaurantFacts } from "./stored/order-facts.ts";
import { readSlotUses } from "../orders/stored/slot-use.queries.ts";
import type { Services } from "../services.ts";
import { availabilityView } from "./availability-view.ts";

export interface AvailabilityAsk {
  date?: string | undefined;
  time?: string | undefined;
  /** Slots that are full for this mode are omitted; without a mode, slots that are full for every mode. */
  mode?: OrderMode | undefined;
  /** The number of dishes in the order; 1 by default. */
  dishes?: number | undefined;
}

/** Returns when and how a restaurant takes orders now (restaurants §15); null if there is no such restaurant. */
export async function getAvailability(
  services: Services,
  restaurant_id: number,
  { date, time, ...order }: AvailabilityAsk,
): Promise<OrdersAvailability | null> {
  const entry = await menuOf(services, restaurant_id);
  if (!entry) return null;
  const at = services.clock();
  const facts = restaurantFacts(entry.row);
  const full_slots = await fullSlotsOf(services, entry, order, at);
  const found = orderAvailability({ ...facts, full_slots }, { date, time }, at);
  return availabilityView(restaurant_id, found, full_slots);
}

/** Reads nothing if the restaurant limits nothing. */
const fullSlotsOf = async (
  { database }: Services,
  { row, capacities }: MenuEntry,
  { mode, dishes = 1 }: AvailabilityAsk,
  at: Date,
): Promise<Set<number>> => {
  if (capacities.length === 0) return new Set();
  const modes = mode ? [mode] : offeredModes(row);
  const running = new Date(halfHourOf(at.getTime(), row.timezone));
  return fullSlots(capacities, await readSlotUses(database.db, row.id, running), { modes, dishes });
};

const offeredModes = (row: MenuEntry["row"]): readonly OrderMode[] => {
  const modes = modeAvailability(row);
  const offered = ORDER_MODES.filter((mode) => modes[mode].available);
  return offered.length > 0 ? offered : ORDER_MODES;
};
