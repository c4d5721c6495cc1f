import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { placeLine } from "@tablee/domain/sharing/preview";
import { notFound } from "@tanstack/react-router";
import { isCallError } from "../../api/call-error.ts";
import { currentLanguage } from "../../language/language.ts";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { restaurantData } from "./restaurant-data.ts";
import { restaurantByPlaceQuery, restaurantCardQuery, restaurantsQuery, zonesQuery } from "./restaurant-queries.ts";
import { filterOf, pointOf, type RestaurantsSearch } from "./restaurants-search.ts";

// The data and heads of the restaurants' routes: loaded with the first of them, not with every page.

const onServer = typeof document === "undefined";

/** Parses the id in an address; an invalid one makes no call. */
export function restaurantIdOf(param: string): number {
  const id = Number(param);
  if (!/^[1-9]\d{0,9}$/.test(param) || id > 2_147_483_647) throw notFound();
  return id;
}

const NOWHERE = new Set(["not_found", "invalid_input"]);

/** Rethrows an error; for a restaurant that does not exist or has an invalid address, as "not found". */
export const orNotFound = (error: unknown): never => {
  throw isCallError(error) && NOWHERE.has(error.code) ? notFound() : error;
};

/** Loads the list, the unfiltered list, whose cuisines are the filters, and the neighbourhoods that rows name. */
export async function loadRestaurants({ queryClient, orpc }: AppContext, search: RestaurantsSearch): Promise<void> {
  const near = pointOf(search.around);
  const filter = filterOf(search);
  const zones = zonesQuery(orpc, near);
  // Favourites are personal: no page cached for everybody contains them.
  const lists = [...(filter.favorites ? [] : [restaurantsQuery(orpc, filter, near)]), restaurantsQuery(orpc, {}, near)];
  if (!onServer) {
    void queryClient.query(zones).catch(() => undefined);
    return void lists.map((query) => queryClient.infiniteQuery(query).catch(() => undefined));
  }
  await Promise.all([
    queryClient.query(zones).catch(() => undefined),
    ...lists.map((query) => queryClient.infiniteQuery({ ...query, staleTime: "static" })),
  ]);
}

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
