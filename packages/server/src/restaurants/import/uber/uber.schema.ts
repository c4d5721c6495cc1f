import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import * as z from "zod";

/** The part that we read of a menu of Uber Eats' Menu API (v2). Amounts are in the currency's smallest unit. */

const Id = z.string().min(1).max(100);
/** Negative only for an item that is a choice, not for a dish (uber-catalog.ts). */
const Amount = z.int().min(-100_000_000).max(100_000_000);
const Calories = z.int().min(0).max(20_000);
const Count = z.int().min(0).max(1_000);
/** Words by language: `en`, `en_us`, `fr-CA`… */
const Words = z.object({ translations: z.record(z.string().max(20), z.string().max(4_000)) });
export type UberWords = z.infer<typeof Words>;

/** Where an override applies: `ITEM`, `MODIFIER_GROUP` or `MENU`, and its id. */
const Context = { context_type: z.string(), context_value: z.string().optional() };

const Quantity = z.object({
  min_permitted: Count.nullish(),
  max_permitted: Count.nullish(),
  is_min_permitted_optional: z.boolean().nullish(),
  default_quantity: Count.nullish(),
  charge_above: Count.nullish(),
  refund_under: Count.nullish(),
});
export type UberQuantity = z.infer<typeof Quantity>;
const QuantityInfo = z.object({
  quantity: Quantity.nullish(),
  overrides: z.array(z.object({ ...Context, quantity: Quantity.nullish() })).nullish(),
});
export type UberQuantityInfo = z.infer<typeof QuantityInfo>;

const Time = z.string().regex(/^([01]?\d|2[0-4]):[0-5]\d$/, "Expected HH:MM");
export const UberMenu = z.object({
  id: Id,
  title: Words,
  service_availability: z
    .array(
      z.object({
        day_of_week: z.enum(WEEKDAYS),
        time_periods: z.array(z.object({ start_time: Time, end_time: Time })).max(12),
      }),
    )
    .nullish(),
  category_ids: z.array(Id).max(500),
});
export type UberMenu = z.infer<typeof UberMenu>;

const Entity = z.object({ id: Id, type: z.string().nullish() });
export const UberCategory = z.object({ id: Id, title: Words, entities: z.array(Entity).max(2_000) });
export type UberCategory = z.infer<typeof UberCategory>;

export const UberItem = z.object({
  id: Id,
  title: Words,
  description: Words.nullish(),
  image_url: z.string().max(2_000).nullish(),
  price_info: z
    .object({
      price: Amount,
      overrides: z.array(z.object({ ...Context, price: Amount })).nullish(),
    })
    .nullish(),
  quantity_info: QuantityInfo.nullish(),
  modifier_group_ids: z.object({ ids: z.array(Id).max(100).nullish() }).nullish(),
  nutritional_info: z
    .object({
      calories: z.object({ lower_range: Calories.nullish(), upper_range: Calories.nullish() }).nullish(),
    })
    .nullish(),
  dish_info: z
    .object({
      classifications: z
        .object({
          is_vegetarian: z.boolean().nullish(),
          alcoholic_items: Count.nullish(),
          dietary_label_info: z.object({ labels: z.array(z.string().max(60)).nullish() }).nullish(),
          allergens: z.array(z.string().max(60)).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
export type UberItem = z.infer<typeof UberItem>;

export const UberGroup = z.object({
  id: Id,
  title: Words,
  quantity_info: QuantityInfo.nullish(),
  modifier_options: z.array(Entity).max(200),
});
export type UberGroup = z.infer<typeof UberGroup>;

/** The lists are parsed one entry at a time, so that every faulty entry is reported. */
const pieces = (most: number) => z.array(z.unknown()).max(most);
export const UberFile = z.object({
  menus: pieces(50).min(1),
  categories: pieces(500),
  items: pieces(5_000),
  modifier_groups: pieces(2_000).default([]),
});
