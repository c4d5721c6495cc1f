import { textIn } from "@tablee/domain/language/text-in";
import { currentLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { firstOfList } from "../discoveries/about/first-of-list.ts";
import { allRecommendedQuery } from "../discoveries/about/recommended-query.ts";
import { loadRestaurant } from "./restaurant-loading.ts";
import { restaurantCardQuery } from "./restaurant-queries.ts";

// Apart from the data and heads of the cards, which every card's page loads.

export async function loadRecommended(context: AppContext, restaurant_id: string): Promise<void> {
  await loadRestaurant(context, restaurant_id);
  const query = allRecommendedQuery(context.orpc, Number(restaurant_id));
  await firstOfList(context, (how) => context.queryClient.infiniteQuery({ ...query, ...how }));
}

export function headOfRecommended(context: AppContext, restaurant_id: string) {
  const query = restaurantCardQuery(context, Number(restaurant_id));
  const restaurant = context.queryClient.getQueryData(query.queryKey);
  if (!restaurant) return {};
  return pageHead({
    title: m.discoveries_here_at({ name: textIn(restaurant.name, currentLanguage()) }),
    description: null,
    path: `/restaurants/${restaurant.id}/recommended`,
    context,
    unlisted: true,
  });
}
