import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import type { Offer } from "@tablee/domain/menus/offer";
import type { TaxRate } from "@tablee/domain/menus/tax";
import { CURRENCIES, type Currency } from "@tablee/domain/money/minor";
import { MOST_OPEN_ORDERS, OPEN_ORDERS } from "@tablee/domain/orders/open-orders";
import type { SpecialHours } from "@tablee/domain/restaurants/dated-hours";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text as string,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { amount, instant, now, text } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";

/** A restaurant's tax (restaurants §29); items by their refs, which imports preserve. */
export interface StoredTax {
  included: boolean;
  rates: (Omit<TaxRate, "item_ids"> & { items: string[] | null })[];
}

/** What it has on offer (menus §39); dishes by their refs. */
export interface StoredOffer extends Omit<Offer, "item_ids"> {
  items: string[] | null;
  paused: boolean;
}

export const restaurants = pgTable(
  "restaurants",
  {
    id: serial().primaryKey(),
    /**
     * Where it comes from, such as demo, osm, square, dominos or tablee; together with `ref` it identifies the
     * restaurant across imports.
     */
    source: string().notNull(),
    ref: string().notNull(),
    name: text().notNull(),
    /** Its names in all languages, folded for search. */
    folded_name: string()
      .notNull()
      .generatedAlwaysAs(sql`' ' || search_name(search_text(name))`),
    description: text().notNull(),
    menu_description: text().notNull(),
    phone_number: string(),
    website: string(),
    address: string().notNull().default(""),
    city: string().notNull().default(""),
    postal_code: string().notNull().default(""),
    zone: string(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    google_place_id: string(),
    logo_image_path: string(),
    cover_image_path: string(),
    cuisines: string()
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: string().notNull().default("open"),
    timezone: string().notNull(),
    currency: string().$type<Currency>().notNull().default("CAD"),
    /** null: Québec's. */
    tax: jsonb().$type<StoredTax>(),
    offers: jsonb()
      .$type<StoredOffer[]>()
      .notNull()
      .default(sql`'[]'`),
    planned_orders_enabled: boolean().notNull().default(false),
    /** In hours. */
    min_order_delay: doublePrecision().notNull().default(0),
    preparation_minutes: integer().notNull().default(20),
    /** How many orders one member may have open here at once. */
    max_open_orders: integer().notNull().default(OPEN_ORDERS),
    /** As given: unreadable hours count as closed and are logged (restaurants §6). */
    hours: jsonb().notNull(),
    /** Dates YYYY-MM-DD on which it is closed (restaurants §3). */
    closed_dates: string()
      .array()
      .notNull()
      .default(sql`'{}'`),
    special_hours: jsonb()
      .$type<SpecialHours[]>()
      .notNull()
      .default(sql`'[]'`),
    delivery_offered: boolean().notNull().default(false),
    dine_in_offered: boolean().notNull().default(false),
    take_out_offered: boolean().notNull().default(false),
    curbside_pickup_offered: boolean().notNull().default(false),
    drive_through_offered: boolean().notNull().default(false),
    hide_dine_in: boolean().notNull().default(false),
    hide_delivery: boolean().notNull().default(false),
    hide_take_out: boolean().notNull().default(false),
    hide_curbside: boolean().notNull().default(false),
    hide_drive: boolean().notNull().default(false),
    delivery_radius_m: integer().notNull().default(5_000),
    delivery_fee: amount()
      .notNull()
      .default(0 as never),
    /** The minimum amount of a delivery. */
    min_order_amount: amount()
      .notNull()
      .default(0 as never),
    /** The tips offered, in percent; null: the usual ones; empty: no tips are accepted. */
    tip_percents: integer().array(),
    welcome_url: string(),
    has_menu: boolean().notNull().default(false),
    /** Columns set by its own people: no import changes them (management §33). */
    owner_set: string()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Increases with every change of the restaurant or its menu; caches are checked against it. */
    revision: integer().notNull().default(1),
    updated_at: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("restaurants_ref").on(t.source, t.ref),
    index("restaurants_place").on(t.google_place_id),
    index("restaurants_zone").on(t.zone),
    // Null for a place without a position: those come last in lists (restaurants §31), using the second index.
    index("restaurants_position").using("gist", sql`geo_point(${t.latitude}, ${t.longitude})`),
    index("restaurants_unplaced")
      .on(t.id)
      .where(sql`geo_point(${t.latitude}, ${t.longitude}) is null`),
    // For searching addresses by what somebody types (ports/geocoder.queries.ts).
    index("restaurants_address").using(
      "gin",
      sql`address_words(${t.address}, ${t.city}, ${t.postal_code}) gin_trgm_ops`,
    ),
    index("restaurants_folded_name").using("gin", sql`${t.folded_name} gin_trgm_ops`),
    index("restaurants_cuisines").using("gin", t.cuisines),
    check("restaurants_max_open_orders", sql`${t.max_open_orders} between 1 and ${sql.raw(String(MOST_OPEN_ORDERS))}`),
    check("restaurants_currency", oneOf(t.currency, CURRENCIES)),
    check(
      "restaurants_amounts",
      sql`${t.delivery_fee} >= 0 and ${t.min_order_amount} >= 0 and ${t.min_order_delay} >= 0 and ${t.preparation_minutes} > 0`,
    ),
  ],
);

/** Who may see and move a kitchen's orders. */
export const restaurantStaff = pgTable(
  "restaurant_staff",
  {
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    role: string().$type<StaffRole>().notNull().default("kitchen"),
  },
  (t) => [
    primaryKey({ columns: [t.restaurant_id, t.account_id] }),
    index("restaurant_staff_account").on(t.account_id),
    check("restaurant_staff_role", oneOf(t.role, STAFF_ROLES)),
  ],
);
