import { TREND_CATEGORIES } from "@tablee/domain/search/trends";
import * as z from "zod";
import { Discovery } from "../discoveries/discoveries.schema.ts";
import { MemberCard } from "../members/member.schema.ts";
import { RestaurantCard } from "../restaurants/restaurants.schema.ts";
import { Continuation } from "../wire/values.schema.ts";
import { FoundItem } from "./search.schema.ts";

/** A hashtag without its sign, folded: "cremebrulee". */
const Hashtag = z.string().min(1).max(60);
/** The sum of the members' votes, each weighted by its age. */
const score = z.number();

export const TrendItem = z.union([
  z.object({ score, recommendation: Discovery }),
  z.object({ score, hashtag: Hashtag }),
  z.object({ score, item: FoundItem }),
  z.object({ score, restaurant: RestaurantCard }),
  z.object({ score, account: MemberCard }),
]);
export type TrendItem = z.infer<typeof TrendItem>;

/** The top of a category, highest score first; `continuation` is null because a trend has a single page. */
export const Trend = z.object({
  category: z.enum(TREND_CATEGORIES),
  items: z.array(TrendItem),
  continuation: Continuation.nullable(),
});
export type Trend = z.infer<typeof Trend>;

/** What is shown before a search (search §9). */
export const SearchTrends = z.object({
  hashtags: z.array(z.object({ hashtag: Hashtag })),
  members: z.array(MemberCard),
});
export type SearchTrends = z.infer<typeof SearchTrends>;
