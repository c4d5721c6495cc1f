import { menuOnWire } from "@tablee/contract/menus/menu-amounts";
import type { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { toDecimal } from "@tablee/domain/money/minor";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { keepAnswer } from "../http/kept-answers.ts";
import type { MenuEntry } from "../menus/menu-cache.ts";
import type { RestaurantRow } from "./restaurant.queries.ts";

/** Hours that cannot be read count as closed (spec §4). */
const CLOSED: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** A restaurant in a list or as the head of its menu (spec §3 "Restaurant"). Kilometres, null where from nowhere. */
export const restaurantCard = (row: RestaurantRow, distance_km: number | null): RestaurantCard => ({
  id: row.id,
  name: row.name,
  description: row.description,
  menu_description: row.menu_description,
  phone_number: row.phone_number,
  website: row.website,
  address: row.address,
  city: row.city,
  postal_code: row.postal_code,
  zone: row.zone,
  latitude: row.latitude,
  longitude: row.longitude,
  google_place_id: row.google_place_id,
  distance_km,
  logo_image_path: row.logo_image_path,
  cover_image_path: row.cover_image_path,
  cuisines: row.cuisines,
  status: row.status,
  planned_orders_enabled: row.planned_orders_enabled,
  timezone: row.timezone,
  currency: row.currency,
  min_order_delay: row.min_order_delay,
  preparation_minutes: row.preparation_minutes,
  hours: readWeekHours(row.hours) ?? CLOSED,
  delivery_offered: row.delivery_offered,
  dine_in_offered: row.dine_in_offered,
  take_out_offered: row.take_out_offered,
  curbside_pickup_offered: row.curbside_pickup_offered,
  drive_through_offered: row.drive_through_offered,
  hide_dine_in: row.hide_dine_in,
  hide_delivery: row.hide_delivery,
  hide_take_out: row.hide_take_out,
  hide_curbside: row.hide_curbside,
  hide_drive: row.hide_drive,
  delivery_radius_m: row.delivery_radius_m,
  delivery_fee: toDecimal(row.delivery_fee),
  welcome_url: row.welcome_url,
  has_menu: row.has_menu,
});

const views = new WeakMap<MenuEntry, Restaurant>();

/** A restaurant with its whole menu (spec §3): one object, and one JSON text, for each revision. */
export function restaurantView(entry: MenuEntry): Restaurant {
  let view = views.get(entry);
  if (!view) {
    const menu = menuOnWire(entry.menu);
    view = keepAnswer({ ...restaurantCard(entry.row, null), items: menu.items.map((item) => item.id), menu });
    views.set(entry, view);
  }
  return view;
}
