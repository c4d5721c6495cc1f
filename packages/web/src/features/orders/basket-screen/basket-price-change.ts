import type { Menu } from "@tablee/domain/menus/menu";
import { type Minor, minor, toMinor } from "@tablee/domain/money/minor";
import { unitPrice } from "../placing/basket-request.ts";
import type { BasketLine } from "../basket/basket-schema.ts";
import { basketStore } from "../basket/basket-store.ts";
import type { BasketOrder } from "../placing/use-basket-order.ts";
import type { PlaceFailure } from "../placing/use-place-order.ts";

export interface AskedTotal {
  expected: Minor;
  actual: Minor;
}

/**
 * The two totals of an order that was refused only because it has become dearer: the diner is asked to accept the new
 * one. null: there is nothing to ask, or other problems come first.
 */
export function agreedTotal(failure: Pick<PlaceFailure, "problems"> | null): AskedTotal | null {
  const [only, ...more] = failure?.problems ?? [];
  if (only?.code !== "price_changed" || more.length > 0) return null;
  const { expected, actual } = only.data;
  return typeof expected === "number" && typeof actual === "number"
    ? { expected: toMinor(expected), actual: toMinor(actual) }
    : null;
}

/**
 * The known prices: the server's quote for exactly this basket once it has come, otherwise those of the loaded menu.
 */
export interface Prices {
  menu: Menu | null;
  quote: Pick<BasketOrder["quote"], "quote">;
}

const priceNow = ({ menu, quote }: Prices, line: BasketLine, index: number): Minor => {
  const quoted = quote.quote?.items[index];
  return quoted ? toMinor(quoted.unit_price) : unitPrice(menu, line);
};

export interface DearerLine {
  line: BasketLine;
  price: Minor;
  before: Minor;
}

/** The lines that cost more than the diner has seen: they have to be accepted before they are ordered. */
export const dearerLines = (prices: Prices, items: readonly BasketLine[]): DearerLine[] =>
  items.flatMap((line, index) => {
    const price = priceNow(prices, line, index);
    return price > line.unit_price ? [{ line, price, before: minor(line.unit_price) }] : [];
  });

/** Accepts the current price of every line. */
export function acceptPrices(prices: Prices): void {
  const { items } = basketStore.get();
  const dearer = new Map(dearerLines(prices, items).map(({ line, price }) => [line.id, price]));
  basketStore.set({ items: items.map((line) => ({ ...line, unit_price: dearer.get(line.id) ?? line.unit_price })) });
}
