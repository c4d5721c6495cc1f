import type { Text } from "../language/text.ts";
import { type Minor, minor } from "../money/minor.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { type OrderTotals, orderTotals, type TaxedTotals } from "../orders/order-totals.ts";
import { type Discount, type OfferedLine, type OfferRule, offersOn, offOf } from "../orders/offers/offers-on.ts";
import { timesQuantity } from "../orders/tax/line-tax-bases.ts";
import type { Tax } from "../menus/tax.ts";
import type { TaxBase } from "../orders/tax/taxes-on.ts";
import { countedQuantity, isQuantity } from "../orders/line/line-quantity.ts";
import type { OrderStatus } from "../orders/order-status.ts";
import { mayCancel } from "../orders/order-transitions.ts";

/** A line of a placed order, as far as a correction is about it. */
export interface CorrectableLine {
  id: string;
  type: "item" | "combo";
  item_id: number | null;
  name: Text;
  quantity: number;
  unit_price: Minor;
  price: Minor;
  /** What one unit bears tax on. */
  tax_bases: readonly TaxBase[];
  substitution: string | null;
  /** Of a combo, one without a group for each slot that is filled. */
  modifiers: readonly { modifier_group_id: number | null }[];
}

/** What staff wish of one line. Lines that are not named stay as they are. */
export interface LineWish {
  line_id: string;
  /** 0 takes the line off. */
  quantity: number;
  /** What is given in its place, in the kitchen's words; null or blank: what was ordered. */
  substitution: string | null;
}

/** One changed line, as it was and as it is. Amounts in minor units. */
export interface CorrectedLine {
  line_id: string;
  name: Text;
  quantity_before: number;
  quantity_after: number;
  price_before: Minor;
  price_after: Minor;
  substitution_before: string | null;
  substitution_after: string | null;
}

export interface CorrectableOrder {
  status: OrderStatus;
  lines: readonly CorrectableLine[];
  totals: OrderTotals;
  /** As it was when the order was placed. */
  tax: Tax;
  /** What was off, as the order keeps it. */
  offers: readonly OfferRule[];
  mode: OrderMode;
  /** How many times it was corrected before. */
  corrections: number;
}

/** Each sends its diner a message, and may come out of a printer. */
export const MAX_CORRECTIONS = 20;

/** What an order is once it is corrected. */
export interface CorrectedOrder {
  /** Those that are left, in their order. */
  lines: { id: string; quantity: number; price: Minor; substitution: string | null; discount: Minor }[];
  changes: CorrectedLine[];
  /** What is still off. */
  discounts: Discount[];
  totals: TaxedTotals;
  /** How many items the kitchen still has to make. */
  dishes: number;
}

export type CorrectionVerdict =
  /** It has been confirmed, cancelled or refused: what was agreed to is agreed to. */
  | { code: "correction_too_late"; status: OrderStatus }
  | { code: "line_gone"; line_id: string }
  /** No quantity, or more than was ordered: nobody is served, or asked to pay for, what they did not order. */
  | { code: "quantity_invalid"; line_id: string }
  | { code: "nothing_changed" }
  | { code: "too_many_corrections" }
  /** An order of nothing is refused instead, with a reason. */
  | { code: "nothing_left" }
  /** The diner would have to pay more than was agreed to. */
  | { code: "correction_dearer" };

/** Staff may correct what the diner may still cancel: nobody has promised anything yet (kitchen §6). */
export const mayCorrect = (status: OrderStatus): boolean => mayCancel(status);

const wishedWords = (words: string | null): string | null => words?.trim() || null;

/**
 * The tip keeps its share of the subtotal, rounded down: nobody tips for what is not served. It never rises.
 */
const tipAfter = ({ tip, subtotal }: OrderTotals, left: Minor): Minor =>
  left >= subtotal || subtotal === 0 ? tip : minor(Number((BigInt(tip) * BigInt(left)) / BigInt(subtotal)));

const dishesOf = ({ type, modifiers }: CorrectableLine): number =>
  type === "item" ? 1 : modifiers.filter(({ modifier_group_id }) => modifier_group_id === null).length;

/**
 * An order as staff correct it before it is confirmed, or why it cannot be. Prices are those of the day on which it
 * was placed; the delivery fee stays, the tax is worked out anew, and neither a quantity nor the total is ever above
 * what it was.
 */
export const correctOrder = (
  order: CorrectableOrder,
  wishes: readonly LineWish[],
): { corrected: CorrectedOrder } | CorrectionVerdict => {
  if (!mayCorrect(order.status)) return { code: "correction_too_late", status: order.status };
  if (order.corrections >= MAX_CORRECTIONS) return { code: "too_many_corrections" };
  for (const { line_id, quantity } of wishes) {
    const line = order.lines.find(({ id }) => id === line_id);
    if (!line) return { code: "line_gone", line_id };
    const whole = quantity === 0 || isQuantity(quantity);
    if (!whole || quantity > line.quantity) return { code: "quantity_invalid", line_id };
  }
  const wished = new Map(wishes.map((wish) => [wish.line_id, wish]));
  const pairs = order.lines.map((line) => ({ line, after: afterWish(line, wished.get(line.id)) }));
  const changes = pairs.flatMap(changeOf);
  if (changes.length === 0) return { code: "nothing_changed" };
  const left = pairs.filter(({ after }) => after.quantity > 0);
  if (left.length === 0) return { code: "nothing_left" };
  const { delivery_fee, total } = order.totals;
  const offered = offersOn(order.offers, left.map(offeredLine));
  const { bases, discounts } = offered;
  const subtotal = minor(bases.reduce((sum, { amount }) => sum + amount, 0));
  const { tax, mode } = order;
  const totals = orderTotals({ bases, tax, mode }, { tip: tipAfter(order.totals, subtotal), delivery_fee });
  if (totals.total > total) return { code: "correction_dearer" };
  const dishes = left.reduce((sum, { line, after }) => sum + after.quantity * dishesOf(line), 0);
  const lines = left.map(({ after }, at) => ({ ...after, discount: offOf(offered.lines[at]?.discounts ?? []) }));
  return { corrected: { discounts, lines, changes, totals, dishes } };
};

const offeredLine = ({ line, after: { quantity } }: { line: CorrectableLine; after: LineAfter }): OfferedLine => ({
  item_id: line.item_id,
  unit_price: line.unit_price,
  quantity,
  bases: timesQuantity(line.tax_bases, quantity),
});

type LineAfter = Omit<CorrectedOrder["lines"][number], "discount">;

const afterWish = ({ id, quantity, price, unit_price, substitution }: CorrectableLine, wish?: LineWish): LineAfter => {
  if (!wish) return { id, quantity, price, substitution };
  const wanted = countedQuantity(wish.quantity);
  return {
    id,
    quantity: wanted,
    price: minor(unit_price * wanted),
    substitution: wanted === 0 ? substitution : wishedWords(wish.substitution),
  };
};

const changeOf = ({ line, after }: { line: CorrectableLine; after: LineAfter }): CorrectedLine[] => {
  if (line.quantity === after.quantity && line.substitution === after.substitution) return [];
  return [
    {
      line_id: line.id,
      name: line.name,
      quantity_before: line.quantity,
      quantity_after: after.quantity,
      price_before: line.price,
      price_after: after.price,
      substitution_before: line.substitution,
      substitution_after: after.substitution,
    },
  ];
};
