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

/** A line of a placed order, with what a correction needs. */
export interface CorrectableLine {
  id: string;
  type: "item" | "combo";
  item_id: number | null;
  name: Text;
  quantity: number;
  unit_price: Minor;
  price: Minor;
  /** The taxable amounts of one unit. */
  tax_bases: readonly TaxBase[];
  substitution: string | null;
  /** For a combo, the entry without a group stands for a filled slot. */
  modifiers: readonly { modifier_group_id: number | null }[];
}

/** What staff want for one line. Lines that are not named stay as they are. */
export interface LineWish {
  line_id: string;
  /** 0 removes the line. */
  quantity: number;
  /** What is given instead, in the kitchen's words; null or blank means that the dish is as ordered. */
  substitution: string | null;
}

/** One changed line, before and after. Amounts are in minor units. */
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
  /** The tax rules at the time of the order. */
  tax: Tax;
  /** The offers that applied, as the order stores them. */
  offers: readonly OfferRule[];
  mode: OrderMode;
  /** How many times it has been corrected already. */
  corrections: number;
}

/** Each correction sends the diner a message, and may print a ticket. */
export const MAX_CORRECTIONS = 20;

/** The order after its correction. */
export interface CorrectedOrder {
  /** The remaining lines, in their order. */
  lines: { id: string; quantity: number; price: Minor; substitution: string | null; discount: Minor }[];
  changes: CorrectedLine[];
  /** The discounts that still apply. */
  discounts: Discount[];
  totals: TaxedTotals;
  /** How many items the kitchen has to prepare. */
  dishes: number;
}

export type CorrectionVerdict =
  /** The order has been confirmed, cancelled or refused, and can no longer change. */
  | { code: "correction_too_late"; status: OrderStatus }
  | { code: "line_gone"; line_id: string }
  /** Not a quantity, or more than was ordered: nobody is served or charged for more than they ordered. */
  | { code: "quantity_invalid"; line_id: string }
  | { code: "nothing_changed" }
  | { code: "too_many_corrections" }
  /** An order with nothing left must be refused instead, with a reason. */
  | { code: "nothing_left" }
  /** The diner would have to pay more than they agreed to. */
  | { code: "correction_dearer" };

/** Staff may correct an order from the moment they see it until it is confirmed (kitchen §6). */
export const mayCorrect = (status: OrderStatus): boolean => status === "new";

/** Words of staff without blanks around them; null if nothing is left. */
export const wishedWords = (words: string | null): string | null => words?.trim() || null;

/**
 * Keeps the tip's share of the subtotal, rounded down, since nobody tips for what is not served. The tip never rises.
 */
const tipAfter = ({ tip, subtotal }: OrderTotals, left: Minor): Minor =>
  left >= subtotal || subtotal === 0 ? tip : minor(Number((BigInt(tip) * BigInt(left)) / BigInt(subtotal)));

const dishesOf = ({ type, modifiers }: CorrectableLine): number =>
  type === "item" ? 1 : modifiers.filter(({ modifier_group_id }) => modifier_group_id === null).length;

/**
 * Applies a correction that staff make before they confirm an order, or returns why it is not possible. Prices are
 * those at which the order was placed and the delivery fee stays. The tax is recalculated. No quantity rises, and
 * neither does the total.
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
