import {
  ALLERGENS,
  CONDITIONAL_DISPLAYS,
  ITEM_TYPES,
  MODIFIER_TYPES,
  MOST_HEAT,
  ORIENTATIONS,
  PRICE_DISPLAYS,
  SIZE_LINKS,
} from "@tablee/domain/menus/menu";
import { MOST_TAX_RATES, mostOfRates, rateMicros } from "@tablee/domain/menus/tax";
import { MOST_OFFERS } from "@tablee/domain/menus/offer";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { CAPACITY_KINDS } from "@tablee/domain/orders/slot-capacity";
import * as z from "zod";
import { visibleLine } from "@tablee/domain/language/visible-text";
import { MAX_TABLE_NAME } from "@tablee/domain/tables/table";
import { TextInput } from "../wire/text.schema.ts";
import { CurrencyCode, Extra, Latitude, Longitude, Percent, Price } from "../wire/values.schema.ts";
import { modePrices } from "../wire/mode-prices.schema.ts";
import { Line } from "../wire/words.schema.ts";
import { DatedHours, WeekHours } from "../wire/week-hours.schema.ts";
import { TableeCombo, TableeComboV1 } from "./tablee-combo.schema.ts";
import { Picture, Ref, TableeOffer } from "./tablee-offer.schema.ts";
import { TableeRegistration } from "./tax-registration.schema.ts";

/**
 * Our own file format for restaurants with their menus, for import and export (`tablee`). Everything has a `ref` that
 * its author chooses, unique within its restaurant and kind: importing the same file again finds the same rows by it.
 * Amounts are decimals as on the wire; texts take the three shapes of language §9.
 */
const MOST_CHOICES = 1_000;
/** How many groups one choice may open. */
const MOST_OPENED = 20;
/** -1: equal to the maximum (menus §7). */
const CountOrAll = z.int().min(-1).max(MOST_CHOICES);
/** A URL must start with http or https (wire §25); anything else would run in the reader's browser. */
const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);
/** The words of tags and cuisines, each once; one of which nothing can be seen is dropped (language §25). */
const Tags = z
  .array(z.string().min(1).max(60).overwrite(visibleLine))
  .max(40)
  .overwrite((tags) => [...new Set(tags.filter((tag) => tag !== ""))]);
const Allergens = z.array(z.enum(ALLERGENS)).default([]);
/**
 * Fields that the kitchen changes during the day (stock, status, delay) have no default. If they are missing, a new row
 * starts as "available", "open" and 0, and a stored one keeps its value.
 */
const Stock = z.string().min(1).max(40).optional();
/** Prices in some ways of ordering, which replace its own price. */
const ModePrices = modePrices(Price).default({});

/** A section that the owner has named; sections are shown in the order of their list. */
export const TableeSection = z.object({
  ref: Ref,
  name: TextInput,
  image_url: Picture.nullable().default(null),
  /** When its dishes can be ordered; missing or null means whenever the restaurant is open. */
  hours: WeekHours.nullable().default(null),
});

export const TableeItem = z.object({
  ref: Ref,
  name: TextInput,
  description: TextInput.default(""),
  price: Price.nullable(),
  mode_prices: ModePrices,
  unit_price: Price.nullable().default(null),
  calories: z.int().min(0).max(20_000).nullable().default(null),
  image_url: Picture.nullable().default(null),
  orientation: z.enum(ORIENTATIONS).default("square"),
  stock_status: Stock,
  tags: Tags.default([]),
  allergens: Allergens,
  type: z.enum(ITEM_TYPES).default("other"),
  /** Only available as a part of combos, never shown on its own. */
  hidden: z.boolean().default(false),
  /** Heat level: 0 is not hot, 3 is very hot. */
  heat: z.int().min(0).max(MOST_HEAT).default(0),
  /** Ref of a section; missing or null means the section of its type. */
  section_id: Ref.nullable().default(null),
  modifier_size: z.int().min(0).max(1_000).default(0),
  use_wizard: z.boolean().default(false),
  settings: z.object({ min_order_delay: z.number().min(0).max(672) }).default({ min_order_delay: 0 }),
});

export const TableeModifier = z.object({
  ref: Ref,
  name: TextInput,
  type: z.enum(MODIFIER_TYPES).default("selectable"),
  /** A negative price takes off, but never more than its line costs. */
  price: Extra.default(0),
  mode_prices: modePrices(Extra).default({}),
  /** Selected when its dish is opened. */
  preselected: z.boolean().default(false),
  size: z.int().min(0).max(1_000).default(0),
  description: TextInput.default(""),
  description_variant: z.string().max(60).nullable().default(null),
  link: WebAddress.nullable().default(null),
  conditional_display: z.enum(CONDITIONAL_DISPLAYS).default("none"),
  /** Each "groupRef|modifierRef" of the same menu. */
  conditional_modifiers: z.array(z.string().max(250)).max(60).default([]),
  allergens: Allergens,
  stock_status: Stock,
  /** Refs of the groups that are asked once this is chosen. */
  modifier_groups: z.array(Ref).max(MOST_OPENED).default([]),
});

export const TableeModifierGroup = z.object({
  ref: Ref,
  name: TextInput,
  description: TextInput.default(""),
  image_url: Picture.nullable().default(null),
  min_selected_amount: CountOrAll,
  max_selected_amount: z.int().min(0).max(MOST_CHOICES),
  selections_per_item: CountOrAll.default(1),
  /** How many choices are free, the most expensive first. */
  free_amount: z.int().min(0).max(MOST_CHOICES).default(0),
  size_link: z.enum(SIZE_LINKS).nullable().default(null),
  price_display: z.enum(PRICE_DISPLAYS).default("extra"),
  /** Refs of the items that have this group; empty if only choices open it. */
  items: z.array(Ref).max(1_000),
  modifiers: z.array(TableeModifier).min(1).max(200),
});

/** The limits of one file. */
export const TABLEE_LIMITS = {
  restaurants: 20_000,
  sections: 500,
  items: 2_000,
  modifier_groups: 500,
  combos: 200,
  tables: 500,
} as const;

/** What a restaurant accepts in each half hour, for one mode or for all together (null). */
export const TableeCapacity = z.object({
  mode: z.enum(ORDER_MODES).nullable(),
  kind: z.enum(CAPACITY_KINDS),
  per_slot: z.int().min(1).max(10_000),
});

/** Missing or null means Québec's taxes (orders §16). */
export const TableeTax = z.object({
  included: z.boolean(),
  rates: z
    .array(
      z.object({
        name: TextInput,
        rate: Percent.refine(
          (percent) => percent > 100 || rateMicros(percent) !== null,
          "Finer than a ten-thousandth of a percent",
        ),
        /** Missing or null means every mode. */
        modes: z.array(z.enum(ORDER_MODES)).min(1).nullable().default(null),
        /**
         * Refs of the items that have this rate instead of those that name no items; missing or null means all other
         * items.
         */
        item_ids: z.array(Ref).max(2_000).nullable().default(null),
        registration: TableeRegistration,
      }),
    )
    .max(MOST_TAX_RATES)
    .superRefine((rates, context) => {
      if (rates.every(({ rate }) => rate <= 100) && mostOfRates(rates) > 100)
        context.addIssue({ code: "custom", message: "Together more than 100 %" });
    }),
});

export const TableeMenu = z.object({
  welcome_url: WebAddress.nullable().default(null),
  sections: z.array(TableeSection).max(TABLEE_LIMITS.sections).default([]),
  items: z.array(TableeItem).max(TABLEE_LIMITS.items),
  modifier_groups: z.array(TableeModifierGroup).max(TABLEE_LIMITS.modifier_groups).default([]),
  combos: z.array(TableeCombo).max(TABLEE_LIMITS.combos).default([]),
});

export const TableeRestaurant = z.object({
  /**
   * The importer that assigned the ref, unless it was this format: an exported OpenStreetMap place keeps its identity
   * when it is imported again.
   */
  source: z.string().min(1).max(40).optional(),
  ref: Ref,
  name: TextInput,
  description: TextInput.default(""),
  menu_description: TextInput.default(""),
  phone_number: z.string().max(40).nullable().default(null),
  website: WebAddress.nullable().default(null),
  address: z.string().max(300).default(""),
  city: z.string().max(120).default(""),
  postal_code: z.string().max(12).default(""),
  zone: z.string().max(60).nullable().default(null),
  latitude: Latitude.nullable().default(null),
  longitude: Longitude.nullable().default(null),
  google_place_id: z.string().max(200).nullable().default(null),
  logo_image_path: Picture.nullable().default(null),
  cover_image_path: Picture.nullable().default(null),
  status: z.string().min(1).max(20).optional(),
  timezone: z.string().max(60).default("America/Toronto"),
  currency: CurrencyCode.default("CAD"),
  tax: TableeTax.nullable().default(null),
  offers: z.array(TableeOffer).max(MOST_OFFERS).default([]),
  cuisines: Tags.default([]),
  planned_orders_enabled: z.boolean().default(false),
  min_order_delay: z.number().min(0).max(672).optional(),
  preparation_minutes: z.int().min(1).max(600).default(20),
  hours: WeekHours,
  closed_dates: DatedHours.shape.closed_dates.default([]),
  special_hours: DatedHours.shape.special_hours.default([]),
  delivery_offered: z.boolean().default(false),
  dine_in_offered: z.boolean().default(false),
  take_out_offered: z.boolean().default(false),
  curbside_pickup_offered: z.boolean().default(false),
  drive_through_offered: z.boolean().default(false),
  hide_dine_in: z.boolean().default(false),
  hide_delivery: z.boolean().default(false),
  hide_take_out: z.boolean().default(false),
  hide_curbside: z.boolean().default(false),
  hide_drive: z.boolean().default(false),
  delivery_radius_m: z.int().min(0).max(100_000).default(5_000),
  delivery_fee: Price.default(0),
  /** The minimum order for a delivery, by menu prices; 0 means none. */
  min_order_amount: Price.default(0),
  /** If missing, the stored limits stay; if given, it replaces all of them. */
  capacity: z.array(TableeCapacity).max(12).optional(),
  /** Names of shared tables. New ones are added; none is renamed or removed. */
  tables: z.array(Line(MAX_TABLE_NAME).trim().min(1)).max(TABLEE_LIMITS.tables).optional(),
  /** null if the file contains no menu; a stored one then stays. */
  menu: TableeMenu.nullable().default(null),
});

export const TableeFile = z.object({
  format: z.literal("tablee"),
  version: z.literal([1, 2]),
  restaurants: z.array(TableeRestaurant).min(1).max(TABLEE_LIMITS.restaurants),
});

/** The fields of version 1. Later fields are unknown in a file of version 1, and are ignored. */
export const TableeItemV1 = TableeItem.omit({ section_id: true, hidden: true, heat: true, mode_prices: true });
export const TableeModifierGroupV1 = z.object({
  ...TableeModifierGroup.omit({ free_amount: true }).shape,
  modifiers: z
    .array(TableeModifier.omit({ preselected: true, mode_prices: true, modifier_groups: true }))
    .min(1)
    .max(200),
});
export const TableeMenuV1 = z.object({
  ...TableeMenu.omit({ sections: true }).shape,
  combos: z.array(TableeComboV1).max(TABLEE_LIMITS.combos).default([]),
  items: z.array(TableeItemV1).max(TABLEE_LIMITS.items),
  modifier_groups: z.array(TableeModifierGroupV1).max(TABLEE_LIMITS.modifier_groups).default([]),
});
export const TableeRestaurantV1 = z.object({
  ...TableeRestaurant.omit({ tax: true, closed_dates: true, special_hours: true, min_order_amount: true, offers: true })
    .shape,
  menu: TableeMenuV1.nullable().default(null),
});
export const TableeFileV1 = z.object({
  ...TableeFile.shape,
  restaurants: z.array(TableeRestaurantV1).min(1).max(TABLEE_LIMITS.restaurants),
});

/** A file as it is written: fields with a default may be missing. */
export type TableeFileInput = z.input<typeof TableeFile>;
export type TableeRestaurantInput = z.input<typeof TableeRestaurant>;
export type TableeItemInput = z.input<typeof TableeItem>;
export type TableeModifierGroupInput = z.input<typeof TableeModifierGroup>;
/** A file as it is read: every field is present except the source and those that the kitchen changes. */
export type TableeFile = z.output<typeof TableeFile>;
export type TableeRestaurant = z.output<typeof TableeRestaurant>;
export type TableeTax = z.output<typeof TableeTax>;
export type TableeMenu = z.output<typeof TableeMenu>;
export type TableeSection = z.output<typeof TableeSection>;
export type TableeItem = z.output<typeof TableeItem>;
export type TableeModifier = z.output<typeof TableeModifier>;
export type TableeModifierGroup = z.output<typeof TableeModifierGroup>;
