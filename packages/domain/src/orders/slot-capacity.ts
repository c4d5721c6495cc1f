import type { Menu } from "../menus/menu.ts";
import { readLine } from "./line/line-portions.ts";
import { countedQuantity } from "./line/line-quantity.ts";
import type { OrderLine } from "./line/order-line.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";

/** What a restaurant may limit in each half hour: how many orders it takes, or how many dishes. */
export const CAPACITY_KINDS = ["orders", "dishes"] as const;
export type CapacityKind = (typeof CAPACITY_KINDS)[number];

/** One limit: of one mode, or of all of them together (null). */
export interface SlotCapacity {
  mode: OrderMode | null;
  kind: CapacityKind;
  /** At least 1. */
  per_slot: number;
}

/** What the orders of one mode have taken up of a slot. */
export interface SlotUse {
  mode: OrderMode;
  orders: number;
  dishes: number;
}

/** The limit that an order does not fit into, and how much of it is left (0 or more). */
export interface SlotShortage extends SlotCapacity {
  left: number;
}

/** What the kitchen has to make: each item of a line, in a combo each that fills a slot; modifiers are no dishes. */
export const countDishes = (menu: Menu, lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + countedQuantity(line.quantity) * (readLine(menu, line)?.portions.length ?? 0), 0);

const takenOf = ({ mode, kind }: SlotCapacity, used: readonly SlotUse[]): number =>
  used.filter((use) => mode === null || use.mode === mode).reduce((sum, use) => sum + use[kind], 0);

/**
 * Whether one more order fits into a slot, by what is already in it: null, or the limit with the least left of those
 * that it does not fit into. Every limit that is about its mode must hold.
 */
export const slotShortage = (
  capacities: readonly SlotCapacity[],
  used: readonly SlotUse[],
  order: { mode: OrderMode; dishes: number },
): SlotShortage | null => {
  let shortage: SlotShortage | null = null;
  for (const capacity of capacities) {
    if (capacity.mode !== null && capacity.mode !== order.mode) continue;
    const left = Math.max(0, capacity.per_slot - takenOf(capacity, used));
    const asked = capacity.kind === "orders" ? 1 : order.dishes;
    if (asked > left && (shortage === null || left < shortage.left)) shortage = { ...capacity, left };
  }
  return shortage;
};

/**
 * The starts (ms) of those counted slots that take no order of so many dishes in any of the modes: what
 * `SlotFacts.full_slots` leaves out. A slot in which nothing has been counted is never full.
 */
export const fullSlots = (
  capacities: readonly SlotCapacity[],
  used: ReadonlyMap<number, readonly SlotUse[]>,
  { modes, dishes }: { modes: readonly OrderMode[]; dishes: number },
): Set<number> => {
  const full = new Set<number>();
  for (const [slot, uses] of used) {
    if (modes.every((mode) => slotShortage(capacities, uses, { mode, dishes }) !== null)) full.add(slot);
  }
  return full;
};

/** The first limit that a list names twice, or null: each mode has one limit of each kind. */
export const repeatedCapacity = (capacities: readonly SlotCapacity[]): number | null => {
  const seen = new Set<string>();
  for (const [index, { mode, kind }] of capacities.entries()) {
    if (seen.has(`${mode} ${kind}`)) return index;
    seen.add(`${mode} ${kind}`);
  }
  return null;
};
