import { divideBy } from "../../money/divide-by.ts";
import { type Minor, minor } from "../../money/minor.ts";
import type { Offer } from "../../menus/offer.ts";
import type { TaxBase } from "../tax/taxes-on.ts";

/** A line as offers see it: the dish, null for a combo, on which no dish's offer is. */
export interface OfferedLine {
  item_id: number | null;
  unit_price: Minor;
  quantity: number;
  /** What the whole line bears tax on; adds up to its price. */
  bases: readonly TaxBase[];
}

/** As much of an offer as its price needs: what an order keeps of it. */
export type OfferRule = Pick<Offer, "ref" | "name" | "kind" | "item_ids" | "amount" | "from">;

/** What an offer takes off, once for each that does. */
export interface Discount {
  rule: OfferRule;
  amount: Minor;
}

/** A line with what is off it. */
export interface OfferedPart {
  /** Each offer's part that falls to this line; of all lines together they are the order's, to the cent. */
  discounts: Discount[];
  /** What is left of the line to be taxed, by item. */
  bases: TaxBase[];
}

export interface Offered {
  discounts: Discount[];
  /** By line, in their order. */
  lines: OfferedPart[];
  /** What is left to be taxed, by item; what all of it adds up to is the order's subtotal. */
  bases: TaxBase[];
}

const EVERY = { second_half: 2, third_free: 3 } as const;

/** What is off one piece that an offer of dishes takes: half, rounded down to the cent, or all of it. */
const offOnePiece = (kind: keyof typeof EVERY, price: Minor): number =>
  kind === "third_free" ? price : Math.floor(price / 2);

/** What the pieces of one dish cost, the dearest first. */
const piecesOf = (lines: readonly OfferedLine[]): Minor[] =>
  lines
    .flatMap(({ quantity, unit_price }) => Array.from({ length: quantity }, () => unit_price))
    .toSorted((a, b) => b - a);

const isOnDish = ({ kind, item_ids }: OfferRule, item_id: number): boolean =>
  kind !== "amount_off" && (item_ids === null || item_ids.includes(item_id));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** By the refs' letters, so that of two that are as good the same one is taken, in whatever order they come. */
const inOrder = (rules: readonly OfferRule[]): OfferRule[] => rules.toSorted((a, b) => (a.ref < b.ref ? -1 : 1));

/** What an offer takes off a dish: of each two or three pieces the cheapest. */
const offDish = ({ kind }: OfferRule, pieces: readonly Minor[]): number =>
  kind === "amount_off"
    ? 0
    : sumOf(pieces.filter((_, at) => (at + 1) % EVERY[kind] === 0).map((price) => offOnePiece(kind, price)));

/** An offer's part of each line. */
interface Taken {
  rule: OfferRule;
  by_line: Map<number, Minor>;
}

const priceOf = ({ unit_price, quantity }: OfferedLine): number => unit_price * quantity;

/**
 * The best single offer that is on a dish, over all of its pieces; null where none takes anything off. It takes all of
 * them, so all of its lines share it by what they cost: who had the dearer one and who the cheaper one are both asked less.
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

/** An amount, by line, as the lines' prices weigh. */
const shared = (amount: number, at: readonly number[], prices: readonly number[]): Map<number, Minor> => {
  const parts = divideBy(minor(amount), prices);
  return new Map(at.map((line, index) => [line, parts[index] ?? minor(0)]));
};

/**
 * What offers take off an order (menus §40). On each dish the best single offer that is on it, over all of its pieces;
 * then, of what is left, the best single sum off. No two ever meet on the same dish, or on the same order; nothing goes
 * below nothing, and neither the order of the lines nor that of the offers matters.
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

/** All that several discounts take off. */
export const offOf = (discounts: readonly Pick<Discount, "amount">[]): Minor =>
  minor(sumOf(discounts.map(({ amount }) => amount)));

/** One for each offer that takes anything off, in the order of the offers. */
export const discountsOf = (rules: readonly OfferRule[], discounts: readonly Discount[]): Discount[] =>
  rules.flatMap((rule) => {
    const amount = offOf(discounts.filter((discount) => discount.rule === rule));
    return amount > 0 ? [{ rule, amount }] : [];
  });

/** Never more than there is. */
function bestSum(rules: readonly OfferRule[], left: number): { rule: OfferRule; amount: number } | null {
  const sums = rules
    .filter(({ kind, from }) => kind === "amount_off" && left >= from)
    .map((rule) => ({ rule, amount: Math.min(rule.amount, left) }))
    .filter(({ amount }) => amount > 0);
  return sums.length === 0 ? null : sums.reduce((a, b) => (b.amount > a.amount ? b : a));
}

/** Amounts with a part of them taken off, each by its share. */
const lessened = (bases: readonly TaxBase[], off: Minor): TaxBase[] => {
  if (off === 0) return [...bases];
  const parts = divideBy(
    off,
    bases.map(({ amount }) => amount),
  );
  return bases.map(({ item_id, amount }, at) => ({ item_id, amount: minor(amount - (parts[at] ?? 0)) }));
};

/** One for each item, in the order of their ids: cents that are left over go to the same one, whatever the lines' order. */
const byItem = (bases: readonly TaxBase[]): TaxBase[] => {
  const amounts = new Map<number | null, number>();
  for (const { item_id, amount } of bases) amounts.set(item_id, (amounts.get(item_id) ?? 0) + amount);
  return [...amounts]
    .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([item_id, amount]) => ({ item_id, amount: minor(amount) }));
};

/** The rules that an order keeps, as a correction prices by them: what was agreed to stays, also below the amount. */
export const keptRules = (discounts: readonly Discount[]): OfferRule[] =>
  discounts.map(({ rule }) => ({ ...rule, from: minor(0) }));
