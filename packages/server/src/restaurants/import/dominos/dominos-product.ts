import type { TableeModifierGroup } from "@tablee/contract/restaurants/tablee-format.schema";
import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";
import { numbersOf, readOffered, readQuantities } from "./dominos-codes.ts";
import type { DominosFile, DominosNamed, DominosProduct, DominosVariant } from "./dominos.schema.ts";

export type GroupInput = z.input<typeof TableeModifierGroup>;
export type ModifierInput = GroupInput["modifiers"][number];

/** A topping of a product, with how much of it is included and how much is allowed. */
export interface Topping extends DominosNamed {
  included: number;
  most: number;
  /** Whether it can be left out. */
  optional: boolean;
  sauce: boolean;
  /** Whether a product can have only one of these sauces. */
  exclusive: boolean;
  /** Whether it costs nothing extra, in any quantity. */
  free: boolean;
}

/** A product with its codes resolved. */
export interface Dish {
  product: DominosProduct;
  path: JsonPath;
  variants: DominosVariant[];
  toppings: Topping[];
  sides: DominosNamed[];
  /** How many of its sides are included. */
  included_sides: number;
  /** How many toppings are allowed in total. */
  most_toppings: number;
}

/** The maps have keys in the API's camel case: GSalad is gSalad. */
const kindOf = (product: DominosProduct): string =>
  product.productType.charAt(0).toLowerCase() + product.productType.slice(1);

const named = (
  table: Record<string, Record<string, DominosNamed>>,
  product: DominosProduct,
  code: string,
): DominosNamed | undefined => {
  const kind = Object.hasOwn(table, kindOf(product)) ? table[kindOf(product)] : undefined;
  return kind && Object.hasOwn(kind, code) ? kind[code] : undefined;
};

export const sizeOf = (file: DominosFile, dish: Dish, variant: DominosVariant): DominosNamed | undefined =>
  named(file.sizes, dish.product, variant.sizeCode);
export const flavorOf = (file: DominosFile, dish: Dish, variant: DominosVariant): DominosNamed | undefined =>
  named(file.flavors, dish.product, variant.flavorCode);

/** Resolves a product's codes; unknown codes are errors. */
export function readDish(
  file: DominosFile,
  [key, product]: readonly [key: string, product: DominosProduct],
  remarks: Remarks,
): Dish {
  const path = ["products", key];
  const unknown = (field: string, code: string): void =>
    remarks.error([...path, field], "unknown_ref", `There is nothing with the code ${code}`);

  const variants = product.variants.flatMap((code) => {
    const variant = Object.hasOwn(file.variants, code) ? file.variants[code] : undefined;
    if (!variant) unknown("variants", code);
    if (variant?.tags.hidden !== true) return variant ? [variant] : [];
    remarks.lost(["variants", code], "hidden", "A hidden variant is left out");
    return [];
  });
  const sides = readOffered(product.availableSides).flatMap(({ code }) => {
    const side = named(file.sides, product, code);
    if (!side) unknown("availableSides", code);
    return side ? [side] : [];
  });
  const included = [...readQuantities(product.defaultSides).values()].reduce((sum, quantity) => sum + quantity, 0);
  return {
    product,
    path,
    variants,
    toppings: readToppings(file, product, unknown),
    sides,
    included_sides: Math.floor(included),
    most_toppings: numbersOf(product.tags.maxOptionQty)[0] ?? Number.POSITIVE_INFINITY,
  };
}

function readToppings(
  file: DominosFile,
  product: DominosProduct,
  unknown: (field: string, code: string) => void,
): Topping[] {
  const included = readQuantities(product.defaultToppings);
  const usual = numbersOf(product.tags.optionQtys);
  return readOffered(product.availableToppings).flatMap(({ code, quantities }) => {
    const topping = named(file.toppings, product, code);
    if (!topping) unknown("availableToppings", code);
    const allowed = quantities ?? usual;
    if (!topping) return [];
    return [
      {
        ...topping,
        included: included.get(code) ?? 0,
        most: Math.max(1, ...allowed),
        optional: allowed.includes(0),
        sauce: topping.tags.sauce === true,
        exclusive: topping.tags.exclusiveGroup !== undefined,
        free: topping.tags.ignoreQty === true,
      },
    ];
  });
}
