import { isLimited, type OfferUse } from "@tablee/domain/orders/offers/offers-for";
import type { Queryable } from "../../database/open-database.ts";
import { insertOfferUses, readOfferUses } from "../stored/offer-uses.queries.ts";
import type { PricedRequest, Snapshot } from "./price-request.ts";

/** Whether the price of an order depends on other orders too; such a restaurant is locked while an order is placed. */
export const hasLimitedOffers = ({ menu }: Pick<Snapshot, "menu">): boolean => menu.offers.some(isLimited);

/** Returns how often each limited offer has been used. */
export const usesOfOffers = (
  db: Queryable,
  { row, menu }: Pick<Snapshot, "row" | "menu">,
  account_id: number | null,
): Promise<Map<string, OfferUse>> => {
  const refs = menu.offers.filter(isLimited).map(({ ref }) => ref);
  return readOfferUses(db, row.id, refs, account_id);
};

/** Records which limited offers an order used, in the transaction that holds the restaurant's lock. */
export const noteUses = async (
  tx: Queryable,
  { row, menu }: Pick<Snapshot, "row" | "menu">,
  { discounts }: Pick<PricedRequest, "discounts">,
  order: { id: number; account_id: number },
): Promise<void> => {
  const limited = new Set(menu.offers.filter(isLimited).map(({ ref }) => ref));
  const { id: order_id, account_id } = order;
  const had = discounts.filter(({ rule }) => limited.has(rule.ref));
  await insertOfferUses(
    tx,
    had.map(({ rule: { ref } }) => ({ order_id, account_id, restaurant_id: row.id, ref })),
  );
};
