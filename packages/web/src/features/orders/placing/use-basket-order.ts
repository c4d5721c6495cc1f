import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import { microsOfPercent } from "@tablee/domain/menus/tax";
import { toMinor } from "@tablee/domain/money/minor";
import { chosenTip, tipTaken } from "@tablee/domain/money/tip";
import { checkOrder, type OrderProblem } from "@tablee/domain/orders/order-problems";
import { firstOrderMoment } from "@tablee/domain/restaurants/order-slots";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useNow } from "../../../language/now.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { menuOf } from "../../menus/reading/menu-queries.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import { type BasketAmounts, basketTotals, placeRequest, unitPrice } from "./basket-request.ts";
import { useOfferRules } from "./use-offer-rules.ts";
import type { Basket, PlaceRequest } from "../basket/basket-schema.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";
import { useBasket } from "../basket/basket-store.ts";
import { type BasketQuote, useBasketQuote } from "../basket/use-basket-quote.ts";

export interface BasketOrder {
  basket: Basket;
  menu: Menu;
  totals: BasketAmounts;
  request: PlaceRequest | null;
  /** The tip's input is not an amount: it has to be corrected before anything is sent. */
  tipInvalid: boolean;
  problems: OrderProblem[];
  quote: BasketQuote;
}

/** The basket as an order: priced here at once, and by the server a moment later (orders §15). */
export function useBasketOrder(restaurant: Restaurant): BasketOrder {
  const basket = useBasket();
  const now = useNow();
  const { facts, choice } = useOrderSettings();
  const menu = menuOf(restaurant, choice.mode);
  const tip = tipTaken(basket.tip, restaurant.tip_percents);
  const own = basketTotals({ ...basket, tip }, menu, choice, restaurant.delivery_fee, useOfferRules(menu));
  const when = firstOrderMoment(facts, now) ?? { date: localMoment(now, restaurant.timezone).date, time: "now" };
  const request = placeRequest(basket, choice, own.tip, when);
  const quote = useBasketQuote(request);
  const words = JSON.stringify(request);
  const ownProblems = useMemo(() => {
    if (!request) return [];
    const { items: lines, mode, date, time, delivery } = request;
    return checkOrder(
      { menu, restaurant, lines, mode, date, time, delivery, minimum: toMinor(restaurant.min_order_amount) },
      now,
    );
    // The request is a new object at every render, so its content is compared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [menu, restaurant, words, now]);
  useFreshMenu(restaurant.id, menu, basket, quote.quote);
  const totals = quote.quote ? quotedTotals(quote.quote) : own;
  const tipInvalid = chosenTip(tip, own.subtotal) === null;
  return { basket, menu, totals, request, tipInvalid, quote, problems: quote.quote?.problems ?? ownProblems };
}

const quotedTotals = (quote: NonNullable<BasketQuote["quote"]>): BasketAmounts => ({
  discounts: quote.discounts.map(({ ref, name, amount }) => ({ ref, name, amount: toMinor(amount) })),
  subtotal: toMinor(quote.subtotal),
  tax: toMinor(quote.tax),
  tax_included: quote.tax_included,
  taxes: quote.taxes.map(({ name, rate, amount }) => ({
    name,
    micros: microsOfPercent(rate),
    amount: toMinor(amount),
  })),
  tip: toMinor(quote.tip),
  delivery_fee: toMinor(quote.delivery_fee),
  total: toMinor(quote.total),
});

/** Refetches the menu when the server prices a line differently: the menu has changed since it was loaded. */
function useFreshMenu(id: number, menu: Menu, { items }: Basket, quote: BasketQuote["quote"]): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const stale =
    quote !== null &&
    items.some((line, index) => {
      const priced = quote.items[index];
      return priced !== undefined && toMinor(priced.unit_price) !== unitPrice(menu, line);
    });
  useEffect(() => {
    if (stale) void client.invalidateQueries({ queryKey: restaurantQuery(orpc, id).queryKey });
  }, [stale, quote, client, orpc, id]);
}
