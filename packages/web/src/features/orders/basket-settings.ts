import type { OrderLine } from "@tablee/domain/orders/order-line";
import type { OrderMode } from "@tablee/domain/orders/order-mode";
import {
  checkOrderTime,
  firstOrderMoment,
  orderTimes,
  resumeOrderMoment,
  type SlotFacts,
  withLongestDelay,
} from "@tablee/domain/orders/order-slots";
import { fallbackMode, type ModeFacts } from "@tablee/domain/restaurants/order-modes";
import type { Basket } from "./basket-schema.ts";

/** What of a restaurant decides how and when one can order. */
export type OrderingFacts = SlotFacts & ModeFacts;

/** How and when an order is for, as it would be placed now. */
export interface OrderChoice {
  /** null: the restaurant offers no way of ordering. */
  mode: OrderMode | null;
  /** null: it takes no orders at all. */
  date: string | null;
  /** HH:MM, or "now"; null: to be chosen. */
  time: string | null;
}

export const hasAddress = ({ delivery }: Pick<Basket, "delivery">): boolean => delivery.address.trim() !== "";

/** The restaurant's facts with the notice that the basket's own items ask for (spec §5). */
export const factsFor = (
  facts: OrderingFacts,
  items: readonly { id: number; settings: { min_order_delay: number } }[],
  lines: readonly OrderLine[],
): OrderingFacts => {
  const ordered = new Set(lines.flatMap((line) => [...(line.type === "item" ? [line.item_id] : []), ...inSlots(line)]));
  return withLongestDelay(
    facts,
    items.filter(({ id }) => ordered.has(id)).map(({ settings }) => settings.min_order_delay),
  );
};
const inSlots = ({ modifiers }: OrderLine): number[] => modifiers.map(({ item_id }) => item_id);

/**
 * What the basket's choices come to at a moment (spec §4): an unavailable mode falls back in its order, a choice of
 * time that is not available any more becomes the first that is. Nothing chosen means as soon as possible.
 */
export function orderChoice(
  basket: Pick<Basket, "mode" | "date" | "time" | "delivery">,
  facts: OrderingFacts,
  at: Date,
): OrderChoice {
  const mode = fallbackMode(facts, basket.mode, hasAddress(basket));
  const first = firstOrderMoment(facts, at);
  const { date, time } = basket;
  const soonest = { mode, date: first?.date ?? null, time: first?.time ?? null };
  if (date === null || first === null) return soonest;
  // A day is chosen and its time was cleared: it waits for the diner as long as the day has any.
  if (time === null) return orderTimes(facts, date, at).length > 0 ? { mode, date, time } : soonest;
  return checkOrderTime(facts, date, time, at) === null ? { mode, date, time } : soonest;
}

/** The saved date and time as the basket opens again (spec §4 "Order date/time at start"); null: they stand. */
export function momentAtStart(
  basket: Pick<Basket, "date" | "time">,
  facts: OrderingFacts,
  at: Date,
): Pick<Basket, "date" | "time"> | null {
  const { date, time } = basket;
  if (date === null) return null;
  const resumed = resumeOrderMoment({ date, time }, facts, at);
  if (resumed.date === date && resumed.time === time) return null;
  // A cleared time is kept, to be chosen; anything else is "the first available", which nothing chosen means.
  return resumed.time === null ? { date: resumed.date, time: null } : { date: null, time: null };
}
