import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { placeLine } from "@tablee/domain/sharing/preview";
import { currentLanguage } from "../../language/language.ts";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { restaurantData } from "./restaurant-data.ts";
import { orNotFound, restaurantIdOf } from "./address-loading.ts";
import { restaurantByPlaceQuery, restaurantCardQuery } from "./restaurant-queries.ts";

// The data and heads of the restaurants' own pages: loaded with the first of them, not with every page.

export async function loadRestaurant(context: AppContext, restaurant_id: string): Promise<void> {
  await context.queryClient
    .query({ ...restaurantCardQuery(context, restaurantIdOf(restaurant_id)), staleTime: "static" })
    .catch(orNotFound);
}

export async function loadRestaurantByPlace(context: AppContext, place_id: string): Promise<void> {
  await context.queryClient
    .query({ ...restaurantByPlaceQuery(context, place_id), staleTime: "static" })
    .catch(orNotFound);
}

function restaurantHead(restaurant: RestaurantCard | undefined, context: Pick<AppContext, "origin" | "host_facts">) {
  if (!restaurant) return {};
  const language = currentLanguage();
  return pageHead({
    title: textIn(restaurant.name, language),
    description:
      textIn(restaurant.description, language) ||
      textIn(restaurant.menu_description, language) ||
      [restaurant.address, restaurant.city].filter(Boolean).join(", "),
    path: `/restaurants/${restaurant.id}`,
    context,
    // Only servers write it: nothing of it is in what browsers load.
    ...(import.meta.env.SSR && { unlisted: restaurant.status === PREPARING }),
    preview: {
      type: "restaurant",
      item_id: restaurant.id,
      title: textIn(restaurant.name, language),
      place: placeLine(restaurant.address, restaurant.city),
      image: restaurant.cover_image_path ?? restaurant.logo_image_path,
    },
    type: "restaurant.restaurant",
    // For crawlers that run no scripts; not part of what browsers load.
    structured: import.meta.env.SSR ? restaurantData(restaurant, language, context.origin) : undefined,
  });
}

/** Returns the head of a restaurant's page. */
export const headOfRestaurant = (context: AppContext, restaurant_id: string) =>
  restaurantHead(
    context.queryClient.getQueryData(restaurantCardQuery(context, Number(restaurant_id)).queryKey),
    context,
  );

export const headOfRestaurantByPlace = (context: AppContext, place_id: string) =>
  restaurantHead(context.queryClient.getQueryData(restaurantByPlaceQuery(context, place_id).queryKey), context);
