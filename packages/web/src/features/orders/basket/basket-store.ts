import * as v from "valibot";
import { DEFAULT_SOURCE, SOURCE } from "@tablee/domain/orders/order-source";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { useSyncExternalStore } from "react";
import { stored } from "../../../storage/stored.ts";
import { leftAfter } from "./basket-lines.ts";
import { Basket } from "./basket-schema.ts";

/** The basket of this device: survives a reload, is the same in every tab (orders §5). */
export const basketStore = stored("order", Basket);

const EMPTY = v.parse(Basket, {});

/** The basket; on the server and in the first render it is empty, so that hydration finds what was rendered. */
export const useBasket = (): Basket => useSyncExternalStore(basketStore.subscribe, basketStore.get, () => EMPTY);

/**
 * To make room for another restaurant: how one orders, the address and where one came from stay, and so does what
 * was sent and may have arrived.
 */
export function discardBasket(): void {
  const { source, delivery, mode, attempt } = basketStore.get();
  basketStore.set({ ...EMPTY, mode, delivery, source, attempt });
}

let leaving = false;
/** The order has just been placed and its page is on its way: the empty basket is no news on the one before it. */
export const isLeavingBasket = (): boolean => leaving;
export const leftBasket = (): void => void (leaving = false);

/** Longer than it takes to move a thumb that was on its way. */
const UNSEEN_MS = 1_500;
let gaveWayAt = Number.NEGATIVE_INFINITY;
/** The chosen moment has just given way to another by itself: who presses Place now means the one before. */
export const gaveWay = (): void => void (gaveWayAt = performance.now());
export const hasJustGivenWay = (): boolean => performance.now() - gaveWayAt < UNSEEN_MS;

/** After an order was placed: what it held is gone, with its moment, its tip and where the diner came from. */
export function clearPlaced(placed: readonly OrderLine[]): void {
  const { delivery, mode, items, restaurant } = basketStore.get();
  const left = leftAfter(items, placed);
  leaving = true;
  basketStore.set({
    ...EMPTY,
    mode,
    delivery,
    source: DEFAULT_SOURCE,
    items: left,
    restaurant: left.length > 0 ? restaurant : null,
  });
}

/** Where somebody lives and how to reach them, and the order they may have sent; the dishes stay. */
export const forgetDelivery = (): void => basketStore.set({ delivery: EMPTY.delivery, attempt: null });

/** orders §8: `?source=` of the address that somebody came by becomes the source of the order. */
export function rememberSource(search: string): void {
  const source = new URLSearchParams(search).get("source");
  if (source !== null && SOURCE.test(source) && source !== basketStore.get().source) basketStore.set({ source });
}
