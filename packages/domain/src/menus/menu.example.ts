import type { Text } from "../language/text.ts";
import { minor } from "../money/minor.ts";
import type { Combo, ComboSlot, ComboSlotItem, Menu, MenuItem, MenuSection, Modifier, ModifierGroup } from "./menu.ts";
import { QUEBEC_TAX } from "./tax.ts";

/**
 * Builders of small menus for tests: each takes what the test is about and fills in the rest. No product code imports
 * this file.
 */
export const text = (en: string, fr: string = en): Text => ({ en, fr, default: null });

export const makeItem = (given: Partial<MenuItem> & { id: number }): MenuItem => ({
  name: text(`Dish ${given.id}`, `Plat ${given.id}`),
  description: text("", ""),
  price: minor(1000),
  mode_prices: {},
  unit_price: null,
  calories: null,
  image_url: null,
  orientation: "square",
  stock_status: "available",
  tags: [],
  allergens: [],
  type: "plate",
  hidden: false,
  heat: 0,
  section_id: null,
  restaurant_id: 1,
  modifier_size: 0,
  use_wizard: false,
  settings: { min_order_delay: 0 },
  ...given,
});

export const makeSection = (given: Partial<MenuSection> & { id: number }): MenuSection => ({
  name: text(`Section ${given.id}`, `Rubrique ${given.id}`),
  image_url: null,
  hours: null,
  ...given,
});

export const makeModifier = (given: Partial<Modifier> & { id: number }): Modifier => ({
  name: text(`Choice ${given.id}`, `Choix ${given.id}`),
  type: "selectable",
  price: minor(0),
  mode_prices: {},
  preselected: false,
  size: 0,
  description: text("", ""),
  description_variant: null,
  link: null,
  conditional_display: "none",
  conditional_modifiers: [],
  allergens: [],
  stock_status: "available",
  modifier_groups: [],
  ...given,
});

/** A modifier that any of the references ("groupId|modifierId") hides. */
export const hiddenBy = (id: number, ...references: string[]): Modifier =>
  makeModifier({ id, conditional_display: "hide-when-select", conditional_modifiers: references });

/** `modifiers` may be plain ids. By default up to three choices, each once. */
export const makeGroup = (
  given: Omit<Partial<ModifierGroup>, "modifiers"> & { id: number; modifiers?: (number | Modifier)[] },
): ModifierGroup => ({
  name: text(`Group ${given.id}`, `Groupe ${given.id}`),
  description: text("", ""),
  image_url: null,
  min_selected_amount: 0,
  max_selected_amount: 3,
  selections_per_item: 1,
  free_amount: 0,
  size_link: null,
  price_display: "extra",
  items: [1],
  ...given,
  modifiers: (given.modifiers ?? []).map((modifier) =>
    typeof modifier === "number" ? makeModifier({ id: modifier }) : modifier,
  ),
});

/** By default a slot for one portion, whose items have no extra price and do not add their own price. */
export const makeSlot = (
  id: number,
  itemIds: number[],
  given: Omit<Partial<ComboSlot>, "items"> & { items?: (Partial<ComboSlotItem> & { item_id: number })[] } = {},
): ComboSlot => ({
  id,
  name: text(`Slot ${id}`, `Case ${id}`),
  optional: false,
  minimum: given.optional ? 0 : 1,
  maximum: 1,
  ...given,
  items: (given.items ?? itemIds.map((item_id) => ({ item_id }))).map((entry) => ({
    variant: 0,
    name: null,
    limit: null,
    extra_price: minor(0),
    use_base_price: false,
    ...entry,
  })),
});

export const makeCombo = (given: Partial<Combo> & { id: number }): Combo => ({
  name: text(`Combo ${given.id}`),
  description: text("", ""),
  base_price: minor(1500),
  mode_prices: {},
  promotion: null,
  limit_per_order: null,
  primary_slot_id: null,
  slots: [],
  image_url: null,
  allergens: [],
  ...given,
});

export const makeMenu = (given: Partial<Menu>): Menu => ({
  welcome_url: null,
  tax: QUEBEC_TAX,
  offers: [],
  sections: [],
  items: [],
  combos: [],
  modifier_groups: [],
  ...given,
});
