import type { TableeItem } from "@tablee/contract/restaurants/tablee-format.schema";
import type { ItemType } from "@tablee/domain/menus/menu";
import type * as z from "zod";
import { menuOfOwner } from "../menu-of-owner.ts";
import type { Reader } from "../reading.ts";
import type { Remarks } from "../remarks.ts";
import { warnOfLosses } from "./dominos-losses.ts";
import { readPreconfigured } from "./dominos-preconfigured.ts";
import { decimal, variantPrice } from "./dominos-prices.ts";
import { type Dish, type GroupInput, readDish } from "./dominos-product.ts";
import { sideGroup } from "./dominos-sides.ts";
import { toppingGroups } from "./dominos-toppings.ts";
import { lowestPrice, variantGroup } from "./dominos-variants.ts";
import { type DominosCategory, DominosFile } from "./dominos.schema.ts";

/**
 * Reads a Domino's store menu as one restaurant's menu:
 * - The outermost categories are sections. A product is an item at the price of its cheapest variant, in the first
 *   section that contains it; the names of all its categories are its tags.
 * - Its variants (size and crust) are a group of which one is chosen, with each variant's difference in price,
 *   surcharge included.
 * - The price of toppings depends on the chosen size: there is one group per price, hidden while a variant with another
 *   price is chosen. Each topping has a stepper up to its own limit in whole portions, and the group has the product's
 *   limit.
 * - Included toppings are part of the price and listed; they can be left out if the file allows it.
 * - Sauces are free: another may be chosen instead, or one must be if the file says so.
 * - Dips included with a product are chosen for free, others at the price at which they are sold alone.
 * - A preconfigured product is an item of its own, with its toppings included in its price.
 * - Everything else is reported with its path: coupons, toppings on one half, fractional portions, what only one
 *   variant has or cannot have, ways of baking and cutting, hidden variants.
 */
export const readDominos: Reader = async (value, remarks, owner) => {
  const read = DominosFile.safeParse(value);
  if (!read.success) {
    remarks.refused([], read.error);
    return { restaurants: [], paths: [], skipped: 0 };
  }
  const file = read.data;
  const dishes = Object.entries(file.products).map((product) => readDish(file, product, remarks));
  const ready = Object.entries(file.preconfiguredProducts)
    .map((given) => readPreconfigured(given, dishes, remarks))
    .filter((one) => one !== null);
  const food = readCategories("food", file.categories.food);
  const popular = readCategories("ready", file.categories.preconfiguredProducts);
  const groups = new Map(dishes.map((dish) => [dish, groupsOf(file, dish, dishes, remarks)]));
  const menu = {
    sections: [...popular.sections, ...food.sections],
    items: [
      ...dishes.map((dish) => itemOf(dish, food.of(dish.product.code), groups.get(dish) ?? [])),
      ...ready.map(({ item, dish }) => ({
        ...item,
        type: typeOf(dish),
        ...popular.of(item.ref.replace("preconfigured:", "")),
      })),
    ],
    modifier_groups: [...groups.values()].flat(),
  };
  warnOfLosses(file, dishes, remarks);
  return menuOfOwner(menu, undefined, owner, 0, remarks);
};

function itemOf(dish: Dish, place: Placed, groups: readonly GroupInput[]): z.input<typeof TableeItem> {
  const price = lowestPrice(dish);
  return {
    ref: dish.product.code,
    name: dish.product.name,
    description: dish.product.description,
    price: price === null ? null : decimal(price),
    type: typeOf(dish),
    ...place,
    // The wizard is used because the available toppings depend on the size.
    use_wizard: groups.some(({ modifiers }) => modifiers.some((one) => one.conditional_display !== undefined)),
  };
}

function groupsOf(file: DominosFile, dish: Dish, dishes: readonly Dish[], remarks: Remarks): GroupInput[] {
  const priceAlone = (side: string): number | null => {
    const sold = dishes.find(({ product }) => product.code === `F_${side}`)?.variants[0];
    return sold ? variantPrice(sold) : null;
  };
  return [variantGroup(file, dish), ...toppingGroups(dish), sideGroup(dish, priceAlone, remarks)].filter(
    (group) => group !== null,
  );
}

const TYPES = new Map<string, ItemType>([
  ["Pizza", "plate"],
  ["Sandwich", "plate"],
  ["Pasta", "plate"],
  ["Wings", "plate"],
  ["Bread", "accompaniment"],
  ["Sides", "accompaniment"],
  ["GSalad", "appetizer"],
  ["Drinks", "beverage"],
  ["Dessert", "dessert"],
]);

const typeOf = ({ product }: Dish): ItemType => TYPES.get(product.productType) ?? "other";

/** Where a product belongs: its section, and the names of its categories from the outermost inwards. */
interface Placed {
  section_id: string | null;
  tags: string[];
}

interface Categories {
  /** Those that have a product, in the order of the file. */
  sections: { ref: string; name: string }[];
  of: (product: string) => Placed;
}

function readCategories(kind: string, categories: Record<string, DominosCategory>): Categories {
  const placed = new Map<string, Placed>();
  const walk = (category: DominosCategory, above: readonly string[], section_id: string): void => {
    const names = [...above, category.name.trim().toLowerCase().slice(0, 60)].filter((name) => name !== "");
    for (const product of category.products ?? []) {
      const { tags, ...place } = placed.get(product) ?? { section_id, tags: [] };
      placed.set(product, { ...place, tags: [...new Set([...tags, ...names])].slice(0, 40) });
    }
    for (const inner of Object.values(category.subCategories ?? {})) walk(inner, names, section_id);
  };
  const sections = Object.values(categories).map(({ code, name }) => ({ ref: `${kind}:${code}`, name: name || code }));
  for (const category of Object.values(categories)) walk(category, [], `${kind}:${category.code}`);
  const used = new Set([...placed.values()].map(({ section_id }) => section_id));
  return {
    sections: sections.filter(({ ref }) => used.has(ref)),
    of: (product) => placed.get(product) ?? { section_id: null, tags: [] },
  };
}
