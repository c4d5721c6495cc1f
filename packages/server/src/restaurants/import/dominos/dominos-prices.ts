import type { DominosVariant } from "./dominos.schema.ts";

/** A text such as "9.99" in cents. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Cents as the decimal of our file format. */
export const decimal = (amount: number): number => amount / 100;

/** What a variant costs as it stands, in cents: a dearer crust's surcharge belongs to its price. */
export const variantPrice = (variant: DominosVariant): number => cents(variant.price) + cents(variant.surcharge);

/** What each topping more adds, in cents. */
export const toppingPrice = ({ pricing }: DominosVariant): number => {
  const [none, one] = [pricing["price1-0"], pricing["price1-1"]];
  return none === undefined || one === undefined ? 0 : Math.max(0, cents(one) - cents(none));
};

/** Whether every topping up to a number adds the same; else our menus cannot say what it costs. */
export const isEvenlyPriced = (variant: DominosVariant, most: number): boolean => {
  const step = toppingPrice(variant);
  const none = variant.pricing["price1-0"];
  if (none === undefined) return true;
  return [1, 2, 3, 4].every((count) => {
    const price = variant.pricing[`price1-${count}`];
    return count > most || price === undefined || cents(price) === cents(none) + count * step;
  });
};
