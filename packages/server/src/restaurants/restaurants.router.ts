import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import { api, asMember } from "../http/implement.ts";
import { menuOf } from "../menus/menu-cache.ts";
import { getAvailability } from "./get-availability.ts";
import { getGroup } from "./get-group.ts";
import { likeRestaurant } from "./like-restaurant.ts";
import { listRestaurants } from "./list-restaurants.ts";
import { readIdByPlace } from "./restaurant-list.queries.ts";
import { restaurantView } from "./restaurant-view.ts";

export const restaurantsRouter = {
  list: api.restaurants.list.handler(({ input, context }) => listRestaurants(context, context.viewer, input)),
  get: api.restaurants.get.handler(async ({ input, context, errors }) => {
    const entry = await menuOf(context, input.id);
    if (!entry) throw errors.not_found();
    return restaurantView(entry);
  }),
  // What a restaurant offers does not depend on the moment yet; when it takes orders does: orders-availability.
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
