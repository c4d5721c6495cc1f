import type { Remarks } from "../remarks.ts";
import { numbersOf } from "./dominos-codes.ts";
import { isEvenlyPriced } from "./dominos-prices.ts";
import type { Dish } from "./dominos-product.ts";
import type { DominosFile } from "./dominos.schema.ts";

/** Reports what our menus cannot represent, each with its path. */
export function warnOfLosses(file: DominosFile, dishes: readonly Dish[], remarks: Remarks): void {
  for (const code of Object.keys(file.coupons?.products ?? {})) {
    remarks.lost(["coupons", "products", code], "discount", "Coupons have no place on our menus");
  }
  if (Object.keys(file.cooking?.instructions ?? {}).length > 0) {
    remarks.lost(["cooking"], "how_it_is_made", "How a pizza is baked and cut is left to the order's notes");
  }
  for (const dish of dishes) warnOfDish(dish, remarks);
}

function warnOfDish({ product, path, variants, toppings, most_toppings }: Dish, remarks: Remarks): void {
  if (numbersOf(product.tags.partCount).some((parts) => parts > 1)) {
    remarks.lost([...path, "tags", "partCount"], "on_a_half", "Toppings on one half only");
  }
  if (numbersOf(product.tags.optionQtys).some((quantity) => !Number.isInteger(quantity))) {
    remarks.lost([...path, "tags", "optionQtys"], "portion", "Light and one-and-a-half portions of a topping");
  }
  for (const variant of variants) {
    const at = ["variants", variant.code, "tags"];
    const { defaultToppings, disabledToppings, hideOption } = variant.tags;
    if (typeof defaultToppings === "string" && defaultToppings !== product.defaultToppings) {
      remarks.lost(
        [...at, "defaultToppings"],
        "of_one_dish",
        "What is on this variant alone; the product's own is shown",
      );
    }
    if (disabledToppings !== undefined || hideOption !== undefined) {
      remarks.lost(at, "of_one_dish", "Toppings that this variant alone cannot have");
    }
    if (toppings.length > 0 && !isEvenlyPriced(variant, most_toppings)) {
      remarks.lost(["variants", variant.code, "pricing"], "other_price", "Toppings beyond the first at another price");
    }
  }
}
