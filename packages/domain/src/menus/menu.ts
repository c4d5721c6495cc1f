import type { Text } from "../language/text.ts";
import type { Minor } from "../money/minor.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import type { ModePrices } from "./mode-prices.ts";
import type { Offer } from "./offer.ts";
import type { Tax } from "./tax.ts";

/**
 * A restaurant's menu (menus §1), with names as on the wire and amounts in minor units.
 * Ids are positive integers; on a menu that has not been stored yet they may be any unique number.
 */
export interface Menu {
  welcome_url: string | null;
  /** The restaurant's own, or Québec's if it has set none (orders §16 and orders §17). */
  tax: Tax;
  /** Its offers, including those with a code; paused ones are excluded (menus §39). */
  offers: Offer[];
  /** The owner's sections in order; empty if the dishes are grouped by type alone (menus §31). */
  sections: MenuSection[];
  items: MenuItem[];
  combos: Combo[];
  modifier_groups: ModifierGroup[];
}

/** A section that the owner has named (menus §31). */
export interface MenuSection {
  id: number;
  name: Text;
  image_url: string | null;
  /** When its dishes can be ordered, in the restaurant's local time; null means whenever it is open. */
  hours: WeekHours | null;
}

export const ITEM_TYPES = ["plate", "accompaniment", "appetizer", "dessert", "beverage", "other"] as const;
/** The first five have calorie thresholds (menus §5); `other` has none. */
export type ItemType = (typeof ITEM_TYPES)[number];

export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
/** An allergen that the kitchen declares. It is data rather than a remark, so that diners can filter by it. */
export type Allergen = (typeof ALLERGENS)[number];

/** The highest of the heat levels of menus §35. */
export const MOST_HEAT = 3;

export const ORIENTATIONS = ["portrait", "landscape", "square"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface MenuItem {
  id: number;
  name: Text;
  description: Text;
  /** null: not yet orderable (menus §1). */
  price: Minor | null;
  /** Prices that replace it in some ways of ordering (menus §44). */
  mode_prices: ModePrices<Minor>;
  unit_price: Minor | null;
  calories: number | null;
  image_url: string | null;
  orientation: Orientation;
  /** "available"; anything else is out of stock (menus §2). */
  stock_status: string;
  tags: string[];
  allergens: Allergen[];
  type: ItemType;
  /** Only available as a part of combos: never shown or ordered on its own (menus §33). */
  hidden: boolean;
  /** Heat level, from 0 to 3 (menus §35). */
  heat: number;
  /** The section that it is in; null means the section of its type. */
  section_id: number | null;
  restaurant_id: number;
  modifier_size: number;
  use_wizard: boolean;
  /** Hours of notice that this item needs, in addition to the restaurant's. */
  settings: { min_order_delay: number };
}

export const MODIFIER_TYPES = ["text", "separator", "selectable"] as const;
export type ModifierType = (typeof MODIFIER_TYPES)[number];
export const CONDITIONAL_DISPLAYS = ["none", "hide-when-select"] as const;
export type ConditionalDisplay = (typeof CONDITIONAL_DISPLAYS)[number];
export const SIZE_LINKS = ["linked", "modify"] as const;
export type SizeLink = (typeof SIZE_LINKS)[number];
export const PRICE_DISPLAYS = ["total", "extra"] as const;
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];

export interface Modifier {
  id: number;
  name: Text;
  /** `text` and `separator` are displayed but cannot be selected. */
  type: ModifierType;
  /** If negative, it reduces the price, but never below zero for its line (menus §45). */
  price: Minor;
  /** As for an item. */
  mode_prices: ModePrices<Minor>;
  /** Selected when the dish is opened; the diner may deselect it (menus §37). */
  preselected: boolean;
  size: number;
  description: Text;
  description_variant: string | null;
  /** A web address with more information for the diner, or null. */
  link: string | null;
  conditional_display: ConditionalDisplay;
  /** Each "groupId|modifierId"; with hide-when-select, any of them selected hides this modifier. */
  conditional_modifiers: string[];
  allergens: Allergen[];
  /** As for an item: it can be selected only if this is "available". */
  stock_status: string;
  /** Ids of the groups that are asked after this is chosen, in menu order (menus §46). */
  modifier_groups: number[];
}

export interface ModifierGroup {
  id: number;
  name: Text;
  description: Text;
  image_url: string | null;
  /** -1: equal to the maximum (menus §7). */
  min_selected_amount: number;
  max_selected_amount: number;
  /** -1: equal to the maximum (menus §7). */
  selections_per_item: number;
  /** How many choices of the group are free, the most expensive first (menus §36). */
  free_amount: number;
  size_link: SizeLink | null;
  price_display: PriceDisplay;
  /**
   * Ids of the items that have this group; empty if only choices open it. A menu's groups are in the order in which
   * they are asked.
   */
  items: number[];
  modifiers: Modifier[];
}

/** An entry of a slot: an item, and what it adds to the combo's price. */
export interface ComboSlotItem {
  item_id: number;
  /** Distinguishes entries of the same item at several prices; 0 for the first. */
  variant: number;
  /** What the entry is called in addition to its item ("large"); null for nothing. */
  name: Text | null;
  /** How many portions of the slot this entry may fill; null means all of them. */
  limit: number | null;
  extra_price: Minor;
  /** true: the item's own price is added to the combo's. */
  use_base_price: boolean;
}

export interface ComboSlot {
  id: number;
  name: Text;
  /** Whether the slot may stay empty: its minimum is 0. */
  optional: boolean;
  /** The minimum and maximum number of portions that fill it. */
  minimum: number;
  maximum: number;
  items: ComboSlotItem[];
}

export interface Combo {
  id: number;
  name: Text;
  description: Text;
  base_price: Minor;
  /** Prices that replace the base price. */
  mode_prices: ModePrices<Minor>;
  promotion: Text | null;
  limit_per_order: number | null;
  /** The slot that is filled by the item from which the combo was opened. */
  primary_slot_id: number | null;
  slots: ComboSlot[];
  image_url: string | null;
  allergens: Allergen[];
}
