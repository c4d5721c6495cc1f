import type { KitchenSlots } from "@tablee/contract/kitchen/kitchen.schema";
import { type LimitKey, limitKey } from "@tablee/domain/kitchen/limits-by-key";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { CAPACITY_KINDS, type CapacityKind, slotShortage, type SlotUse } from "@tablee/domain/orders/slot-capacity";

export type Limits = KitchenSlots["capacity"];
type Limit = Limits[number];

export type LimitFields = Partial<Record<LimitKey, string>>;

export const fieldsOf = (limits: Limits): LimitFields =>
  Object.fromEntries(limits.map(({ kind, mode, per_slot }) => [limitKey(kind, mode), String(per_slot)]));

/** Reads a field: a limit, null if it is empty, undefined if it is invalid. */
export function readLimit(written: string): number | null | undefined {
  const words = written.trim();
  if (words === "") return null;
  const number = Number(words);
  return /^\d+$/.test(words) && number >= 1 && number <= 10_000 ? number : undefined;
}

/** The limits in the fields; null if a field is invalid. */
export function limitsOf(fields: LimitFields): Limits | null {
  const limits: Limit[] = [];
  for (const kind of CAPACITY_KINDS) {
    for (const mode of [null, ...ORDER_MODES]) {
      const per_slot = readLimit(fields[limitKey(kind, mode)] ?? "");
      if (per_slot === undefined) return null;
      if (per_slot !== null) limits.push({ mode, kind, per_slot });
    }
  }
  return limits;
}

export interface Fullness {
  orders: number;
  dishes: number;
  /** The limit that is closest to being reached, whether for one mode or for all. */
  tightest: (Limit & { used: number }) | null;
  /** No more orders are possible for it, in any mode. */
  full: boolean;
}

/** How full a half hour is, measured by its orders against the limits. */
export function fullnessOf(limits: Limits, used: readonly SlotUse[]): Fullness {
  const sum = (of: readonly SlotUse[], kind: CapacityKind) => of.reduce((total, use) => total + use[kind], 0);
  let tightest: Fullness["tightest"] = null;
  // If two are equally close, the one for all modes comes first.
  for (const limit of [...limits].sort((a, b) => Number(a.mode !== null) - Number(b.mode !== null))) {
    const taken = sum(limit.mode === null ? used : used.filter(({ mode }) => mode === limit.mode), limit.kind);
    if (!tightest || taken * tightest.per_slot > tightest.used * limit.per_slot) tightest = { ...limit, used: taken };
  }
  const full =
    limits.length > 0 && ORDER_MODES.every((mode) => slotShortage(limits, used, { mode, dishes: 1 }) !== null);
  return { orders: sum(used, "orders"), dishes: sum(used, "dishes"), tightest, full };
}
