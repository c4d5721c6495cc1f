import type {
  EditedCombo,
  EditedGroup,
  EditedItem,
  EditedMenu,
  EditedSection,
} from "@tablee/contract/management/edited-menu.schema";
import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import { everyModePrice } from "@tablee/domain/menus/mode-prices";

const NO_MODE_PRICES = everyModePrice({});
const NO_WORDS = { en: null, fr: null, default: null };

/**
 * Returns a ref that none of these has; random, so that it does not collide with what a restaurant's files call its
 * lines.
 */
export function freshRef(
  lines: readonly { ref: string }[],
  kind: "dish" | "group" | "choice" | "combo" | "part" | "section",
): string {
  const known = new Set(lines.map(({ ref }) => ref));
  for (;;) {
    const ref = `${kind}-${Math.random().toString(36).slice(2, 10)}`;
    if (!known.has(ref)) return ref;
  }
}

/** Returns a section without words or hours. */
export const newSection = (menu: EditedMenu): EditedSection => ({
  ref: freshRef(menu.sections, "section"),
  name: NO_WORDS,
  image_url: null,
  hours: null,
  listed: true,
});

/** Returns a dish without words or a price. */
export const newDish = (menu: EditedMenu, type: EditedItem["type"]): EditedItem => ({
  ref: freshRef(menu.items, "dish"),
  name: NO_WORDS,
  description: NO_WORDS,
  price: null,
  mode_prices: NO_MODE_PRICES,
  unit_price: null,
  calories: null,
  image_url: null,
  orientation: "square",
  stock_status: "available",
  tags: [],
  allergens: [],
  type,
  modifier_size: 0,
  hidden: false,
  heat: 0,
  section_id: null,
  use_wizard: false,
  settings: { min_order_delay: 0 },
  listed: true,
});

/** Returns a new dish behind another one: menus are typed section by section. */
export const dishAfter = (menu: EditedMenu, before: EditedItem | undefined): EditedItem => ({
  ...newDish(menu, before?.type ?? ITEM_TYPES[0]),
  section_id: menu.sections.find(({ ref, listed }) => listed && ref === before?.section_id)?.ref ?? null,
});

/** Returns a copy of a dish under its own ref. It shares the original's choices. */
export const copyOfDish = (menu: EditedMenu, dish: EditedItem): EditedItem => ({
  ...dish,
  ref: freshRef(menu.items, "dish"),
  stock_status: "available",
  listed: true,
});

type Choice = EditedGroup["modifiers"][number];

/** Returns a choice without words and at no extra price. */
export const newChoice = (choices: readonly Choice[]): Choice => ({
  ref: freshRef(choices, "choice"),
  name: NO_WORDS,
  type: "selectable",
  price: 0,
  mode_prices: {},
  preselected: false,
  size: 0,
  description: NO_WORDS,
  description_variant: null,
  link: null,
  conditional_display: "none",
  conditional_modifiers: [],
  modifier_groups: [],
  allergens: [],
});

/** Returns a group of which one choice is required, for these dishes. */
export const newGroup = (menu: EditedMenu, items: string[]): EditedGroup => ({
  ref: freshRef(menu.modifier_groups, "group"),
  name: NO_WORDS,
  description: NO_WORDS,
  image_url: null,
  min_selected_amount: 1,
  max_selected_amount: 1,
  selections_per_item: 1,
  free_amount: 0,
  size_link: null,
  price_display: "extra",
  items,
  modifiers: [newChoice([])],
  listed: true,
});

type Part = EditedCombo["slots"][number];

/** Returns a part of a combo without dishes. */
export const newPart = (parts: readonly Part[]): Part => ({
  ref: freshRef(parts, "part"),
  name: NO_WORDS,
  optional: false,
  min: 1,
  max: 1,
  items: [],
});

/** Returns a dish of a part at no extra price. */
export const newPartDish = (item: string, variant: number): Part["items"][number] => ({
  item,
  variant,
  name: null,
  limit: null,
  extra_price: 0,
  use_base_price: false,
});

export const newCombo = (menu: EditedMenu): EditedCombo => ({
  ref: freshRef(menu.combos, "combo"),
  name: NO_WORDS,
  description: NO_WORDS,
  base_price: 0,
  mode_prices: NO_MODE_PRICES,
  promotion: NO_WORDS,
  limit_per_order: null,
  primary_slot: null,
  image_url: null,
  slots: [newPart([])],
  listed: true,
});
