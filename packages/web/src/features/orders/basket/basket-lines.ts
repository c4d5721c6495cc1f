import { mostOfCombo } from "@tablee/domain/orders/line/combo-limit";
import { comboOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import type { Currency } from "@tablee/domain/money/minor";
import { lineKey, mergeLine, sameLine } from "@tablee/domain/orders/line/line-identity";
import { MAX_QUANTITY, type OrderLine } from "@tablee/domain/orders/line/order-line";
import type { Text } from "@tablee/domain/language/text";
import type { Basket, BasketLine, BasketRestaurant } from "./basket-schema.ts";

/** The facts about a restaurant that the basket stores with its lines. */
export interface RestaurantFacts {
  id: number;
  name: Text;
  currency: Currency;
  timezone: string;
  logo_image_path: string | null;
  cover_image_path: string | null;
}

export const basketRestaurant = (facts: RestaurantFacts): BasketRestaurant => ({
  id: facts.id,
  name: facts.name,
  currency: facts.currency,
  timezone: facts.timezone,
  image_url: facts.logo_image_path ?? facts.cover_image_path,
});

/** Whether adding from this restaurant would discard the basket's content (orders §6). */
export const isOfAnother = ({ items, restaurant }: Basket, restaurantId: number): boolean =>
  items.length > 0 && restaurant !== null && restaurant.id !== restaurantId;

export interface Added {
  change: Pick<Basket, "items" | "restaurant">;
  /** Some quantity was cut off, because a line holds at most 25: the diner has to be told. */
  capped: boolean;
  /** This is the first line: the call is `order/start`, otherwise `order/add-item`. */
  begins: boolean;
}

/**
 * Adds a line to the basket: an identical line takes its quantity. What was there from another restaurant is discarded.
 */
export function addLine(basket: Basket, restaurant: BasketRestaurant, line: BasketLine): Added {
  const items = isOfAnother(basket, restaurant.id) ? [] : basket.items;
  const { lines, capped } = mergeLine(items, line);
  return { change: { items: seenAt(lines, line), restaurant }, capped, begins: items.length === 0 };
}

/** An identical line that was added earlier takes the price that the diner has seen last. */
const seenAt = (lines: BasketLine[], line: BasketLine): BasketLine[] =>
  lines.map((other) => (sameLine(other, line) ? { ...other, unit_price: line.unit_price } : other));

/**
 * Replaces a line in its place after it was edited; if it is now identical to another one, that one takes its quantity.
 */
export function replaceLine(
  items: readonly BasketLine[],
  id: string,
  line: BasketLine,
): { items: BasketLine[]; capped: boolean } {
  const twin = items.find((other) => other.id !== id && sameLine(other, line));
  if (!twin) return { items: items.map((other) => (other.id === id ? { ...line, id } : other)), capped: false };
  const { lines, capped } = mergeLine(
    items.filter((other) => other.id !== id),
    line,
  );
  return { items: seenAt(lines, line), capped };
}

/** Sets a line's quantity; a quantity outside 1 to 25 changes nothing. */
export const setQuantity = (items: readonly BasketLine[], id: string, quantity: number): BasketLine[] =>
  items.map((line) =>
    line.id === id && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
      ? { ...line, quantity }
      : line,
  );

/** The highest quantity of a line: 25, or what its combo's limit leaves beside the other lines (`limit`, else null). */
export function mostOfLine(
  menu: Menu | null,
  items: readonly BasketLine[],
  line: BasketLine,
): { most: number; limit: number | null } {
  const combo = menu && line.type === "combo" ? comboOf(menu, line.combo_id) : undefined;
  if (!combo) return { most: MAX_QUANTITY, limit: null };
  const most = mostOfCombo(
    combo,
    items.filter(({ id }) => id !== line.id),
  );
  return { most, limit: most < MAX_QUANTITY ? combo.limit_per_order : null };
}

/** Puts a removed line back in its place, unless it is there again. */
export const restoreLine = (items: readonly BasketLine[], line: BasketLine, at: number): BasketLine[] =>
  items.some(({ id }) => id === line.id) ? [...items] : items.toSpliced(at, 0, line);

/** The number of pieces, not of lines. */
export const pieces = (items: readonly BasketLine[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The id of a new line. Random without `randomUUID`, which only secure origins have. */
export const newLineId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What is in the basket beyond what was placed: added while the order was being sent, perhaps in another tab. */
export function leftAfter(items: readonly BasketLine[], placed: readonly OrderLine[]): BasketLine[] {
  const gone = new Map<string, number>();
  for (const line of placed) gone.set(lineKey(line), (gone.get(lineKey(line)) ?? 0) + line.quantity);
  return items.flatMap((line) => {
    const key = lineKey(line);
    const quantity = line.quantity - (gone.get(key) ?? 0);
    gone.set(key, Math.max(0, -quantity));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
