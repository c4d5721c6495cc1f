import { decimal, toppingPrice, variantPrice } from "./dominos-prices.ts";
import { type Dish, flavorOf, type GroupInput, sizeOf } from "./dominos-product.ts";
import type { DominosFile, DominosVariant } from "./dominos.schema.ts";

export const variantsRef = (dish: Dish): string => `${dish.product.code}:variants`;

/** Returns the lowest price of the variants; null if there is none to buy. */
export const lowestPrice = (dish: Dish): number | null =>
  dish.variants.length === 0 ? null : Math.min(...dish.variants.map(variantPrice));

const differ = (values: readonly string[]): boolean => new Set(values).size > 1;

/**
 * The group for sizes and crusts, of which exactly one is chosen. The product has the lowest price, and each variant
 * adds its difference. Null if there is nothing to choose.
 */
export function variantGroup(file: DominosFile, dish: Dish): GroupInput | null {
  const lowest = lowestPrice(dish);
  if (lowest === null || dish.variants.length < 2) return null;
  const sizes = differ(dish.variants.map((variant) => variant.sizeCode));
  const flavors = differ(dish.variants.map((variant) => variant.flavorCode));
  return {
    ref: variantsRef(dish),
    name: groupName(sizes, flavors),
    min_selected_amount: 1,
    max_selected_amount: 1,
    price_display: "total",
    items: [dish.product.code],
    modifiers: dish.variants.map((variant) => ({
      ref: variant.code,
      name: variantName(file, dish, variant, { sizes, flavors }),
      price: decimal(variantPrice(variant) - lowest),
      description: (flavors && flavorOf(file, dish, variant)?.description) || "",
    })),
  };
}

const groupName = (sizes: boolean, flavors: boolean): [string, string] => {
  if (sizes && flavors) return ["Size and style", "Format et style"];
  if (sizes) return ["Size", "Format"];
  return flavors ? ["Style", "Style"] : ["Your choice", "Votre choix"];
};

/** Returns "Medium (12"), Hand Tossed": only what distinguishes the variants; otherwise the variant's own name. */
function variantName(
  file: DominosFile,
  dish: Dish,
  variant: DominosVariant,
  { sizes, flavors }: { sizes: boolean; flavors: boolean },
): string {
  const parts = [
    sizes ? sizeOf(file, dish, variant)?.name : undefined,
    flavors ? flavorOf(file, dish, variant)?.name : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? variant.name : parts.join(", ");
}

/** A price for toppings, and the variants that do not have it: it is hidden while one of them is chosen. */
export interface ToppingTier {
  /** In cents. */
  price: number;
  hidden_with: string[];
}

/** The price of a topping depends on the size: one tier per price, in the order of the variants. */
export const toppingTiers = (dish: Dish): ToppingTier[] =>
  [...new Set(dish.variants.map(toppingPrice))].map((price) => ({
    price,
    hidden_with: dish.variants
      .filter((variant) => toppingPrice(variant) !== price)
      .map((variant) => `${variantsRef(dish)}|${variant.code}`),
  }));
