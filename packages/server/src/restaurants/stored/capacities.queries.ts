import type { SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { restaurantCapacities } from "./capacities.table.ts";

/** Returns the limits of each restaurant, by id; a restaurant without limits is absent. */
export const readCapacities = async (
  db: Queryable,
  restaurant_ids: readonly number[],
): Promise<Map<number, SlotCapacity[]>> => {
  const rows = await db
    .select()
    .from(restaurantCapacities)
    .where(inArray(restaurantCapacities.restaurant_id, [...restaurant_ids]))
    .orderBy(asc(restaurantCapacities.mode), asc(restaurantCapacities.kind));
  const found = new Map<number, SlotCapacity[]>();
  for (const { restaurant_id, ...one } of rows) found.set(restaurant_id, [...(found.get(restaurant_id) ?? []), one]);
  return found;
};

/** Replaces all limits of a restaurant; the same transaction must increment its revision. */
export const replaceCapacities = async (
  tx: Queryable,
  restaurant_id: number,
  capacities: readonly SlotCapacity[],
): Promise<void> => {
  await tx.delete(restaurantCapacities).where(eq(restaurantCapacities.restaurant_id, restaurant_id));
  if (capacities.length === 0) return;
  await tx.insert(restaurantCapacities).values(capacities.map((one) => ({ ...one, restaurant_id })));
};
