import { comboOf } from "../menus/find-in-menu.ts";
import type { Menu } from "../menus/menu.ts";
import { menuIn } from "../menus/mode-prices.ts";
import { closedSection } from "../menus/section-hours.ts";
import { type Minor, minor, toDecimal } from "../money/minor.ts";
import { modeAvailability, type ModeFacts } from "../restaurants/order-modes.ts";
import { checkLine } from "./line/check-line.ts";
import { missingForDelivery } from "./minimum-order.ts";
import { checkReach, type DeliveringFacts, type DeliveryFacts } from "./delivery-reach.ts";
import { priceLine } from "./line/line-price.ts";
import { CODE_PROBLEMS } from "./offers/offers-for.ts";
import { readLine } from "./line/line-portions.ts";
import { LINE_PROBLEM_CODES } from "./line/line-problem.ts";
import { countedQuantity } from "./line/line-quantity.ts";
import type { OrderLine } from "./line/order-line.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { checkOrderTime, withLongestDelay, type SlotFacts } from "../restaurants/order-slots.ts";
import { countDishes, type SlotCapacity, slotShortage, type SlotUse } from "./slot-capacity.ts";

/**
 * What can prevent an order (orders §21). Only the server can detect the problems of codes, price_changed and
 * table_closed.
 */
export const PROBLEM_CODES = [
  ...LINE_PROBLEM_CODES,
  "limit_reached",
  "section_closed",
  "mode_unavailable",
  "below_minimum",
  "address_missing",
  "address_too_far",
  "phone_invalid",
  "time_unavailable",
  "too_soon",
  "slot_full",
  "restaurant_closed",
  ...CODE_PROBLEMS,
  "price_changed",
  "table_closed",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface OrderProblem {
  code: ProblemCode;
  /** The index of the line that it is about, or null. */
  line: number | null;
  data: Record<string, unknown>;
}

export interface OrderFacts {
  menu: Menu;
  restaurant: SlotFacts & ModeFacts & DeliveringFacts;
  lines: readonly OrderLine[];
  mode: OrderMode;
  /** YYYY-MM-DD in the restaurant's timezone. */
  date: string;
  /** HH:MM in the restaurant's timezone, or "now". */
  time: string;
  delivery: DeliveryFacts | null;
  /** The restaurant's minimum order for a delivery. */
  minimum: Minor;
  /** The capacity of the time slot and its use; missing if the restaurant has no limits. */
  slot?: { capacities: readonly SlotCapacity[]; used: readonly SlotUse[] } | undefined;
}
/** Everything that prevents an order at this moment, lines first; empty if it can be placed. Never throws. */
export const checkOrder = (order: OrderFacts, at: Date): OrderProblem[] => {
  const untimely = timeProblems(order, at);
  return [
    ...order.lines.flatMap((line, index) =>
      checkLine(order.menu, line).map(({ code, data }): OrderProblem => ({ code, line: index, data })),
    ),
    ...limitProblems(order),
    ...modeProblems(order),
    ...minimumProblems(order),
    ...deliveryProblems(order),
    ...untimely,
    ...(untimely.length === 0 ? [...sectionProblems(order, at), ...capacityProblems(order)] : []),
  ];
};

/** One problem for each combo over its limit, at the line that exceeds it. */
const limitProblems = ({ menu, lines }: OrderFacts): OrderProblem[] => {
  const problems: OrderProblem[] = [];
  const counts = new Map<number, number>();
  lines.forEach((line, index) => {
    if (line.type !== "combo") return;
    const limit = comboOf(menu, line.combo_id)?.limit_per_order ?? Number.POSITIVE_INFINITY;
    const before = counts.get(line.combo_id) ?? 0;
    const count = before + countedQuantity(line.quantity);
    counts.set(line.combo_id, count);
    if (before > limit || count <= limit) return;
    problems.push({ code: "limit_reached", line: index, data: { combo_id: line.combo_id, limit } });
  });
  return problems;
};

const modeProblems = ({ restaurant, mode }: OrderFacts): OrderProblem[] => {
  const { shown, available, reason } = modeAvailability(restaurant)[mode];
  return shown && available ? [] : [{ code: "mode_unavailable", line: null, data: { mode, reason } }];
};

/** `data` contains the decimal amounts `minimum` and `missing`, as on the wire. */
const minimumProblems = ({ menu, lines, mode, minimum }: OrderFacts): OrderProblem[] => {
  const priced = menuIn(menu, mode);
  const dishes = minor(lines.reduce((sum, line) => sum + (priceLine(priced, line)?.price ?? 0), 0));
  const missing = missingForDelivery(minimum, mode, dishes);
  if (missing === 0) return [];
  return [{ code: "below_minimum", line: null, data: { minimum: toDecimal(minimum), missing: toDecimal(missing) } }];
};

const deliveryProblems = ({ restaurant, mode, delivery }: OrderFacts): OrderProblem[] => {
  const problem = mode === "delivery" ? checkReach(restaurant, delivery) : null;
  if (!problem) return [];
  const { code, ...data } = problem;
  return [{ code, line: null, data }];
};

/**
 * The longest delay decides (restaurants §14). If it is an item's delay and not the restaurant's, the problem is
 * reported on the item's line.
 */
const timeProblems = ({ menu, restaurant, lines, date, time }: OrderFacts, at: Date): OrderProblem[] => {
  const codeFor = (delays: number[]) => checkOrderTime(withLongestDelay(restaurant, delays), date, time, at)?.code;
  const delays = lines.map((line) => longestDelay(menu, line));
  const code = codeFor(delays);
  if (code === undefined) return [];
  if (code !== "too_soon" || codeFor([]) === "too_soon") return [{ code, line: null, data: { date, time } }];
  return delays.flatMap((min_order_delay, line): OrderProblem[] =>
    codeFor([min_order_delay]) === "too_soon" ? [{ code, line, data: { min_order_delay } }] : [],
  );
};

/**
 * Reports, on its line, an item whose section is not served at the time of the order (menus §32), on its own or in a
 * combo.
 */
const sectionProblems = ({ menu, restaurant: { timezone }, lines, date, time }: OrderFacts, at: Date): OrderProblem[] =>
  lines.flatMap((line, index): OrderProblem[] => {
    const items = (readLine(menu, line)?.portions ?? []).map(({ item }) => item);
    const closed = closedSection(menu, items, { timezone, date, time }, at);
    return closed ? [{ code: "section_closed", line: index, data: { section_id: closed.id } }] : [];
  });

/** Reports a time slot that other orders have filled; `left` is what remains of its limit. */
const capacityProblems = ({ menu, lines, mode, date, time, slot }: OrderFacts): OrderProblem[] => {
  if (slot === undefined) return [];
  const shortage = slotShortage(slot.capacities, slot.used, { mode, dishes: countDishes(menu, lines) });
  if (!shortage) return [];
  const { kind, per_slot, left } = shortage;
  return [{ code: "slot_full", line: null, data: { date, time, kind, per_slot, left } }];
};

/** The notice in hours that a line needs: the longest of its items (restaurants §14). */
const longestDelay = (menu: Menu, line: OrderLine): number =>
  Math.max(0, ...(readLine(menu, line)?.portions ?? []).map(({ item }) => item.settings.min_order_delay));
