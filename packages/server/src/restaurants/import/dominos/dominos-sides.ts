import type { Remarks } from "../remarks.ts";
import { numbersOf } from "./dominos-codes.ts";
import { decimal } from "./dominos-prices.ts";
import type { Dish, GroupInput } from "./dominos-product.ts";

/**
 * The group for dips and dressings. Dips included with a product are chosen for free; otherwise dips may be added at
 * the price at which the same dip is sold alone.
 */
export function sideGroup(
  dish: Dish,
  priceAlone: (side: string) => number | null,
  remarks: Remarks,
): GroupInput | null {
  const { product, sides, included_sides: included } = dish;
  if (sides.length === 0) return null;
  const shape = { ref: `${product.code}:sides`, items: [product.code] };
  if (included > 0) {
    return {
      ...shape,
      name: ["Included dip", "Trempette incluse"],
      min_selected_amount: included,
      max_selected_amount: included,
      selections_per_item: included,
      modifiers: sides.map(({ code, name, description }) => ({ ref: code, name, description })),
    };
  }
  const priced = sides.flatMap((side) => {
    const price = priceAlone(side.code);
    return price === null ? [] : { side, price };
  });
  if (priced.length < sides.length) {
    remarks.lost([...dish.path, "availableSides"], "without_price", "A side that has no price is left out");
  }
  if (priced.length === 0) return null;
  const each = Math.floor(Math.max(1, ...numbersOf(product.tags.optionQtys)));
  return {
    ...shape,
    name: ["Add a dip", "Ajouter une trempette"],
    min_selected_amount: 0,
    max_selected_amount: each * priced.length,
    selections_per_item: each,
    modifiers: priced.map(({ side: { code, name, description }, price }) => ({
      ref: code,
      name,
      description,
      price: decimal(price),
    })),
  };
}
