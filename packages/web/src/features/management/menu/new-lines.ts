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

/** A ref that none of these has; what a restaurant's files call its lines is never made up again. */
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

/** A section without words and hours of its own yet. */
export const newSection = (menu: EditedMenu): EditedSection => ({
  ref: freshRef(menu.sections, "section"),
  name: NO_WORDS,
  image_url: null,
  hours: null,
  listed: true,
});

/** A dish without words and price yet. */
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

/** The next dish behind another one: whoever writes a menu down goes through it section by section. */
export const dishAfter = (menu: EditedMenu, before: EditedItem | undefined): EditedItem => ({
  ...newDish(menu, before?.type ?? ITEM_TYPES[0]),
  section_id: menu.sections.find(({ ref, listed }) => listed && ref === before?.section_id)?.ref ?? null,
});

/** The same dish once more under a ref of its own. Its choices are the original's. */
export const copyOfDish = (menu: EditedMenu, dish: EditedItem): EditedItem => ({
  ...dish,
  ref: freshRef(menu.items, "dish"),
  stock_status: "available",
  listed: true,
});

type Choice = EditedGroup["modifiers"][number];

/** A choice without words yet, for nothing more. */
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

/** A group that asks for one of its choices, with these dishes. */
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

/** A part of a combo without dishes yet. */
export const newPart = (parts: readonly Part[]): Part => ({
  ref: freshRef(parts, "part"),
  name: NO_WORDS,
  optional: false,
  min: 1,
  max: 1,
  items: [],
});

/** A dish of a part for nothing more. */
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
