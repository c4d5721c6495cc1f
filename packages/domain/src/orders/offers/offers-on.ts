import { divideBy } from "../../money/divide-by.ts";
import { type Minor, minor } from "../../money/minor.ts";
import type { Offer } from "../../menus/offer.ts";
import type { TaxBase } from "../tax/taxes-on.ts";

/** A line as offers see it. `item_id` is null for a combo, to which no dish offer applies. */
export interface OfferedLine {
  item_id: number | null;
  unit_price: Minor;
  quantity: number;
  /** The taxable amounts of the whole line; they add up to its price. */
  bases: readonly TaxBase[];
}

/** The part of an offer that pricing needs, as an order stores it. */
export type OfferRule = Pick<Offer, "ref" | "name" | "kind" | "item_ids" | "amount" | "from">;

/** What an offer takes off in total. */
export interface Discount {
  rule: OfferRule;
  amount: Minor;
}

/** A line with its discounts. */
export interface OfferedPart {
  /** Each offer's share of this line. Over all lines the shares add up to the order's discounts, to the cent. */
  discounts: Discount[];
  /** The remaining taxable amounts of the line, by item. */
  bases: TaxBase[];
}

export interface Offered {
  discounts: Discount[];
  /** One part per line, in the order of the lines. */
  lines: OfferedPart[];
  /** The remaining taxable amounts by item; their sum is the order's subtotal. */
  bases: TaxBase[];
}

const EVERY = { second_half: 2, third_free: 3 } as const;

/** What a dish offer takes off one of the discounted pieces: half of it, rounded down to the cent, or all of it. */
const offOnePiece = (kind: keyof typeof EVERY, price: Minor): number =>
  kind === "third_free" ? price : Math.floor(price / 2);

/** The prices of all pieces of one dish, the most expensive first. */
const piecesOf = (lines: readonly OfferedLine[]): Minor[] =>
  lines
    .flatMap(({ quantity, unit_price }) => Array.from({ length: quantity }, () => unit_price))
    .toSorted((a, b) => b - a);

const isOnDish = ({ kind, item_ids }: OfferRule, item_id: number): boolean =>
  kind !== "amount_off" && (item_ids === null || item_ids.includes(item_id));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sorted by ref, so that among equally good offers the same one always wins, in whatever order they come. */
const inOrder = (rules: readonly OfferRule[]): OfferRule[] => rules.toSorted((a, b) => (a.ref < b.ref ? -1 : 1));

/** What an offer takes off a dish: the cheapest of every two or three pieces is discounted. */
const offDish = ({ kind }: OfferRule, pieces: readonly Minor[]): number =>
  kind === "amount_off"
    ? 0
    : sumOf(pieces.filter((_, at) => (at + 1) % EVERY[kind] === 0).map((price) => offOnePiece(kind, price)));

/** An offer's share of each line. */
interface Taken {
  rule: OfferRule;
  by_line: Map<number, Minor>;
}

const priceOf = ({ unit_price, quantity }: OfferedLine): number => unit_price * quantity;

/**
 * The best single offer on a dish, over all of its pieces; null if none takes anything off. All lines of the dish share
 * the discount in proportion to their prices, so that both the person with the more expensive line and the one with the
 * cheaper line pay less.
 */
function bestOnDish(rules: readonly OfferRule[], lines: readonly OfferedLine[], item_id: number): Taken | null {
  const own = rules.filter((rule) => isOnDish(rule, item_id));
  if (own.length === 0) return null;
  const at = [...lines.keys()].filter((index) => lines[index]?.item_id === item_id);
  const dish = at.flatMap((index) => lines[index] ?? []);
  const pieces = piecesOf(dish);
  const best = own
    .map((rule) => ({ rule, amount: offDish(rule, pieces) }))
    .reduce((a, b) => (b.amount > a.amount ? b : a));
  return best.amount === 0 ? null : { rule: best.rule, by_line: shared(best.amount, at, dish.map(priceOf)) };
}

/** Divides an amount among lines in proportion to their prices. */
const shared = (amount: number, at: readonly number[], prices: readonly number[]): Map<number, Minor> => {
  const parts = divideBy(minor(amount), prices);
  return new Map(at.map((line, index) => [line, parts[index] ?? minor(0)]));
};

/**
 * Applies offers to an order (menus §40). Each dish gets the best single offer for all of its pieces. Then the best
 * single amount off applies to the rest. Two offers never apply to the same dish or, for amounts off, to the same
 * order. Nothing becomes negative. The result does not depend on the order of the lines or of the offers.
 */
export function offersOn(rules: readonly OfferRule[], lines: readonly OfferedLine[]): Offered {
  const sorted = inOrder(rules);
  const items = new Set(lines.flatMap(({ item_id }) => item_id ?? []));
  const dishes = [...items].flatMap((item_id) => bestOnDish(sorted, lines, item_id) ?? []);
  const offDishes = lines.map((_, at) => minor(sumOf(dishes.map(({ by_line }) => by_line.get(at) ?? 0))));
  const left = lines.map((line, at) => priceOf(line) - (offDishes[at] ?? 0));
  const sum = bestSum(sorted, sumOf(left));
  const taken = sum ? [...dishes, { rule: sum.rule, by_line: shared(sum.amount, [...lines.keys()], left) }] : dishes;
  const afterDishes = byItem(lines.flatMap(({ bases }, at) => lessened(bases, offDishes[at] ?? minor(0))));
  return {
    discounts: discountsOf(
      sorted,
      taken.flatMap(({ rule, by_line }) => [...by_line.values()].map((amount) => ({ rule, amount }))),
    ),
    lines: lines.map(({ bases }, at) => {
      const own = taken.flatMap(({ rule, by_line }) => ({ rule, amount: by_line.get(at) ?? minor(0) }));
      return { discounts: discountsOf(sorted, own), bases: lessened(bases, offOf(own)) };
    }),
    bases: sum ? lessened(afterDishes, minor(sum.amount)) : afterDishes,
  };
}

/** The sum of several discounts. */
export const offOf = (discounts: readonly Pick<Discount, "amount">[]): Minor =>
  minor(sumOf(discounts.map(({ amount }) => amount)));

/** One discount for each offer that takes anything off, in the order of the offers. */
export const discountsOf = (rules: readonly OfferRule[], discounts: readonly Discount[]): Discount[] =>
  rules.flatMap((rule) => {
    const amount = offOf(discounts.filter((discount) => discount.rule === rule));
    return amount > 0 ? [{ rule, amount }] : [];
  });

/** The best amount off, capped at what remains. */
function bestSum(rules: readonly OfferRule[], left: number): { rule: OfferRule; amount: number } | null {
  const sums = rules
    .filter(({ kind, from }) => kind === "amount_off" && left >= from)
    .map((rule) => ({ rule, amount: Math.min(rule.amount, left) }))
    .filter(({ amount }) => amount > 0);
  return sums.length === 0 ? null : sums.reduce((a, b) => (b.amount > a.amount ? b : a));
}

/** Reduces amounts by a discount in proportion to their size. */
const lessened = (bases: readonly TaxBase[], off: Minor): TaxBase[] => {
  if (off === 0) return [...bases];
  const parts = divideBy(
    off,
    bases.map(({ amount }) => amount),
  );
  return bases.map(({ item_id, amount }, at) => ({ item_id, amount: minor(amount - (parts[at] ?? 0)) }));
};

/** One amount per item, ordered by id, so that leftover cents go to the same item whatever the order of the lines. */
const byItem = (bases: readonly TaxBase[]): TaxBase[] => {
  const amounts = new Map<number | null, number>();
  for (const { item_id, amount } of bases) amounts.set(item_id, (amounts.get(item_id) ?? 0) + amount);
  return [...amounts]
    .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([item_id, amount]) => ({ item_id, amount: minor(amount) }));
};

/**
 * The offers that an order stores, for pricing a later correction. They stay valid even if the corrected order falls
 * below their minimum.
 */
export const keptRules = (discounts: readonly Discount[]): OfferRule[] =>
  discounts.map(({ rule }) => ({ ...rule, from: minor(0) }));
