import { DEFAULT_SOURCE, SOURCE } from "@tablee/domain/orders/order-source";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { useSyncExternalStore } from "react";
import { stored } from "../../../storage/stored.ts";
import { leftAfter } from "./basket-lines.ts";
import { Basket } from "./basket-schema.ts";

/** The basket of this device: it survives a reload, and is the same in every tab (orders §5). */
export const basketStore = stored("order", Basket);

const EMPTY = basketStore.initial;

/** The basket; empty on the server and in the first render, so that hydration finds what was rendered. */
export const useBasket = (): Basket => useSyncExternalStore(basketStore.subscribe, basketStore.get, () => EMPTY);

/**
 * Empties the basket for another restaurant. The mode, the address and the order's source stay, and so does an attempt
 * that may have arrived.
 */
export function discardBasket(): void {
  const { source, delivery, mode, attempt } = basketStore.get();
  basketStore.set({ ...EMPTY, mode, delivery, source, attempt });
}

let leaving = false;
/** Whether an order was just placed and its page is opening: the previous page must not announce the empty basket. */
export const isLeavingBasket = (): boolean => leaving;
export const leftBasket = (): void => void (leaving = false);

/** Longer than it takes to stop a thumb that was about to press. */
const UNSEEN_MS = 1_500;
let gaveWayAt = Number.NEGATIVE_INFINITY;
/**
 * Records that the chosen time was just replaced automatically: a press on Place within this time means the old one.
 */
export const gaveWay = (): void => void (gaveWayAt = performance.now());
export const hasJustGivenWay = (): boolean => performance.now() - gaveWayAt < UNSEEN_MS;

/** Called after an order was placed: removes what it contained, with its date and time, its tip and its source. */
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

/** Removes the delivery address, the contact data and an open attempt; the dishes stay. */
export const forgetDelivery = (): void => basketStore.set({ delivery: EMPTY.delivery, attempt: null });

/** orders §8: `?source=` in the address of arrival becomes the source of the order. */
export function rememberSource(search: string): void {
  const source = new URLSearchParams(search).get("source");
  if (source !== null && SOURCE.test(source) && source !== basketStore.get().source) basketStore.set({ source });
}

/** Called after an order was placed that was not the basket's (a table's): the arrival has led to its order. */
export function forgetSource(): void {
  if (basketStore.get().source !== DEFAULT_SOURCE) basketStore.set({ source: DEFAULT_SOURCE });
}
