import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import { limitKey } from "../http/caller-address.ts";
import type { Context } from "../http/context.ts";
import { api, asMember } from "../http/implement.ts";
import { menuOf } from "../menus/menu-cache.ts";
import { getAvailability } from "./get-availability.ts";
import { getGroup } from "./get-group.ts";
import { likeRestaurant } from "./like-restaurant.ts";
import { listPins } from "./list-pins.ts";
import { listRestaurants, type RestaurantsAsk } from "./list-restaurants.ts";
import { readIdByPlace } from "./restaurant-list.queries.ts";
import { restaurantView } from "./restaurant-view.ts";

/** Whether a list has a filter. If few restaurants match it, the whole walk outward is examined. */
const isFiltered = ({ cuisine, tag, diet, query, mode, open }: Partial<RestaurantsAsk>): boolean =>
  [cuisine, tag, diet, query, mode].some((filter) => filter !== undefined) || open === true;

async function limitLists({ viewer, limits, address }: Context, ask: Partial<RestaurantsAsk>): Promise<number | null> {
  const caller = viewer ? String(viewer.account_id) : limitKey(address);
  return (await limits.take("lists", caller)) ?? (isFiltered(ask) ? await limits.take("filtered_lists", caller) : null);
}

export const restaurantsRouter = {
  list: api.restaurants.list.handler(async ({ input, context, errors }) => {
    const retry_after = await limitLists(context, input);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    return listRestaurants(context, context.viewer, input);
  }),
  pins: api.restaurants.pins.handler(async ({ input, context, errors }) => {
    const retry_after = await limitLists(context, input);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    return listPins(context, context.viewer, input);
  }),
  get: api.restaurants.get.handler(async ({ input, context, errors }) => {
    const entry = await menuOf(context, input.id);
    if (!entry) throw errors.not_found();
    return restaurantView(entry);
  }),
  // What a restaurant offers does not depend on the moment yet; when it takes orders does: see `availabilityAt`.
  getAt: api.restaurants.getAt.handler(async ({ input, context, errors }) => {
    const entry = await menuOf(context, input.id);
    if (!entry) throw errors.not_found();
    return restaurantView(entry);
  }),
  byPlace: api.restaurants.byPlace.handler(async ({ input, context, errors }) => {
    const id = await readIdByPlace(context.database.db, input.google_place_id);
    const entry = id === null ? null : await menuOf(context, id);
    if (!entry) throw errors.not_found();
    return restaurantView(entry);
  }),
  group: api.restaurants.group.handler(async ({ input, context, errors }) => {
    const found = await getGroup(context, input.alias);
    if (!found) throw errors.not_found();
    return found;
  }),
  availability: api.restaurants.availability.handler(async ({ input, context, errors }) => {
    const { id, ...asked } = input;
    const found = await getAvailability(context, id, asked);
    if (!found) throw errors.not_found();
    return found;
  }),
  availabilityAt: api.restaurants.availabilityAt.handler(async ({ input, context, errors }) => {
    const { id, ...asked } = input;
    const found = await getAvailability(context, id, asked);
    if (!found) throw errors.not_found();
    return found;
  }),
  like: api.restaurants.like.use(asMember).handler(async ({ input, context, errors }) => {
    const result = await likeRestaurant(context, context.viewer.account_id, input);
    if ("enabled" in result) return result;
    if (result.refused === "not_found") throw errors.not_found();
    if (result.refused === "too_many_favorites") throw errors.too_many_favorites({ data: { most: MOST_FAVORITES } });
    throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
  }),
};
