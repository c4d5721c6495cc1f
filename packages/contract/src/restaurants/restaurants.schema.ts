import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { Menu, Offer } from "../menus/menus.schema.ts";
import { Text } from "../wire/text.schema.ts";
import {
  Continuation,
  CurrencyCode,
  Id,
  ImageUrl,
  Instant,
  LocalDate,
  Money,
  OrderTime,
} from "../wire/values.schema.ts";
import { DatedHours, WeekHours } from "../wire/week-hours.schema.ts";

/** A restaurant in a list, or at the top of its menu (restaurants §1 without items and menu). */
export const RestaurantCard = z.object({
  id: Id,
  name: Text,
  description: Text,
  menu_description: Text,
  phone_number: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  zone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  google_place_id: z.string().nullable(),
  distance_km: z.number().nullable(),
  logo_image_path: ImageUrl.nullable(),
  cover_image_path: ImageUrl.nullable(),
  cuisines: z.array(z.string()),
  /** "open" or anything else (restaurants §1). */
  status: z.string(),
  planned_orders_enabled: z.boolean(),
  timezone: z.string(),
  currency: CurrencyCode,
  /** In hours. */
  min_order_delay: z.number(),
  preparation_minutes: z.int(),
  hours: WeekHours,
  ...DatedHours.shape,
  delivery_offered: z.boolean(),
  dine_in_offered: z.boolean(),
  take_out_offered: z.boolean(),
  curbside_pickup_offered: z.boolean(),
  drive_through_offered: z.boolean(),
  hide_dine_in: z.boolean(),
  hide_delivery: z.boolean(),
  hide_take_out: z.boolean(),
  hide_curbside: z.boolean(),
  hide_drive: z.boolean(),
  delivery_radius_m: z.int(),
  delivery_fee: Money,
  tip_percents: z.array(z.int()).describe("Tips that are offered beside none (orders §18); []: none is taken"),
  min_order_amount: Money.describe("The least that is delivered (orders §39); 0: anything"),
  /** Its offers, without the dishes that they apply to. */
  offers: z.array(Offer.omit({ item_ids: true })),
  welcome_url: z.string().nullable(),
  has_menu: z.boolean(),
});
export type RestaurantCard = z.infer<typeof RestaurantCard>;

/** A restaurant with its whole menu (restaurants §1). `items` lists the ids of the items that the menu contains. */
export const Restaurant = RestaurantCard.extend({ items: z.array(Id), menu: Menu });
export type Restaurant = z.infer<typeof Restaurant>;

const Colour = z.string().regex(/^#[0-9a-f]{6}$/);
/** The look of a group's own pages; null means Tablée's. */
export const GroupTheme = z.object({
  primary: Colour.nullable(),
  ground: Colour.nullable(),
  logo_url: ImageUrl.nullable(),
  cover_url: ImageUrl.nullable(),
});
export type GroupTheme = z.infer<typeof GroupTheme>;

/** Restaurants that belong together (restaurants §24). */
export const RestaurantGroup = z.object({
  group: z.object({ alias: z.string(), name: Text, logo: ImageUrl.nullable(), theme: GroupTheme }),
  restaurants: z.array(RestaurantCard),
});
export type RestaurantGroup = z.infer<typeof RestaurantGroup>;

export const RestaurantPage = z.object({
  restaurants: z.array(RestaurantCard),
  continuation: Continuation.nullable(),
});
export type RestaurantPage = z.infer<typeof RestaurantPage>;

/** What a map shows of a restaurant (restaurants §34). */
const RestaurantPin = z.object({
  id: Id,
  name: Text,
  latitude: z.number(),
  longitude: z.number(),
  open: z.boolean().describe("Whether it takes orders now"),
});

export const RestaurantPins = z.object({
  pins: z.array(RestaurantPin),
  complete: z.boolean().describe("false: there are more than a map shows; these are the nearest"),
});
export type RestaurantPins = z.infer<typeof RestaurantPins>;

export const ORDERING_STATUSES = ["closed", "open", "off-hours-planned-enabled", "off-hours"] as const;

const ModeState = z.object({ available: z.boolean(), reason: z.string().nullable() });
/**
 * When and how a restaurant accepts orders (decisions: "The availability answer"). Modes that the restaurant hides are
 * absent.
 */
export const OrdersAvailability = z.object({
  restaurant_id: Id,
  status: z.enum(ORDERING_STATUSES),
  modes: z.partialRecord(z.enum(ORDER_MODES), ModeState),
  dates: z.array(LocalDate),
  date: LocalDate.nullable(),
  times: z.array(OrderTime),
  available: z.boolean(),
  /** The starts of future half hours that are full for such an order. `times` does not contain them. */
  full_slots: z.array(Instant),
});
export type OrdersAvailability = z.infer<typeof OrdersAvailability>;
