import type { MenuItem, MenuSection } from "@tablee/domain/menus/menu";
import { servedWeeks } from "@tablee/domain/menus/section-hours";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import {
  checkOrderTime,
  firstOrderMoment,
  orderDates,
  type OrderMoment,
  orderTimes,
  resumeOrderMoment,
  type SlotFacts,
  withLongestDelay,
} from "@tablee/domain/restaurants/order-slots";
import { fallbackMode, type ModeFacts } from "@tablee/domain/restaurants/order-modes";
import type { Basket } from "../basket/basket-schema.ts";

/** The facts about a restaurant that decide how and when one can order. */
export type OrderingFacts = SlotFacts & ModeFacts;

/** The mode and time of an order, as it would be placed now. */
export interface OrderChoice {
  /** null: the restaurant offers no mode. */
  mode: OrderMode | null;
  /** null: it takes no orders at all. */
  date: string | null;
  /** HH:MM, or "now"; null: still to be chosen. */
  time: string | null;
}

export const hasAddress = ({ delivery }: Pick<Basket, "delivery">): boolean => delivery.address.trim() !== "";

/** The parts of a menu that decide when its dishes are available, as far as they are known. */
export interface TimedMenu {
  items: readonly Pick<MenuItem, "id" | "section_id" | "settings">[];
  sections: readonly Pick<MenuSection, "id" | "hours">[];
}

/**
 * The restaurant's facts combined with the needs of the basket's items: the longest notice (menus §4), and the times at
 * which all their sections are served (menus §32). If there is no such time, the problem is shown at the lines.
 */
export const factsFor = (
  facts: OrderingFacts,
  menu: TimedMenu,
  lines: readonly OrderLine[],
  at: Date,
): OrderingFacts => {
  const ordered = new Set(lines.flatMap((line) => [...(line.type === "item" ? [line.item_id] : []), ...inSlots(line)]));
  const items = menu.items.filter(({ id }) => ordered.has(id));
  const delayed = withLongestDelay(
    facts,
    items.map(({ settings }) => settings.min_order_delay),
  );
  const served = servedWeeks(menu, items);
  if (served.length === 0) return delayed;
  const narrowed = { ...delayed, served };
  return firstOrderMoment(narrowed, at) ? narrowed : delayed;
};
const inSlots = ({ modifiers }: OrderLine): number[] => modifiers.map(({ item_id }) => item_id);

/** The number of dishes that the kitchen has to make, as time slots count them. */
export const dishesOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { type, quantity, modifiers }) => {
    const inCombo = modifiers.filter(
      ({ slot_id, modifier_group_id }) => slot_id !== null && modifier_group_id === null,
    );
    return sum + quantity * (type === "item" ? 1 : inCombo.length);
  }, 0);

/**
 * The choice that results from the basket's settings at a moment (orders §10): an unavailable mode falls back in its
 * order, and a time that is no longer available becomes the first one that is. No choice means as soon as possible.
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
  // A day whose time was cleared waits for the diner, as long as the day has any times.
  if (time === null) return orderTimes(facts, date, at).length > 0 ? { mode, date, time } : soonest;
  return checkOrderTime(facts, date, time, at) === null ? { mode, date, time } : soonest;
}

/** The form in which the basket stores a choice: "now" is stored as no choice. */
export const keptMoment = (date: string, time: string | null): Pick<Basket, "date" | "time"> =>
  time === "now" ? { date: null, time: null } : { date, time };

/**
 * Whether the basket's time applies to this restaurant: it belongs to the restaurant of its lines, or to any if it is
 * empty.
 */
export const ownsMoment = ({ restaurant }: Pick<Basket, "restaurant">, id: number): boolean =>
  restaurant === null || restaurant.id === id;

/**
 * orders §10: a chosen date and time that are no longer available give way to the first that are, and are stored so
 * that the diner is told. null: they are still available, or there are no others.
 */
export function lostMoment(
  { date, time }: Pick<Basket, "date" | "time">,
  facts: OrderingFacts,
  at: Date,
): Pick<Basket, "date" | "time" | "lost"> | null {
  if (date === null || time === null || firstOrderMoment(facts, at) === null) return null;
  return checkOrderTime(facts, date, time, at) === null ? null : { date: null, time: null, lost: { date, time } };
}

/** The first time after one that is no longer available; null if there is none. */
export function nextAfter(lost: OrderMoment, facts: OrderingFacts, at: Date): OrderMoment | null {
  const later = orderTimes(facts, lost.date, at).find((time) => time !== "now" && time > lost.time);
  if (later !== undefined) return { date: lost.date, time: later };
  const date = orderDates(facts, at).find((each) => each > lost.date);
  const [time] = date === undefined ? [] : orderTimes(facts, date, at);
  return date === undefined || time === undefined ? null : { date, time };
}

/**
 * The saved date and time when the basket is opened again (orders §9); null: they stay. They also stay while the
 * restaurant takes no orders at all, because there is no other time to offer (orders §10).
 */
export function momentAtStart(
  basket: Pick<Basket, "date" | "time">,
  facts: OrderingFacts,
  at: Date,
): Pick<Basket, "date" | "time" | "lost"> | null {
  const { date, time } = basket;
  const resumed = resumeOrderMoment(basket, facts, at);
  if (date === null || resumed.date === null || (resumed.date === date && resumed.time === time)) return null;
  // A cleared time stays, to be chosen again; anything else becomes "the first available", stored as no choice.
  if (resumed.time === null) return { date: resumed.date, time: null, lost: null };
  return { date: null, time: null, lost: time === null ? null : { date, time } };
}
