import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import * as z from "zod";
import { Discovery } from "../discoveries/discoveries.schema.ts";
import { MemberCard } from "../members/member.schema.ts";
import { RestaurantCard } from "../restaurants/restaurants.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { CurrencyCode, Id, ImageUrl, Money } from "../wire/values.schema.ts";

/** A dish that was found, with where it is served. */
export const FoundItem = z.object({
  id: Id,
  name: Text,
  description: Text,
  type: z.enum(ITEM_TYPES),
  /** The lowest one with its required choices; null if it cannot be ordered yet. */
  price: Money.nullable(),
  /** It is shown as "From" (menus §34). */
  price_from: z.boolean(),
  currency: CurrencyCode,
  image_url: ImageUrl.nullable(),
  stock_status: z.string(),
  restaurant_id: Id,
  restaurant_name: Text,
  restaurant_city: z.string(),
  distance_km: z.number().nullable(),
});
export type FoundItem = z.infer<typeof FoundItem>;

/** The results of a search, best first; at most 20 of each kind (search §3). */
export const SearchAnswer = z.object({
  accounts: z.array(MemberCard),
  recommendations: z.array(Discovery),
  restaurant_items: z.array(FoundItem),
  restaurants: z.array(RestaurantCard),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
