import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import type { Db } from "../database/open-database.ts";
import { UntilChanged } from "../database/until-changed.ts";
import { type RestaurantFacts, restaurantFacts } from "./stored/order-facts.ts";
import { readRestaurants } from "./restaurant-list.queries.ts";
import { restaurantCard } from "./restaurant-view.ts";

/** A restaurant of a list: what it shows, without a distance, and what filters ask of it. */
export interface ListedRestaurant {
  card: RestaurantCard;
  facts: RestaurantFacts;
}

/** A large city's restaurants; some three thousand bytes each. */
const MAX_KEPT = 6_000;

const kept = new UntilChanged<number, ListedRestaurant>(MAX_KEPT, (topic, entries) => {
  const [kind, id] = topic.split(":");
  if (kind === "restaurants") entries.clear();
  else if (kind === "restaurant") entries.delete(Number(id));
});

/** Restaurants by id; those that are gone are missing, as are those that their owners prepare (management §41). */
export const listedRestaurants = (db: Db, ids: readonly number[]): Promise<Map<number, ListedRestaurant>> =>
  kept.getMany(db, ids, async (missing) => {
    const rows = await readRestaurants(db, missing);
    const shown = rows.filter(({ status }) => status !== PREPARING);
    return new Map(shown.map((row) => [row.id, { card: restaurantCard(row, null), facts: restaurantFacts(row) }]));
  });
