import type { TrendCategory } from "@tablee/domain/search/trends";
import { m } from "../../../paraglide/messages.js";

export const CATEGORY_WORDS = {
  discoveries: () => m.search_trend_discoveries(),
  hashtags: () => m.search_trend_hashtags(),
  dishes: () => m.search_trend_dishes(),
  restaurants: () => m.search_trend_restaurants(),
  members: () => m.search_trend_members(),
} satisfies Record<TrendCategory, () => string>;
