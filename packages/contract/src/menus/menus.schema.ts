import {
  ALLERGENS,
  CONDITIONAL_DISPLAYS,
  ITEM_TYPES,
  MODIFIER_TYPES,
  ORIENTATIONS,
  PRICE_DISPLAYS,
  SIZE_LINKS,
} from "@tablee/domain/menus/menu";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { WeekHours } from "../wire/week-hours.schema.ts";
import { Id, ImageUrl, Money, Percent } from "../wire/values.schema.ts";

/** menus §1; amounts are decimals here and minor units in the domain (menu-amounts.ts turns them). */
export const MenuItem = z.object({
  id: Id,
  name: Text,
  description: Text,
  price: Money.nullable(),
  unit_price: Money.nullable(),
  calories: z.int().nullable(),
  image_url: ImageUrl.nullable(),
  orientation: z.enum(ORIENTATIONS),
  stock_status: z.string(),
  tags: z.array(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  type: z.enum(ITEM_TYPES),
  /** Only a part of combos, never ordered alone. */
  hidden: z.boolean(),
  /** null: it stands in the section of its type. */
  section_id: Id.nullable(),
  restaurant_id: Id,
  modifier_size: z.int(),
  use_wizard: z.boolean(),
  settings: z.object({ min_order_delay: z.number() }),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const Modifier = z.object({
  id: Id,
  name: Text,
  type: z.enum(MODIFIER_TYPES),
  price: Money,
  size: z.int(),
  description: Text,
  description_variant: z.string().nullable(),
  link: z.string().nullable(),
  conditional_display: z.enum(CONDITIONAL_DISPLAYS),
  conditional_modifiers: z.array(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  stock_status: z.string(),
});
export type Modifier = z.infer<typeof Modifier>;

export const ModifierGroup = z.object({
  id: Id,
  name: Text,
  description: Text,
  image_url: ImageUrl.nullable(),
  min_selected_amount: z.int(),
  max_selected_amount: z.int(),
  selections_per_item: z.int(),
  size_link: z.enum(SIZE_LINKS).nullable(),
  price_display: z.enum(PRICE_DISPLAYS),
  items: z.array(Id),
  modifiers: z.array(Modifier),
});
export type ModifierGroup = z.infer<typeof ModifierGroup>;

export const Combo = z.object({
  id: Id,
  name: Text,
  description: Text,
  base_price: Money,
  promotion: Text.nullable(),
  limit_per_order: z.int().nullable(),
  primary_slot_id: Id.nullable(),
  slots: z.array(
    z.object({
      id: Id,
      name: Text,
      optional: z.boolean(),
      items: z.array(z.object({ item_id: Id, extra_price: Money, use_base_price: z.boolean() })),
    }),
  ),
  image_url: ImageUrl.nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
});
export type Combo = z.infer<typeof Combo>;

/** How a restaurant taxes what it sells (restaurants §29); `included`: its prices hold the tax already. */
export const Tax = z.object({
  included: z.boolean(),
  rates: z.array(
    z.object({
      name: Text,
      rate: Percent,
      /** null: in every mode. */
      modes: z.array(z.enum(ORDER_MODES)).nullable(),
      /** null: on everything that no other rate of the mode names. */
      item_ids: z.array(Id).nullable(),
    }),
  ),
});
export type Tax = z.infer<typeof Tax>;

/** A part of the menu as its owner names it (menus §31). */
export const MenuSection = z.object({
  id: Id,
  name: Text,
  image_url: ImageUrl.nullable(),
  /** When its dishes can be had; null: whenever the restaurant is open. */
  hours: WeekHours.nullable(),
});
export type MenuSection = z.infer<typeof MenuSection>;

export const Menu = z.object({
  welcome_url: z.string().nullable(),
  tax: Tax,
  sections: z.array(MenuSection),
  items: z.array(MenuItem),
  combos: z.array(Combo),
  modifier_groups: z.array(ModifierGroup),
});
export type Menu = z.infer<typeof Menu>;

const Named = z.object({ id: z.string(), name: Text });
/** menus §3; `id` is the word that a restaurant, an item or a member carries. */
export const MenuConstants = z.object({
  cuisines: z.array(Named),
  types: z.array(Named),
  tags: z.array(Named.extend({ description: Text, icon_url: ImageUrl })),
  personas: z.array(Named.extend({ description: Text })),
});
export type MenuConstants = z.infer<typeof MenuConstants>;
