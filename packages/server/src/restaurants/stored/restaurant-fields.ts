import { toDecimal } from "@tablee/domain/money/minor";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import type { RestaurantRow } from "./restaurant.queries.ts";

/** Unreadable hours count as closed (restaurants §6). */
const CLOSED: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** The fields of a restaurant that are the same on the wire and in our file format. */
export const restaurantFields = (row: Omit<RestaurantRow, "folded_name">) => {
  const hours = readWeekHours(row.hours);
  return {
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
    logo_image_path: row.logo_image_path,
    cover_image_path: row.cover_image_path,
    cuisines: row.cuisines,
    status: row.status,
    planned_orders_enabled: row.planned_orders_enabled,
    timezone: row.timezone,
    currency: row.currency,
    min_order_delay: row.min_order_delay,
    preparation_minutes: row.preparation_minutes,
    hours: hours ?? CLOSED,
    closed_dates: row.closed_dates,
    special_hours: row.special_hours,
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
    min_order_amount: toDecimal(row.min_order_amount),
  };
};

/** Unreadable hours leave no time to plan for, on no date: screens then say closed, as the availability does. */
export const shownHours = ({ hours, special_hours, planned_orders_enabled }: Omit<RestaurantRow, "folded_name">) =>
  readWeekHours(hours)
    ? { special_hours, planned_orders_enabled }
    : { special_hours: [], planned_orders_enabled: false };
