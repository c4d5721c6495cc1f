import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import type { Db } from "../database/open-database.ts";
import { sizeInMemory } from "../database/kept/size-in-memory.ts";
import { UntilChanged } from "../database/kept/until-changed.ts";
import { type RestaurantFacts, restaurantFacts } from "./stored/order-facts.ts";
import { readRestaurants } from "./restaurant-list.queries.ts";
import { restaurantCard } from "./restaurant-view.ts";

/** A restaurant of a list: its card, without a distance, and the facts that filters need. */
export interface ListedRestaurant {
  card: RestaurantCard;
  facts: RestaurantFacts;
}

/** The restaurants of a large city: about six thousand. */
const MOST_BYTES = 16 * 1024 * 1024;

const kept = new UntilChanged<number, ListedRestaurant>(
  MOST_BYTES,
  (topic, entries) => {
    const [kind, id] = topic.split(":");
    if (kind === "restaurants") entries.clear();
    else if (kind === "restaurant") entries.delete(Number(id));
  },
  sizeInMemory,
);

/** Returns restaurants by id; missing are those that are gone or that their owners still prepare (management §41). */
export const listedRestaurants = (db: Db, ids: readonly number[]): Promise<Map<number, ListedRestaurant>> =>
  kept.getMany(db, ids, async (missing) => {
    const rows = await readRestaurants(db, missing);
    const shown = rows.filter(({ status }) => status !== PREPARING);
    return new Map(shown.map((row) => [row.id, { card: restaurantCard(row, null), facts: restaurantFacts(row) }]));
  });
