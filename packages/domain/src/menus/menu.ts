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
  /** The restaurant's own, or Québec's where it says nothing (orders §16 and orders §17). */
  tax: Tax;
  /** What it has on offer, those by code among them; none that is paused (menus §39). */
  offers: Offer[];
  /** The owner's own, in their order; empty where dishes stand by their types alone (menus §31). */
  sections: MenuSection[];
  items: MenuItem[];
  combos: Combo[];
  modifier_groups: ModifierGroup[];
}

/** A part of the menu as its owner names it (menus §31). */
export interface MenuSection {
  id: number;
  name: Text;
  image_url: string | null;
  /** When its dishes can be had, by the restaurant's clock; null: whenever it is open. */
  hours: WeekHours | null;
}

export const ITEM_TYPES = ["plate", "accompaniment", "appetizer", "dessert", "beverage", "other"] as const;
/** The first five carry calorie thresholds (menus §5); `other` has none. */
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
/** Declared allergens of the kitchen's data: data, not a comment, so that diners can filter by them. */
export type Allergen = (typeof ALLERGENS)[number];

/** The hottest of the four steps of menus §35. */
export const MOST_HEAT = 3;

export const ORIENTATIONS = ["portrait", "landscape", "square"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface MenuItem {
  id: number;
  name: Text;
  description: Text;
  /** null: not yet orderable (menus §1). */
  price: Minor | null;
  /** In place of its price in some ways of ordering (menus §44). */
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
  /** Only a part of combos: shown nowhere by itself, and never ordered alone (menus §33). */
  hidden: boolean;
  /** How hot it is, from 0 to 3 (menus §35). */
  heat: number;
  /** The section that it stands in; null: that of its type. */
  section_id: number | null;
  restaurant_id: number;
  modifier_size: number;
  use_wizard: boolean;
  /** Hours of notice that this item asks for, beyond the restaurant's. */
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
  /** `text` and `separator` are shown and never selected. */
  type: ModifierType;
  /** Below nothing: it takes off, though never more than its line costs (menus §45). */
  price: Minor;
  /** As of an item. */
  mode_prices: ModePrices<Minor>;
  /** Chosen once when its dish is opened; whoever orders may take it back (menus §37). */
  preselected: boolean;
  size: number;
  description: Text;
  description_variant: string | null;
  /** A web address where a diner reads more, or null. */
  link: string | null;
  conditional_display: ConditionalDisplay;
  /** Each "groupId|modifierId"; with hide-when-select, any of them selected hides this modifier. */
  conditional_modifiers: string[];
  allergens: Allergen[];
  /** As of an item: anything but "available" cannot be selected. */
  stock_status: string;
  /** Ids of the groups that are asked once this is chosen, in menu order (menus §46). */
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
  /** How many choices of the group cost nothing, the dearest first (menus §36). */
  free_amount: number;
  size_link: SizeLink | null;
  price_display: PriceDisplay;
  /**
   * Ids of the items that this group customises; none where only choices open it. A menu's groups are in the order in
   * which they are asked.
   */
  items: number[];
  modifiers: Modifier[];
}

/** An entry of a slot: a dish, and what it adds to the combo's price. */
export interface ComboSlotItem {
  item_id: number;
  /** Tells the entries of one dish apart, where a slot has it at several prices; 0 for its first. */
  variant: number;
  /** What such an entry is called beside its dish ("large"); null: nothing more. */
  name: Text | null;
  /** How many portions of the slot may be of this entry; null: all of them. */
  limit: number | null;
  extra_price: Minor;
  /** true: the item's own price is added to the combo's. */
  use_base_price: boolean;
}

export interface ComboSlot {
  id: number;
  name: Text;
  /** Nothing need fill it: its minimum is 0. */
  optional: boolean;
  /** How many portions fill it, at least and at most. */
  minimum: number;
  maximum: number;
  items: ComboSlotItem[];
}

export interface Combo {
  id: number;
  name: Text;
  description: Text;
  base_price: Minor;
  /** In place of its base price. */
  mode_prices: ModePrices<Minor>;
  promotion: Text | null;
  limit_per_order: number | null;
  /** The slot that the item from which the combo was opened fills. */
  primary_slot_id: number | null;
  slots: ComboSlot[];
  image_url: string | null;
  allergens: Allergen[];
}
