import type { Menu } from "../menus/menu.ts";
import { readLine } from "./line/line-portions.ts";
import { countedQuantity } from "./line/line-quantity.ts";
import type { OrderLine } from "./line/order-line.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";

/** What a restaurant may limit in each half hour: the number of orders or of dishes. */
export const CAPACITY_KINDS = ["orders", "dishes"] as const;
export type CapacityKind = (typeof CAPACITY_KINDS)[number];

/** A limit for one mode, or for all modes together (null). */
export interface SlotCapacity {
  mode: OrderMode | null;
  kind: CapacityKind;
  /** At least 1. */
  per_slot: number;
}

/** How much of a slot the orders of one mode use. */
export interface SlotUse {
  mode: OrderMode;
  orders: number;
  dishes: number;
}

/** The limit that an order exceeds, and how much of it is left (0 or more). */
export interface SlotShortage extends SlotCapacity {
  left: number;
}

/**
 * The number of dishes that the kitchen has to prepare: the item of each item line, and in a combo each item that fills
 * a slot. Modifiers do not count.
 */
export const countDishes = (menu: Menu, lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + countedQuantity(line.quantity) * (readLine(menu, line)?.portions.length ?? 0), 0);

const takenOf = ({ mode, kind }: SlotCapacity, used: readonly SlotUse[]): number =>
  used.filter((use) => mode === null || use.mode === mode).reduce((sum, use) => sum + use[kind], 0);

/**
 * Whether one more order fits into a slot that is already partly used: null if it does, otherwise the exceeded limit
 * with the least left. All limits for its mode must hold.
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
 * The starts (epoch milliseconds) of the counted slots that cannot take an order with this many dishes in any of the
 * modes, for `SlotFacts.full_slots`. A slot that has not been counted is never full.
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

/** The index of the first limit that repeats an earlier one, or null: each mode may have one limit of each kind. */
export const repeatedCapacity = (capacities: readonly SlotCapacity[]): number | null => {
  const seen = new Set<string>();
  for (const [index, { mode, kind }] of capacities.entries()) {
    if (seen.has(`${mode} ${kind}`)) return index;
    seen.add(`${mode} ${kind}`);
  }
  return null;
};
