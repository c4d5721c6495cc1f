import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Domain, SiteGroup } from "@tablee/contract/sites/sites.contract";

/** The owner of the sites that are edited: a restaurant or a group. */
export interface SiteOwner {
  key: string;
  name: Domain["name"];
  /** The id with which a domain is saved for it. */
  id: { restaurant_id: number } | { group_id: number };
  /** The address at which its site can be previewed. */
  trial: string;
  /** Whether something belongs to it. */
  has: (one: { restaurant_id: number | null; group_id?: number | null }) => boolean;
  /** The restaurant; null for a group. */
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
