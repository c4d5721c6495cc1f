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
import { OFFER_KINDS } from "@tablee/domain/menus/offer";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { WeekHours } from "../wire/week-hours.schema.ts";
import { modePrices } from "../wire/mode-prices.schema.ts";
import { Id, ImageUrl, LocalDate, Money, Percent } from "../wire/values.schema.ts";

const ModePrices = modePrices(Money)
  .default({})
  .describe("What it costs in some ways of ordering, in place of its price (menus §44)");

/**
 * An item of a menu (menus §1). Amounts are decimals here and minor units in the domain (converted in menu-amounts.ts).
 */
export const MenuItem = z.object({
  id: Id,
  name: Text,
  description: Text,
  price: Money.nullable(),
  mode_prices: ModePrices,
  unit_price: Money.nullable(),
  calories: z.int().nullable(),
  image_url: ImageUrl.nullable(),
  orientation: z.enum(ORIENTATIONS),
  stock_status: z.string(),
  tags: z.array(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  type: z.enum(ITEM_TYPES),
  /** Only available as a part of combos, never ordered on its own. */
  hidden: z.boolean(),
  heat: z.int().min(0).max(MOST_HEAT).describe("How hot it is (menus §35)"),
  /** null if it is in the section of its type. */
  section_id: Id.nullable(),
  restaurant_id: Id,
  modifier_size: z.int(),
  use_wizard: z.boolean(),
  settings: z.object({ min_order_delay: z.number() }),
});
export type MenuItem = z.infer<typeof MenuItem>;

/**
 * An offer of a restaurant (menus §39). Offers with a code are left out, since only people who know the code may see
 * them.
 */
export const Offer = z.object({
  ref: z.string(),
  name: Text,
  kind: z.enum(OFFER_KINDS),
  /** null means every dish. */
  item_ids: z.array(Id).nullable(),
  amount: Money.describe("Of amount_off: what is off"),
  from: Money.describe("Of amount_off: from which subtotal on"),
  modes: z.array(z.enum(ORDER_MODES)).nullable(),
  hours: WeekHours.nullable(),
  starts: LocalDate.nullable(),
  ends: LocalDate.nullable(),
  per_member: z.int().nullable(),
  in_all: z.int().nullable(),
});
export type Offer = z.infer<typeof Offer>;

export const Modifier = z.object({
  id: Id,
  name: Text,
  type: z.enum(MODIFIER_TYPES),
  price: Money,
  mode_prices: ModePrices,
  preselected: z.boolean(),
  size: z.int(),
  description: Text,
  description_variant: z.string().nullable(),
  link: z.string().nullable(),
  conditional_display: z.enum(CONDITIONAL_DISPLAYS),
  conditional_modifiers: z.array(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  stock_status: z.string(),
  modifier_groups: z.array(Id).default([]).describe("Ids of the groups asked once this is chosen (menus §46)"),
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
  free_amount: z.int(),
  size_link: z.enum(SIZE_LINKS).nullable(),
  price_display: z.enum(PRICE_DISPLAYS),
  items: z.array(Id),
  modifiers: z.array(Modifier),
});
export type ModifierGroup = z.infer<typeof ModifierGroup>;

/** Distinguishes several entries of the same dish in a slot (menus §15). */
export const SlotVariant = z.int().min(0).max(199);

export const Combo = z.object({
  id: Id,
  name: Text,
  description: Text,
  base_price: Money,
  mode_prices: ModePrices,
  promotion: Text.nullable(),
  limit_per_order: z.int().nullable(),
  primary_slot_id: Id.nullable(),
  slots: z.array(
    z.object({
      id: Id,
      name: Text,
      optional: z.boolean(),
      minimum: z.int().min(0).default(1).describe("How many portions fill it at least; 0 where it is optional"),
      maximum: z.int().min(1).default(1),
      items: z.array(
        z.object({
          item_id: Id,
          variant: SlotVariant.default(0),
          name: Text.nullable().default(null).describe("Beside the dish's, where the slot has it at several prices"),
          limit: z.int().min(1).nullable().default(null).describe("How many portions may be of this entry; null: all"),
          extra_price: Money,
          use_base_price: z.boolean(),
        }),
      ),
    }),
  ),
  image_url: ImageUrl.nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
});
export type Combo = z.infer<typeof Combo>;

/**
 * How a restaurant taxes what it sells (restaurants §29). If `included` is true, its prices already include the tax.
 */
export const Tax = z.object({
  included: z.boolean(),
  rates: z.array(
    z.object({
      name: Text,
      rate: Percent,
      /** null means every mode. */
      modes: z.array(z.enum(ORDER_MODES)).nullable(),
      /** null means all that no other rate of the mode names. */
      item_ids: z.array(Id).nullable(),
    }),
  ),
});
export type Tax = z.infer<typeof Tax>;

/** A section that the owner has named (menus §31). */
export const MenuSection = z.object({
  id: Id,
  name: Text,
  image_url: ImageUrl.nullable(),
  /** When its dishes can be ordered; null means whenever the restaurant is open. */
  hours: WeekHours.nullable(),
});
export type MenuSection = z.infer<typeof MenuSection>;

export const Menu = z.object({
  welcome_url: z.string().nullable(),
  tax: Tax,
  offers: z.array(Offer),
  sections: z.array(MenuSection),
  items: z.array(MenuItem),
  combos: z.array(Combo),
  modifier_groups: z.array(ModifierGroup),
});
export type Menu = z.infer<typeof Menu>;

const Named = z.object({ id: z.string(), name: Text });
/** The constants of menus §3; `id` is the word that is stored with a restaurant, an item or a member. */
export const MenuConstants = z.object({
  cuisines: z.array(Named),
  types: z.array(Named),
  tags: z.array(Named.extend({ description: Text, icon_url: ImageUrl })),
  personas: z.array(Named.extend({ description: Text })),
});
export type MenuConstants = z.infer<typeof MenuConstants>;
