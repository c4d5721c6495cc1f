import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Domain, SiteGroup } from "@tablee/contract/sites/sites.contract";

/** Whose sites are being set: a restaurant's, or a group's. */
export interface SiteOwner {
  key: string;
  name: Domain["name"];
  /** As a domain is saved for it. */
  id: { restaurant_id: number } | { group_id: number };
  /** Where one sees how its site would be. */
  trial: string;
  /** Whether something is its own. */
  has: (one: { restaurant_id: number | null; group_id?: number | null }) => boolean;
  /** null: it is a group. */
  restaurant: RestaurantCard | null;
}

export const ofRestaurant = (restaurant: RestaurantCard): SiteOwner => ({
  key: `restaurant ${restaurant.id}`,
  name: restaurant.name,
  id: { restaurant_id: restaurant.id },
  trial: `/menu?single-menu=${restaurant.id}`,
  has: ({ restaurant_id }) => restaurant_id === restaurant.id,
  restaurant,
});

export const ofGroup = ({ id, alias, name }: SiteGroup): SiteOwner => ({
  key: `group ${id}`,
  name,
  id: { group_id: id },
  trial: `/clients/${alias}`,
  has: ({ group_id }) => group_id === id,
  restaurant: null,
});
