import type { TableeItem } from "@tablee/contract/restaurants/tablee-format.schema";
import type * as z from "zod";
import type { Remarks } from "../remarks.ts";
import { readQuantities } from "./dominos-codes.ts";
import { cents, decimal, toppingPrice, variantPrice } from "./dominos-prices.ts";
import type { Dish } from "./dominos-product.ts";
import type { DominosPreconfigured, DominosVariant } from "./dominos.schema.ts";

export interface Preconfigured {
  item: z.input<typeof TableeItem>;
  dish: Dish;
}

/** Converts a variant with chosen toppings into an item of its own, with nothing left to choose. */
export function readPreconfigured(
  [key, given]: readonly [key: string, given: DominosPreconfigured],
  dishes: readonly Dish[],
  remarks: Remarks,
): Preconfigured | null {
  const code = given.referencedProductCode;
  const dish = dishes.find(({ variants }) => variants.some((variant) => variant.code === code));
  const variant = dish?.variants.find((one) => one.code === code);
  if (!dish || !variant) {
    const path = ["preconfiguredProducts", key, "referencedProductCode"];
    remarks.error(path, "unknown_ref", `There is no variant with the code ${code}`);
    return null;
  }
  const item = {
    ref: `preconfigured:${given.code}`,
    name: nameOf(given),
    description: given.description,
    price: decimal(priceOf(given, dish, variant)),
  };
  return { dish, item };
}

const nameOf = ({ name, size }: DominosPreconfigured): string => {
  const trimmed = name.trim();
  return size === "" || trimmed.includes(size) ? trimmed : `${trimmed}, ${size}`;
};

/** The variant's price plus the toppings beyond those included; dips are free. */
function priceOf(given: DominosPreconfigured, dish: Dish, variant: DominosVariant): number {
  let more = 0;
  for (const [code, quantity] of readQuantities(given.options)) {
    const topping = dish.toppings.find((one) => one.code === code);
    if (topping && !topping.free) more += Math.max(0, quantity - topping.included);
  }
  const listed = variant.pricing[`price1-${more}`];
  if (listed !== undefined) return cents(listed) + cents(variant.surcharge);
  return variantPrice(variant) + Math.round(more * toppingPrice(variant));
}
