import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";

/** A ref that the menu does not have; what a restaurant's files call its dishes is never made up again. */
function freshRef({ items }: EditedMenu): string {
  const known = new Set(items.map(({ ref }) => ref));
  for (;;) {
    const ref = `dish-${Math.random().toString(36).slice(2, 10)}`;
    if (!known.has(ref)) return ref;
  }
}

/** A dish without words and price yet. */
export const newDish = (menu: EditedMenu, type: EditedItem["type"]): EditedItem => ({
  ref: freshRef(menu),
  name: { en: null, fr: null, default: null },
  description: { en: null, fr: null, default: null },
  price: null,
  unit_price: null,
  calories: null,
  image_url: null,
  orientation: "square",
  stock_status: "available",
  tags: [],
  allergens: [],
  type,
  modifier_size: 0,
  use_wizard: false,
  settings: { min_order_delay: 0 },
  listed: true,
});

/** The same dish once more under a ref of its own. Its choices are the original's. */
export const copyOf = (menu: EditedMenu, dish: EditedItem): EditedItem => ({
  ...dish,
  ref: freshRef(menu),
  stock_status: "available",
  listed: true,
});
