import type { DominosVariant } from "./dominos.schema.ts";

/** Converts a text such as "9.99" into cents. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Converts cents into the decimal of our file format. */
export const decimal = (amount: number): number => amount / 100;

/** The price of a variant without extras, in cents, including the surcharge of a dearer crust. */
export const variantPrice = (variant: DominosVariant): number => cents(variant.price) + cents(variant.surcharge);

/** The price of each additional topping, in cents. */
export const toppingPrice = ({ pricing }: DominosVariant): number => {
  const [none, one] = [pricing["price1-0"], pricing["price1-1"]];
  return none === undefined || one === undefined ? 0 : Math.max(0, cents(one) - cents(none));
};

/** Whether every topping up to `most` adds the same amount; otherwise our menus cannot express the price. */
export const isEvenlyPriced = (variant: DominosVariant, most: number): boolean => {
  const step = toppingPrice(variant);
  const none = variant.pricing["price1-0"];
  if (none === undefined) return true;
  return [1, 2, 3, 4].every((count) => {
    const price = variant.pricing[`price1-${count}`];
    return count > most || price === undefined || cents(price) === cents(none) + count * step;
  });
};
