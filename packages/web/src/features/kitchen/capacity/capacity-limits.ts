import type { KitchenSlots } from "@tablee/contract/kitchen/kitchen.schema";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { CAPACITY_KINDS, type CapacityKind, slotShortage, type SlotUse } from "@tablee/domain/orders/slot-capacity";

export type Limits = KitchenSlots["capacity"];
type Limit = Limits[number];

/** Every limit that can be set, as `kind:mode`, `kind:all` for all modes together. */
export type LimitKey = `${CapacityKind}:${OrderMode | "all"}`;
export const limitKey = (kind: CapacityKind, mode: OrderMode | null): LimitKey => `${kind}:${mode ?? "all"}`;

export type LimitFields = Partial<Record<LimitKey, string>>;

export const fieldsOf = (limits: Limits): LimitFields =>
  Object.fromEntries(limits.map(({ kind, mode, per_slot }) => [limitKey(kind, mode), String(per_slot)]));

/** What is written in a field: a limit, nothing (null), or what is neither (undefined). */
export function readLimit(written: string): number | null | undefined {
  const words = written.trim();
  if (words === "") return null;
  const number = Number(words);
  return /^\d+$/.test(words) && number >= 1 && number <= 10_000 ? number : undefined;
}

/** The limits that the fields say; null where one of them says something else. */
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
  /** The limit that is nearest to being reached, of those that are about orders of any or some mode. */
  tightest: (Limit & { used: number }) | null;
  /** Nobody can order for it any more, whatever the mode. */
  full: boolean;
}

/** How full a half hour is against the limits, by what is ordered for it. */
export function fullnessOf(limits: Limits, used: readonly SlotUse[]): Fullness {
  const sum = (of: readonly SlotUse[], kind: CapacityKind) => of.reduce((total, use) => total + use[kind], 0);
  let tightest: Fullness["tightest"] = null;
  // Of two that are as near, the one about all modes.
  for (const limit of [...limits].sort((a, b) => Number(a.mode !== null) - Number(b.mode !== null))) {
    const taken = sum(limit.mode === null ? used : used.filter(({ mode }) => mode === limit.mode), limit.kind);
    if (!tightest || taken * tightest.per_slot > tightest.used * limit.per_slot) tightest = { ...limit, used: taken };
  }
  const full =
    limits.length > 0 && ORDER_MODES.every((mode) => slotShortage(limits, used, { mode, dishes: 1 }) !== null);
  return { orders: sum(used, "orders"), dishes: sum(used, "dishes"), tightest, full };
}
