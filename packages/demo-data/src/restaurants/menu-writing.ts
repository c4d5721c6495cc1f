import type { TableeComboInput } from "@tablee/contract/restaurants/tablee-combo.schema";
import type { TableeItemInput, TableeModifierGroupInput } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Allergen, ItemType } from "@tablee/domain/menus/menu";

import type { Bilingual } from "../bilingual.ts";
import type { MenuTag } from "@tablee/domain/menus/menu-constants";
import { dishPicture } from "../pictures.ts";
import type { RenderedPicture } from "../rendered-pictures.ts";

type ModifierInput = TableeModifierGroupInput["modifiers"][number];

interface Dish {
  text?: Bilingual;
  kcal?: number;
  /** A picture of its own kind; without one, the menu shows its letter (menus §21). */
  picture?: RenderedPicture | null;
  allergens?: Allergen[];
  tags?: MenuTag[];
  /** Anything but "available" is out of stock (menus §2); if missing, the kitchen decides. */
  stock?: string;
  /** Hours of notice in addition to the restaurant's own. */
  notice?: number;
  size?: number;
  wizard?: boolean;
  /** Only available as a part of combos. */
  hidden?: boolean;
  /** Heat level, from 0 to 3. */
  heat?: number;
  /** The price for delivery, if it differs. */
  delivered?: number;
  /** The price of one, if the price is for several. */
  each?: number;
  /** How many choices are free; none by default. */
  free?: number;
}

const dishOf =
  (type: ItemType) =>
  (ref: string, name: Bilingual, price: number | null, dish: Dish = {}): TableeItemInput => ({
    ref,
    name,
    description: dish.text ?? "",
    price,
    ...(dish.delivered === undefined ? {} : { mode_prices: { delivery: dish.delivered } }),
    unit_price: dish.each ?? null,
    calories: dish.kcal ?? null,
    image_url: dish.picture ? dishPicture(dish.picture) : null,
    orientation: dish.picture ? "portrait" : "square",
    ...(dish.stock ? { stock_status: dish.stock } : {}),
    tags: dish.tags ?? [],
    allergens: dish.allergens ?? [],
    type,
    hidden: dish.hidden ?? false,
    modifier_size: dish.size ?? 0,
    heat: dish.heat ?? 0,
    use_wizard: dish.wizard ?? false,
    settings: { min_order_delay: dish.notice ?? 0 },
  });

/** An item of a menu by its type (menus §5): ref, name, price in dollars (null if not yet orderable), and the rest. */
export const plate = dishOf("plate");
export const side = dishOf("accompaniment");
export const starter = dishOf("appetizer");
export const dessert = dishOf("dessert");
export const drink = dishOf("beverage");
export const other = dishOf("other");

/** A modifier as it is written here: its ref does not contain its group's. */
export type Choice = ModifierInput;

export const choice = (ref: string, name: Bilingual, price = 0, more: Partial<Choice> = {}): Choice => ({
  ref,
  name,
  price,
  ...more,
});

/** A separator with a heading for the choices below it. */
export const separator = (ref: string, name: Bilingual): Choice => ({ ref, name, type: "separator" });

/** A sentence among the choices. */
export const note = (ref: string, name: Bilingual): Choice => ({ ref, name, type: "text" });

interface Rules {
  min: number;
  max: number;
  /** Selections of one modifier; 1 by default, -1 for as many as the group accepts. */
  each?: number;
  /** How many choices are free. */
  free?: number;
  text?: Bilingual;
  size_link?: "linked" | "modify";
  price_display?: "total" | "extra";
}

/** Refs are unique within a restaurant, so a modifier's ref is prefixed with its group's. */
const modifierRef = (group: string, ref: string): string => `${group}-${ref}`;

/**
 * The reference of a modifier that hides another: `when("patty", "plant")` is the choice `plant` of the group `patty`.
 */
export const when = (group: string, ref: string): string => `${group}|${modifierRef(group, ref)}`;

export const group = (
  ref: string,
  name: Bilingual,
  items: string[],
  rules: Rules,
  choices: Choice[],
): TableeModifierGroupInput => ({
  ref,
  name,
  description: rules.text ?? "",
  min_selected_amount: rules.min,
  max_selected_amount: rules.max,
  selections_per_item: rules.each ?? 1,
  free_amount: rules.free ?? 0,
  size_link: rules.size_link ?? null,
  price_display: rules.price_display ?? "extra",
  items,
  modifiers: choices.map((each) => ({ ...each, ref: modifierRef(ref, each.ref) })),
});

type ComboSlot = TableeComboInput["slots"][number];
type SlotItem = ComboSlot["items"][number];

/** An entry of a slot: included, at an extra price, or (`"own"`) at its own price. */
export const filling = (item: string, extra: number | "own" = 0): SlotItem =>
  extra === "own" ? { item, use_base_price: true } : { item, extra_price: extra };

export const slot = (ref: string, name: Bilingual, items: (string | SlotItem)[], optional = false): ComboSlot => ({
  ref,
  name,
  optional,
  items: items.map((each) => (typeof each === "string" ? { item: each } : each)),
});

/** A slot of several portions, which may all be the same item. */
export const portions = (
  ref: string,
  name: Bilingual,
  counts: { min: number; max: number },
  items: (string | SlotItem)[],
): ComboSlot => ({ ...slot(ref, name, items), ...counts });

interface ComboRules {
  text: Bilingual;
  price: number;
  promotion?: Bilingual;
  limit?: number;
  picture?: RenderedPicture;
}

/** The first slot is the primary one. */
export const combo = (ref: string, name: Bilingual, rules: ComboRules, slots: ComboSlot[]): TableeComboInput => ({
  ref,
  name,
  description: rules.text,
  base_price: rules.price,
  promotion: rules.promotion ?? null,
  limit_per_order: rules.limit ?? null,
  primary_slot: slots[0] ? `${ref}-${slots[0].ref}` : null,
  image_url: rules.picture ? dishPicture(rules.picture) : null,
  slots: slots.map((each) => ({ ...each, ref: `${ref}-${each.ref}` })),
});
