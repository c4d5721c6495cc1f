import { useSyncExternalStore } from "react";
import { stored } from "../../storage/stored.ts";
import { Basket, OWN_SOURCE, SOURCE } from "./basket-schema.ts";

/** The basket of this device: survives a reload, is the same in every tab (decisions, "Orders"). */
export const basketStore = stored("order", Basket);

const EMPTY = Basket.parse({});

/** The basket; on the server and in the first render it is empty, so that hydration finds what was rendered. */
export const useBasket = (): Basket => useSyncExternalStore(basketStore.subscribe, basketStore.get, () => EMPTY);

/** After an order was placed, or to make room for another restaurant: nothing stays but where the diner came from. */
export function emptyBasket({ keepSource }: { keepSource: boolean }): void {
  const { source, delivery, mode } = basketStore.get();
  basketStore.set({ ...EMPTY, mode, delivery, source: keepSource ? source : OWN_SOURCE });
}

/** spec §1: `?source=` of the address that somebody came by becomes the source of the order. */
export function rememberSource(search: string): void {
  const source = new URLSearchParams(search).get("source");
  if (source !== null && SOURCE.test(source) && source !== basketStore.get().source) basketStore.set({ source });
}
