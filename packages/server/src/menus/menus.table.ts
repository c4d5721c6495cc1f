import {
  type Allergen,
  CONDITIONAL_DISPLAYS,
  type ConditionalDisplay,
  ITEM_TYPES,
  type ItemType,
  MODIFIER_TYPES,
  MOST_HEAT,
  type ModifierType,
  ORIENTATIONS,
  type Orientation,
  PRICE_DISPLAYS,
  type PriceDisplay,
  SIZE_LINKS,
  type SizeLink,
} from "@tablee/domain/menus/menu";
import type { ModePrices } from "@tablee/domain/menus/mode-prices";
import type { Minor } from "@tablee/domain/money/minor";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
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
import { amount, text } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

const restaurant = () =>
  integer()
    .notNull()
    .references(() => restaurants.id, { onDelete: "cascade" });
/** Prices that differ by mode, in minor units; a mode that is absent has the base price. */
const modePrices = () =>
  jsonb()
    .$type<ModePrices<Minor>>()
    .notNull()
    .default(sql`'{}'`);
const strings = () =>
  string()
    .array()
    .notNull()
    .default(sql`'{}'`);

export const menuSections = pgTable(
  "menu_sections",
  {
    id: serial().primaryKey(),
    restaurant_id: restaurant(),
    ref: string().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    image_url: string(),
    /** null: available whenever the restaurant is open. */
    hours: jsonb().$type<WeekHours>(),
    listed: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex("menu_sections_ref").on(t.restaurant_id, t.ref)],
);

export const menuItems = pgTable(
  "menu_items",
  {
    id: serial().primaryKey(),
    restaurant_id: restaurant(),
    /** The importer's name for the item, unique within the restaurant; a later import matches the item by it. */
    ref: string().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    price: amount(),
    mode_prices: modePrices(),
    unit_price: amount(),
    calories: integer(),
    image_url: string(),
    orientation: string().$type<Orientation>().notNull(),
    stock_status: string().notNull(),
    tags: strings(),
    allergens: strings().$type<Allergen[]>(),
    type: string().$type<ItemType>().notNull(),
    /** Available only as part of combos. */
    hidden: boolean().notNull().default(false),
    /** From 0 to 3. */
    heat: integer().notNull().default(0),
    /**
     * The ref of its section; if it is null or that section has left the menu, the item is in the section of its type.
     */
    section_ref: string(),
    modifier_size: integer().notNull().default(0),
    use_wizard: boolean().notNull().default(false),
    /** In hours. */
    min_order_delay: doublePrecision().notNull().default(0),
    /** false: has left the menu; the row remains because orders, discoveries and likes refer to it. */
    listed: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex("menu_items_ref").on(t.restaurant_id, t.ref),
    check("menu_items_type", oneOf(t.type, ITEM_TYPES)),
    check("menu_items_orientation", oneOf(t.orientation, ORIENTATIONS)),
    check("menu_items_heat", sql`${t.heat} between 0 and ${sql.raw(String(MOST_HEAT))}`),
    check("menu_items_price", sql`${t.price} >= 0 and ${t.unit_price} >= 0 and ${t.calories} >= 0`),
  ],
);

export const modifierGroups = pgTable(
  "modifier_groups",
  {
    id: serial().primaryKey(),
    restaurant_id: restaurant(),
    ref: string().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    image_url: string(),
    min_selected_amount: integer().notNull(),
    max_selected_amount: integer().notNull(),
    selections_per_item: integer().notNull(),
    free_amount: integer().notNull().default(0),
    size_link: string().$type<SizeLink>(),
    price_display: string().$type<PriceDisplay>().notNull(),
    listed: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex("modifier_groups_ref").on(t.restaurant_id, t.ref),
    check("modifier_groups_size_link", oneOf(t.size_link, SIZE_LINKS)),
    check("modifier_groups_price_display", oneOf(t.price_display, PRICE_DISPLAYS)),
    check("modifier_groups_free", sql`${t.free_amount} >= 0`),
    check(
      "modifier_groups_limits",
      sql`${t.min_selected_amount} >= -1 and ${t.max_selected_amount} >= 0 and ${t.selections_per_item} >= -1`,
    ),
  ],
);

export const modifierGroupItems = pgTable(
  "modifier_group_items",
  {
    modifier_group_id: integer()
      .notNull()
      .references(() => modifierGroups.id, { onDelete: "cascade" }),
    item_id: integer()
      .notNull()
      .references(() => menuItems.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.modifier_group_id, t.item_id] }), index("modifier_group_items_item").on(t.item_id)],
);

export const modifiers = pgTable(
  "modifiers",
  {
    id: serial().primaryKey(),
    modifier_group_id: integer()
      .notNull()
      .references(() => modifierGroups.id, { onDelete: "cascade" }),
    ref: string().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    type: string().$type<ModifierType>().notNull(),
    price: amount().notNull(),
    mode_prices: modePrices(),
    preselected: boolean().notNull().default(false),
    size: integer().notNull().default(0),
    description: text().notNull(),
    description_variant: string(),
    link: string(),
    conditional_display: string().$type<ConditionalDisplay>().notNull().default("none"),
    /** Each is "groupId|modifierId". */
    conditional_modifiers: strings(),
    allergens: strings().$type<Allergen[]>(),
    stock_status: string().notNull().default("available"),
    /** Ids of the groups that are shown once this modifier is chosen. */
    modifier_groups: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    listed: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex("modifiers_ref").on(t.modifier_group_id, t.ref),
    check("modifiers_type", oneOf(t.type, MODIFIER_TYPES)),
    check("modifiers_conditional", oneOf(t.conditional_display, CONDITIONAL_DISPLAYS)),
  ],
);

export const combos = pgTable(
  "combos",
  {
    id: serial().primaryKey(),
    restaurant_id: restaurant(),
    ref: string().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    base_price: amount().notNull(),
    mode_prices: modePrices(),
    promotion: text(),
    limit_per_order: integer(),
    primary_slot_ref: string(),
    image_url: string(),
    listed: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex("combos_ref").on(t.restaurant_id, t.ref),
    check("combos_amounts", sql`${t.base_price} >= 0 and ${t.limit_per_order} >= 1`),
  ],
);

export const comboSlots = pgTable(
  "combo_slots",
  {
    id: serial().primaryKey(),
    combo_id: integer()
      .notNull()
      .references(() => combos.id, { onDelete: "cascade" }),
    ref: string().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    optional: boolean().notNull().default(false),
    /** The number of portions; an optional slot may also hold none. */
    minimum: integer().notNull().default(1),
    maximum: integer().notNull().default(1),
    listed: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex("combo_slots_ref").on(t.combo_id, t.ref),
    check("combo_slots_portions", sql`${t.minimum} >= 1 and ${t.maximum} >= ${t.minimum}`),
  ],
);

export const comboSlotItems = pgTable(
  "combo_slot_items",
  {
    combo_slot_id: integer()
      .notNull()
      .references(() => comboSlots.id, { onDelete: "cascade" }),
    item_id: integer()
      .notNull()
      .references(() => menuItems.id, { onDelete: "cascade" }),
    variant: integer().notNull().default(0),
    name: text(),
    portion_limit: integer(),
    position: integer().notNull(),
    extra_price: amount().notNull(),
    use_base_price: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.combo_slot_id, t.item_id, t.variant] }),
    check("combo_slot_items_limit", sql`${t.portion_limit} >= 1`),
    index("combo_slot_items_item").on(t.item_id),
  ],
);
