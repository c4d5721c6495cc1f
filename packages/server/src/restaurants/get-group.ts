import type { RestaurantGroup } from "@tablee/contract/restaurants/restaurants.schema";
import type { Services } from "../services.ts";
import { readGroup } from "./groups.queries.ts";
import { listedRestaurants } from "./restaurant-cards.ts";

/** Returns a group with its restaurants (restaurants §24); null if there is no such group. */
export async function getGroup(
  { database: { db } }: Pick<Services, "database">,
  alias: string,
): Promise<RestaurantGroup | null> {
  const found = await readGroup(db, alias);
  if (!found) return null;
  const { name, theme } = found.group;
  const listed = await listedRestaurants(db, found.ids);
  return {
    group: { alias, name, logo: theme.logo_url, theme },
    restaurants: found.ids.flatMap((id) => {
      const restaurant = listed.get(id);
      return restaurant ? [restaurant.card] : [];
    }),
  };
}
