import type { OrdersAvailability } from "@tablee/contract/restaurants/restaurants.schema";
import type { OrderAvailability } from "@tablee/domain/restaurants/availability";

/** The answer of restaurants §17; modes that the restaurant hides are absent. */
export const availabilityView = (
  restaurant_id: number,
  found: OrderAvailability,
  full_slots: ReadonlySet<number>,
): OrdersAvailability => ({
  restaurant_id,
  status: found.status,
  modes: Object.fromEntries(
    Object.entries(found.modes)
      .filter(([, mode]) => mode.shown)
      .map(([name, { available, reason }]) => [name, { available, reason }]),
  ),
  dates: found.dates,
  date: found.date,
  times: found.times,
  available: found.available,
  full_slots: [...full_slots].toSorted((a, b) => a - b).map((start) => new Date(start).toISOString()),
});
